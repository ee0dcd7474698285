/// A word that begins with two hyphens. Options of one command only stand in its file.
struct Option: Sendable, Hashable {
    /// With its hyphens.
    let name: String
    /// What the value is called in help; `nil` for an option without one.
    let value: String?
    /// For help, in half a line; `nil` for those that need no words.
    let about: String?

    init(_ word: String, value: String? = nil, _ about: String? = nil) {
        name = "--" + word
        self.value = value
        self.about = about
    }

    static let root = Option("root", value: "DIR", "the folder that holds Content and Site (default: the current one)")
    static let format = Option(
        "format", value: Format.allCases.map(\.rawValue).joined(separator: "|"),
        "terminal (default), json (an object a line), github (annotations)")
    static let only = Option(
        "only", value: "LANG[/PATH]", "only these articles, of all examples and findings; repeatable")
    static let strict = Option("strict", "warnings are errors")
    static let junit = Option("junit", value: "FILE", "write the outcome of every block and test as JUnit XML, too")
    static let help = Option("help")
    static let version = Option("version")

    /// Of all commands, in the order in which help shows them.
    static let known: [Option] = {
        var all: [Option] = []
        for option in Command.all.flatMap(\.options) where !all.contains(option) { all.append(option) }
        return all + [help, version]
    }()

    static func named(_ word: String) -> Option? {
        word == "-h" ? help : known.first { $0.name == word }
    }
}
