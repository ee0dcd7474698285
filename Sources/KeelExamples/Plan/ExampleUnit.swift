import KeelBase
import KeelContent

/// What is compiled in one go: a module, a script, a file of tests, or a block that must not compile.
struct ExampleUnit: Sendable {
    enum Kind: String, Sendable {
        case module
        /// Run; what it prints is compared.
        case script
        /// Compiled only.
        case norun
        case traps
        case test
        /// Must not compile, or must draw warnings.
        case expectation
        /// Leaves a bracket, a string or a comment open; only read, to hear what the compiler says.
        case unclosed
    }

    let kind: Kind
    /// The Swift module's name.
    let name: String
    /// Its name where no other language's code stands beside it.
    let commonName: String
    /// The languages that share the code: the same blocks in each, differing in comments at most. The first is
    /// compiled, and findings of the compiler are reported there.
    let variants: [[ExampleBlock]]
    /// The unit in the same article whose module this one sees.
    let parent: Int?

    var blocks: [ExampleBlock] { variants[0] }
    /// Seconds that the first block which says so gives it.
    var timeout: Double? { blocks.lazy.compactMap(\.swift.timeout).first }
}

/// An article with all its languages, and what is to be done for it.
struct ArticlePlan: Sendable {
    let translations: Translations
    /// The Swift blocks of each language, in the order of `translations.articles`.
    let blocks: [[ExampleBlock]]
    /// A module stands before the units that see it.
    let units: [ExampleUnit]
}

/// All that the examples of a site ask for.
struct ExamplePlan: Sendable {
    let articles: [ArticlePlan]
    /// Names of modules that are not the articles' own.
    let importedModules: Set<String>
    /// Modules that a block may import because the site has them, each after those it imports itself.
    let supportModules: [PlannedSupportModule]
}

/// A module that examples may import because the site brings it.
struct PlannedSupportModule: Sendable {
    let name: String
    /// Names of other support modules that it imports.
    let dependencies: [String]
    let files: [SourceText]
    /// Made by Keel, and in no folder of the site's.
    var isGenerated = false
}
