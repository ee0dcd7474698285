/// Something that the compiler said about checked code, in its own words.
struct CompilerFinding: Sendable, Codable, Hashable {
    var kind: CompilerDiagnostic.Kind
    /// `nil` when it named no place in that code.
    var place: CodePlace?
    var message: String
    var notes: [CompilerFinding] = []

    /// Whether a name that the message quotes is among `names`.
    func mentions(_ names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        return message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }
            .flatMap { $0.element.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
            .contains { names.contains(String($0)) }
    }

    /// The name of which the compiler says that it is nowhere.
    var unknownName: String? {
        guard message.hasPrefix("cannot find "), message.hasSuffix(" in scope") else { return nil }
        return message.split(separator: "'").dropFirst().first.map(String.init)
    }
}
