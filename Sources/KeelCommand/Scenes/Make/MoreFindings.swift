import KeelBase

/// Stands for the findings of one kind in one file that are counted and not shown, because there are too many.
struct MoreFindings: Fault {
    let code: DiagnosticCode
    let count: Int

    /// As many of a kind in a file are shown.
    static let limit = 50

    var english: Wording {
        Wording("and \(count) more of this kind in this file", hint: "mend those that are shown first")
    }

    /// The first fifty of each kind in each file, in the order they came in, and after the last of them how many there
    /// are besides.
    static func shortened(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var counts: [Kind: Int] = [:]
        for diagnostic in diagnostics { counts[Kind(diagnostic), default: 0] += 1 }
        guard counts.values.contains(where: { $0 > limit }) else { return diagnostics }
        var seen: [Kind: Int] = [:]
        return diagnostics.flatMap { diagnostic -> [Diagnostic] in
            let kind = Kind(diagnostic)
            let number = seen[kind, default: 0] + 1
            seen[kind] = number
            guard number <= limit else { return [] }
            let rest = (counts[kind] ?? 0) - limit
            guard number == limit, rest > 0 else { return [diagnostic] }
            var more = Diagnostic(MoreFindings(code: diagnostic.code, count: rest), file: diagnostic.file)
            more.severity = diagnostic.severity
            return [diagnostic, more]
        }
    }

    private struct Kind: Hashable {
        let file: String
        let code: DiagnosticCode
        let severity: Diagnostic.Severity

        init(_ diagnostic: Diagnostic) {
            (file, code, severity) = (diagnostic.file, diagnostic.code, diagnostic.severity)
        }
    }
}
