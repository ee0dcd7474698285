import KeelBase

/// A module that examples may import because the site brings it.
struct PlannedSupportModule: Sendable {
    let name: String
    /// Names of other support modules that it imports.
    let dependencies: [String]
    let files: [SourceText]
    /// Made by Keel, and in no folder of the site's.
    var isGenerated = false
}
