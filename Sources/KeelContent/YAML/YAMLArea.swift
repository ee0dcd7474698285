import KeelBase

/// What a YAML text is for.
enum YAMLArea: Hashable, Sendable {
    case frontMatter
    case configuration
}

extension Diagnostic {
    static func yamlFault(_ fault: YAMLFault, in source: SourceText, _ area: YAMLArea) -> Diagnostic {
        let line = source.lineRange(source.lineIndex(at: fault.offset))
        var notes: [Note] = []
        if case .duplicateKey(_, let first) = fault.kind {
            notes = [Note(ContentRemark.firstGiven(as: nil), in: source, at: first)]
        }
        let kind = ValueFault.Kind.syntax(fault.kind, line: String(decoding: source.bytes[line], as: UTF8.self))
        return Diagnostic(ValueFault(kind: kind, area: area), in: source, at: fault.offset, notes: notes)
    }
}
