/// A word of the command line: what help says of it, what may stand behind it, and the scene that it starts. Adding one
/// is a file beside this one and its name in `all`.
struct Command: Sendable {
    let name: String
    /// In the list of commands, under 70 characters.
    let title: String
    /// What stands behind the name, as help shows it: `LANG/PATH... | --all`.
    var operands = ""
    /// Some sentences for `keel help NAME`.
    let about: String
    /// Without those that all commands take.
    let options: [Option]
    var formats = Format.allCases
    let scene: @MainActor @Sendable (Arguments, Surroundings) throws(UsageError) -> any Scene

    /// In the order of the list that help shows.
    static let all = [build, check, render, promote, status, stamp, help]

    static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
