import KeelBase
import KeelContent
import KeelMarkdown
import KeelSwift

/// Compares the code of each translation with its source's.
struct DriftFinder {
    let plan: ArticlePlan

    /// Blocks that don't say the same, with the words for it. Blocks pair by `id=`, the others by order.
    func enter(into ledger: inout BlockLedger) {
        let articles = plan.translations.articles
        guard let source = articles.firstIndex(where: { $0.language == plan.translations.sourceLanguage }) else {
            return
        }
        for index in articles.indices where index != source {
            compare(plan.blocks[source], plan.blocks[index], in: articles[index], into: &ledger)
        }
    }

    private func compare(
        _ source: [ExampleBlock], _ translation: [ExampleBlock], in article: Article, into ledger: inout BlockLedger
    ) {
        var last: ExampleBlock?
        for pair in pairs(source, translation) {
            defer { last = pair.1 ?? last }
            switch pair {
            case (let original?, let block?): compare(original, block, into: &ledger)
            case (let original?, nil):
                // Where it belongs: after the block before it.
                let place = last?.fence.block.endOffset ?? translation.first?.fence.block.fenceOffset
                let position = place.map { article.source.position(at: $0) }
                ledger.add(
                    Diagnostic(
                        .exampleDrift, file: article.file, position: position, DriftText.missing(in: article.language),
                        notes: [
                            .init(DriftText.sourceIsHere, file: original.article.file, position: original.fencePosition)
                        ]))
            case (nil, let block?):
                guard !ledger.hasFinding(block) else { continue }
                ledger.add(
                    Diagnostic(
                        .exampleDrift, file: article.file, position: block.fencePosition,
                        DriftText.extra(in: plan.translations.sourceLanguage), hint: DriftText.extraHint),
                    to: block)
            case (nil, nil): break
            }
        }
    }

    private func compare(_ original: ExampleBlock, _ block: ExampleBlock, into ledger: inout BlockLedger) {
        // What the compiler says about a block comes first.
        guard !ledger.hasFinding(original), !ledger.hasFinding(block), !original.fence.isMalformed else { return }
        if original.swift.role.kind != block.swift.role.kind || original.swift.scope != block.swift.scope {
            ledger.add(
                Diagnostic(
                    .exampleDrift, file: block.article.file, position: block.fencePosition,
                    DriftText.otherFence(original.fence.block.info, block.fence.block.info),
                    notes: [
                        .init(DriftText.sourceIsHere, file: original.article.file, position: original.fencePosition)
                    ]),
                to: block)
            return
        }
        guard case .different(let difference) = TokenComparison.compare(original.code, block.code) else { return }
        ledger.add(
            Diagnostic(
                .exampleDrift, file: block.article.file, position: block.position(at: difference.right.offset),
                DriftText.differs(
                    source: difference.left.text, translation: difference.right.text,
                    language: plan.translations.sourceLanguage),
                hint: DriftText.hint,
                notes: [
                    .init(
                        DriftText.sourceIsHere, file: original.article.file,
                        position: original.position(at: difference.left.offset)),
                    .init(DriftText.sourceBlock, file: original.article.file, position: original.fencePosition),
                    .init(DriftText.thisBlock, file: block.article.file, position: block.fencePosition),
                ]),
            to: block)
    }

    private func pairs(
        _ source: [ExampleBlock], _ translation: [ExampleBlock]
    ) -> [(ExampleBlock?, ExampleBlock?)] {
        var pairs: [(ExampleBlock?, ExampleBlock?)] = []
        let ids = Set(source.compactMap(\.fence.pairingID)).intersection(translation.compactMap(\.fence.pairingID))
        for id in ids.sorted() {
            pairs.append((source.first { $0.fence.pairingID == id }, translation.first { $0.fence.pairingID == id }))
        }
        let others = source.filter { !ids.contains($0.fence.pairingID ?? "") }
        let translated = translation.filter { !ids.contains($0.fence.pairingID ?? "") }
        return pairs + aligned(others, translated)
    }

    /// By order; where the numbers differ, equal blocks are matched first, so that one missing block does not
    /// make all those after it look changed.
    private func aligned(
        _ source: [ExampleBlock], _ translation: [ExampleBlock]
    ) -> [(ExampleBlock?, ExampleBlock?)] {
        if source.count == translation.count { return zip(source, translation).map { ($0, $1) } }
        let left = source.map { Digest(NormalForm.withoutStrings($0.code)) }
        let right = translation.map { Digest(NormalForm.withoutStrings($0.code)) }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in right.difference(from: left) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var pairs: [(ExampleBlock?, ExampleBlock?)] = []
        var one = 0
        var other = 0
        while one < source.count || other < translation.count {
            if removed.contains(one), inserted.contains(other) {
                pairs.append((source[one], translation[other]))
                (one, other) = (one + 1, other + 1)
            } else if one < source.count, removed.contains(one) || other >= translation.count {
                pairs.append((source[one], nil))
                one += 1
            } else if other < translation.count, inserted.contains(other) || one >= source.count {
                pairs.append((nil, translation[other]))
                other += 1
            } else {
                pairs.append((source[one], translation[other]))
                (one, other) = (one + 1, other + 1)
            }
        }
        return pairs
    }
}

extension SwiftFence.Role {
    /// The role without the words that translators write in their own language.
    fileprivate var kind: String {
        if case .skip = self { "skip" } else { "\(self)" }
    }
}

enum DriftText {
    static let sourceIsHere = "the source is here"
    static let sourceBlock = "the source's block begins here"
    static let thisBlock = "this block begins here"
    static let hint = "comments and the text of string literals may be translated, everything else must be the same"
    static let extraHint = "add it to the source as well, or take it out here"

    static func missing(in language: Language) -> String { "a Swift block of the source is missing in '\(language)'" }
    static func extra(in source: Language) -> String { "this Swift block is not in the source language '\(source)'" }

    static func otherFence(_ source: String, _ translation: String) -> String {
        "the fence is '\(translation)' here and '\(source)' in the source"
    }

    static func differs(source: String?, translation: String?, language: Language) -> String {
        switch (source, translation) {
        case (let source?, let translation?):
            "the code differs from the source language '\(language)': '\(translation)' here, '\(source)' there"
        case (let source?, nil): "the code ends here; in the source language '\(language)' '\(source)' follows"
        case (nil, let translation?):
            "the code goes on with '\(translation)', where it ends in the source language '\(language)'"
        case (nil, nil): "the code differs from the source language '\(language)'"
        }
    }
}
