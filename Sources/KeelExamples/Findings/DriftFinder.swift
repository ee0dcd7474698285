import KeelBase
import KeelContent
import KeelMarkdown
import KeelSwift

/// Compares the code of each translation with its source's.
struct DriftFinder {
    let plan: ArticlePlan

    /// All differences. Blocks pair by `id=`, the others by order.
    var drifts: [Drift] {
        let articles = plan.translations.articles
        guard let source = articles.firstIndex(where: { $0.language == plan.translations.sourceLanguage }) else {
            return []
        }
        return articles.indices.filter { $0 != source }.flatMap { index in
            compare(plan.blocks[source], plan.blocks[index], in: articles[index])
        }
    }

    private func compare(_ source: [ExampleBlock], _ translation: [ExampleBlock], in article: Article) -> [Drift] {
        var drifts: [Drift] = []
        var last: ExampleBlock?
        for pair in BlockPairs.pair(source, translation) {
            switch pair {
            case (let original?, let block?):
                if let drift = compare(original, block) { drifts.append(drift) }
                last = block
            case (let original?, nil):
                // Where it belongs: after the block before it.
                let place = last?.fence.block.endOffset ?? translation.first?.fence.block.fenceOffset
                drifts.append(missing(original, at: place, in: article))
            case (nil, let block?):
                drifts.append(extra(block))
                last = block
            case (nil, nil): break
            }
        }
        return reordered(drifts) ?? drifts
    }

    /// One difference for blocks that are all there, in another order.
    private func reordered(_ drifts: [Drift]) -> [Drift]? {
        let pairs = drifts.compactMap { drift in drift.source.flatMap { one in drift.translation.map { (one, $0) } } }
        guard pairs.count > 1, pairs.count == drifts.count, let first = drifts.first, let block = first.translation,
            Set(pairs.map { $0.0.role }) == Set(pairs.map { $0.1.role }),
            Set(pairs.map { $0.0.role }).count == pairs.count,
            let original = pairs.first(where: { $0.0.role == block.role })?.0
        else { return nil }
        return [driftOfFence(.reordered, original, block)]
    }

    private func compare(_ original: ExampleBlock, _ block: ExampleBlock) -> Drift? {
        guard !original.fence.isMalformed, !block.fence.isMalformed else { return nil }
        if original.swift.role.kind != block.swift.role.kind || original.swift.scope != block.swift.scope {
            let fault = DriftFault.otherFence(here: block.fence.block.info, source: original.fence.block.info)
            return driftOfFence(fault, original, block)
        }
        guard original.outline != block.outline else { return nil }
        let (left, right) = (original.syntax, block.syntax)
        guard
            case .different(let difference) = TokenComparison.compare(
                left.bytes, left.tokens, right.bytes, right.tokens)
        else { return nil }
        let here = block.position(at: difference.right.offset)
        let there = original.position(at: difference.left.offset)
        let (rightText, leftText) = (difference.right.text, difference.left.text)
        let source = plan.translations.sourceLanguage
        let blocks = [
            note(.sourceBlockHere, original, original.fencePosition),
            note(.translationBlockHere, block, block.fencePosition),
        ]
        return Drift(
            scope: block.scope, language: block.article.language, source: original, translation: block,
            diagnostic: Diagnostic(
                DriftFault.differs(here: rightText, there: leftText, .source(source)),
                file: block.article.file, position: here, notes: [note(.sourceHere, original, there)] + blocks),
            reverse: Diagnostic(
                DriftFault.differs(here: leftText, there: rightText, .translation(block.article.language)),
                file: original.article.file, position: there, notes: [note(.translationHere, block, here)] + blocks))
    }

    private func driftOfFence(_ fault: DriftFault, _ original: ExampleBlock, _ block: ExampleBlock) -> Drift {
        Drift(
            scope: block.scope, language: block.article.language, source: original, translation: block,
            diagnostic: Diagnostic(
                fault, file: block.article.file, position: block.fencePosition,
                notes: [note(.sourceHere, original, original.fencePosition)]),
            reverse: nil, isOfFence: true)
    }

    private func missing(_ original: ExampleBlock, at offset: Int?, in article: Article) -> Drift {
        let diagnostic = Diagnostic(
            DriftFault.missing(in: article.language), file: article.file,
            position: offset.map { article.source.position(at: $0) },
            notes: [note(.sourceHere, original, original.fencePosition)])
        return Drift(
            scope: original.scope, language: article.language, source: original, translation: nil,
            diagnostic: diagnostic, reverse: nil)
    }

    private func extra(_ block: ExampleBlock) -> Drift {
        let diagnostic = Diagnostic(
            DriftFault.extra(source: plan.translations.sourceLanguage), file: block.article.file,
            position: block.fencePosition)
        return Drift(
            scope: block.scope, language: block.article.language, source: nil, translation: block,
            diagnostic: diagnostic, reverse: nil)
    }

    private func note(_ remark: ExampleRemark, _ block: ExampleBlock, _ position: SourcePosition) -> Diagnostic.Note {
        .init(remark, file: block.article.file, position: position)
    }
}

extension SwiftFence.Role {
    /// The role without the words that translators write in their own language.
    fileprivate var kind: String {
        if case .skip = self { "skip" } else { "\(self)" }
    }
}

/// What a block is for and does, in any language.
private struct BlockRole: Hashable {
    let kind: String
    let scope: String?
    let outline: Digest
}

extension ExampleBlock {
    fileprivate var role: BlockRole { BlockRole(kind: swift.role.kind, scope: swift.scope, outline: outline) }
}
