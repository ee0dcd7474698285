/// Who reads the output.
enum Format: String, Sendable, CaseIterable {
    case terminal, json, github
}
