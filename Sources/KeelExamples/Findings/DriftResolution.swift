import KeelBase
import KeelContent

extension BlockLedger {
    /// The blocks of one text that see each other.
    private struct ScopeID {
        let file: String
        let scope: String?
    }

    /// Enters the differences between an article's languages, where they are not explained by other findings, and
    /// takes back what they explain.
    ///
    /// What the compiler says about a block comes before its difference. Where the code of a scope is another than
    /// the source's, what is wrong in its other blocks, which are the source's, comes from that: they are not
    /// checked, and what was found there becomes notes. If only the source is at fault, it is the other way round.
    mutating func resolve(_ drifts: [Drift], of plan: ArticlePlan) {
        let source = plan.translations.sourceArticle.file
        // What is wrong with the source's block itself has been said.
        let open = drifts.filter { drift in
            drift.isOfFence || drift.source.map { !(entries[$0.id]?.hasCompilerFinding ?? false) } ?? true
        }
        var reversed: Set<BlockID> = []
        for drift in open {
            guard let original = drift.source, let reverse = drift.reverse,
                isAtFault(original, among: open, than: drift, in: plan)
            else { continue }
            if reversed.insert(original.id).inserted { enter(reverse, to: original) }
        }
        for drift in open where !reversed.contains(drift.source?.id ?? BlockID(file: "", index: -1)) {
            guard let block = drift.translation else {
                add(drift.diagnostic)
                continue
            }
            let isExplained = !drift.isOfFence && entries[block.id]?.hasCompilerFinding ?? false
            if !isExplained { enter(drift.diagnostic, to: block) }
        }
        for file in Set(plan.translations.articles.map(\.file)) {
            let own = open.filter { drift in
                let isReversed = reversed.contains(drift.source?.id ?? BlockID(file: "", index: -1))
                return file == source ? isReversed : !isReversed && drift.diagnostic.file == file
            }
            let scopes = Set(own.map(\.scope))
            for scope in scopes {
                let drifted = Set(
                    own.filter { $0.scope == scope }.compactMap { file == source ? $0.source : $0.translation }.map(
                        \.id))
                takeBackConsequences(in: ScopeID(file: file, scope: scope), of: drifted)
            }
        }
    }

    /// Whether the source's block is what is wrong: something fails in its scope, and nothing in the translations'.
    private func isAtFault(
        _ original: ExampleBlock, among drifts: [Drift], than drift: Drift, in plan: ArticlePlan
    ) -> Bool {
        let same = drifts.filter { $0.source?.id == original.id }
        let originals = Set(drifts.compactMap { $0.source?.id })
        let files = Set(same.map(\.diagnostic.file))
        let translations = plan.translations.articles.filter { files.contains($0.file) }
        let sourceFails = hasFindings(in: ScopeID(file: original.article.file, scope: original.scope), but: originals)
        return sourceFails
            && translations.allSatisfy { !hasFindings(in: ScopeID(file: $0.file, scope: original.scope), but: []) }
    }

    private func hasFindings(in place: ScopeID, but left: Set<BlockID>) -> Bool {
        entries.values.contains { entry in
            entry.block.article.file == place.file && entry.block.scope == place.scope
                && !left.contains(entry.block.id) && !entry.findings.isEmpty
        }
    }

    /// The difference comes before what the code does.
    private mutating func enter(_ drift: Diagnostic, to block: ExampleBlock) {
        var drift = drift
        drift.notes += (entries[block.id]?.findings ?? []).map { Self.note($0.diagnostic) }
        entries[block.id]?.findings = []
        add(cause: drift, to: block)
    }

    private mutating func takeBackConsequences(in place: ScopeID, of drifted: Set<BlockID>) {
        var notes: [Diagnostic.Note] = []
        for block in order where block.file == place.file && !drifted.contains(block) {
            guard let entry = entries[block], entry.block.scope == place.scope, entry.cause == nil,
                !entry.findings.isEmpty
            else { continue }
            notes += entry.findings.map { Self.note($0.diagnostic) }
            entries[block]?.findings = []
            entries[block]?.verdict = .notChecked
        }
        guard let first = order.first(where: { drifted.contains($0) && entries[$0]?.cause != nil }) else { return }
        entries[first]?.cause?.notes += notes
    }

    private static func note(_ diagnostic: Diagnostic) -> Diagnostic.Note {
        .init(RelatedFault(.consequence, diagnostic.fault), file: diagnostic.file, position: diagnostic.position)
    }
}
