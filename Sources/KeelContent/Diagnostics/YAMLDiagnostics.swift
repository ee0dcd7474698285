import KeelBase

// The words of findings about YAML, front matter included.

extension Diagnostic {
    static func yamlFault(_ fault: YAMLFault, in source: SourceText, _ area: YAMLArea) -> Diagnostic {
        var notes: [Note] = []
        let message: String
        var hint: String? = quotingHint(in: source, at: fault.offset)
        switch fault.kind {
        case .syntax(let problem): message = "not valid YAML: \(problem)"
        case .anchor: message = "anchors and aliases ('&' and '*') are not taken"
        case .tag: message = "tags ('!') are not taken"
        case .keyIsNoText: message = "a key must be a text"
        case .severalDocuments:
            message = "a second YAML document begins here"
            hint = nil
        case .tooDeep:
            message = "nested too deep"
            hint = "if it is meant as text, put it in quotes"
        case .duplicateKey(let key, let first):
            message = "the key '\(key)' is there twice"
            hint = "remove one of the two"
            notes = [Note("first given here", in: source, at: first)]
        }
        return Diagnostic(area.syntax, in: source, at: fault.offset, message, hint: hint, notes: notes)
    }

    /// Nearly every fault in front matter is a value that needs quotes: shows the line with them.
    private static func quotingHint(in source: SourceText, at offset: Int) -> String {
        let range = source.lineRange(source.lineIndex(at: offset))
        let line = String(decoding: source.bytes[range], as: UTF8.self)
        if line.contains("\t") { return "indent with spaces, not tabs, and put texts with special signs in quotes" }
        guard let colon = line.firstRange(of: ": ") else { return "put texts with special signs in quotes" }
        let value = line[colon.upperBound...].drop { $0 == " " }
        guard let first = value.first, first != "\"", first != "'", value.count < 200 else {
            return "each line is 'key: value', and a quoted value ends with its quote"
        }
        let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "put the value in quotes: \(line[..<colon.lowerBound]): \"\(escaped)\""
    }

    static func unknownKey(_ entry: YAMLEntry, in source: SourceText, _ area: YAMLArea, known: [String]) -> Diagnostic {
        Diagnostic(
            area.unknownKey, in: source, at: entry.keyOffset, "unknown key '\(entry.key)'",
            hint: didYouMean(entry.key, known, otherwise: "the keys are \(list(known))"))
    }

    static func wrongValue(
        _ entry: YAMLEntry, in source: SourceText, _ area: YAMLArea, expected: String
    ) -> Diagnostic {
        Diagnostic(area.badValue, in: source, at: entry.value.offset, "'\(entry.key)' must be \(expected)")
    }

    static func emptyValue(_ entry: YAMLEntry, in source: SourceText, _ area: YAMLArea) -> Diagnostic {
        Diagnostic(
            area.badValue, in: source, at: entry.keyOffset, "'\(entry.key)' has no value",
            hint: "give it one, or remove the line")
    }

    static func unknownValue(
        _ value: String, of entry: YAMLEntry, in source: SourceText, _ area: YAMLArea, among known: [String]
    ) -> Diagnostic {
        Diagnostic(
            area.badValue, in: source, at: entry.value.offset, "'\(entry.key)' can't be '\(value)'",
            hint: didYouMean(value, known, otherwise: "it can be \(list(known))"))
    }

    static func unclosedFrontMatter(in source: SourceText, suspect: Int?) -> Diagnostic {
        Diagnostic(
            .frontMatterUnclosed, file: source.path, position: SourcePosition(line: 1, column: 1),
            "front matter opened here, never closed",
            hint: "close it with a line '---' before the text; for a rule at the very top write '***'",
            notes: suspect.map { [Note("this line is neither YAML nor '---'", in: source, at: $0)] } ?? [])
    }

    static func frontMatterIsNoMapping(in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .frontMatterSyntax, in: source, at: offset, "front matter must be lines of 'key: value'",
            hint: "for a rule at the very top write '***'")
    }
}

extension YAMLArea {
    fileprivate var syntax: DiagnosticCode { self == .frontMatter ? .frontMatterSyntax : .configurationSyntax }
    fileprivate var unknownKey: DiagnosticCode {
        self == .frontMatter ? .frontMatterUnknownKey : .configurationUnknownKey
    }
    fileprivate var badValue: DiagnosticCode { self == .frontMatter ? .frontMatterBadValue : .configurationBadValue }
}
