import Testing

/// An edit of a sound site, and the one finding that must come of it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
    enum Where: Sendable {
        case source, translation, both
        case file(String)

        var files: [String] {
            switch self {
            case .source: ["Content/et/loendur.md"]
            case .translation: ["Content/ru/loendur.md"]
            case .both: ["Content/et/loendur.md", "Content/ru/loendur.md"]
            case .file(let file): [file]
            }
        }
    }

    let name: String
    let place: Where
    let edits: [(old: String, new: String)]
    /// `Content/et/loendur.md:12: error: message`
    let finding: String

    init(_ name: String, in place: Where, _ edits: KeyValuePairs<String, String>, finds finding: String) {
        self.name = name
        self.place = place
        self.edits = edits.map { ($0, $1) }
        self.finding = finding
    }

    var testDescription: String { name }
}
