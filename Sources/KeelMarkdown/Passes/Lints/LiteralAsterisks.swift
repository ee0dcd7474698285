internal import KeelBase

/// Asterisks that look like emphasis and are left as text: `**값 **은`, `**слово,**у`. One finding for each paragraph.
extension Linter {
    mutating func checkAsterisks(in parent: Document.NodeID) {
        let loose = document.delimiterRuns(in: parent, includingRests: true).filter(looksLikeEmphasis)
        guard loose.count > 1, let first = loose.first(where: { $0.length > 1 }) else { return }
        let offset = document.sourceOffset(of: first.range.lowerBound, in: document.nodes[first.node])
        diagnostics.append(Diagnostic(LintFault.literalAsterisks, in: document.source, at: offset))
    }

    /// Beside a word, and not tight between ASCII characters, as in formulas and patterns.
    private func looksLikeEmphasis(_ run: DelimiterRun) -> Bool {
        let sides = [run.before, run.after]
        let isTight = sides.allSatisfy { $0 < 0x80 && !CharacterClasses.isSpace($0) }
        return run.length <= 3 && !isTight && sides.contains(where: CharacterClasses.isWord)
    }
}
