import KeelBase
import KeelContent
import KeelMarkdown
import KeelSwift

/// A place where a translation's code is not its source's.
struct Drift {
    /// The scope that holds it: what else is wrong in there may come from it.
    let scope: String?
    let language: Language
    /// `nil` where the source, or the translation, has no such block.
    let source: ExampleBlock?
    let translation: ExampleBlock?
    let diagnostic: Diagnostic
    /// The same, said of the source; `nil` if that can't be.
    let reverse: Diagnostic?
    /// What the block is for is another: what the compiler says of it comes from that.
    var isOfFence = false
}

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
            Set(pairs.map { $0.0.program }) == Set(pairs.map { $0.1.program }),
            Set(pairs.map { $0.0.program }).count == pairs.count,
            let original = pairs.first(where: { $0.0.program == block.program })?.0
        else { return nil }
        let diagnostic = Diagnostic(
            .exampleDrift, file: block.article.file, position: block.fencePosition, DriftText.reordered,
            notes: [.init(DriftText.sourceIsHere, file: original.article.file, position: original.fencePosition)])
        return [
            Drift(
                scope: block.scope, language: first.language, source: original, translation: block,
                diagnostic: diagnostic, reverse: nil, isOfFence: true)
        ]
    }

    private func compare(_ original: ExampleBlock, _ block: ExampleBlock) -> Drift? {
        guard !original.fence.isMalformed, !block.fence.isMalformed else { return nil }
        if original.swift.role.kind != block.swift.role.kind || original.swift.scope != block.swift.scope {
            let diagnostic = Diagnostic(
                .exampleDrift, file: block.article.file, position: block.fencePosition,
                DriftText.otherFence(original.fence.block.info, block.fence.block.info),
                notes: [.init(DriftText.sourceIsHere, file: original.article.file, position: original.fencePosition)])
            return Drift(
                scope: block.scope, language: block.article.language, source: original, translation: block,
                diagnostic: diagnostic, reverse: nil, isOfFence: true)
        }
        guard case .different(let difference) = TokenComparison.compare(original.code, block.code) else { return nil }
        let here = block.position(at: difference.right.offset)
        let there = original.position(at: difference.left.offset)
        let blocks: [Diagnostic.Note] = [
            .init(DriftText.sourceBlock, file: original.article.file, position: original.fencePosition),
            .init(DriftText.thisBlock, file: block.article.file, position: block.fencePosition),
        ]
        let source = plan.translations.sourceLanguage
        return Drift(
            scope: block.scope, language: block.article.language, source: original, translation: block,
            diagnostic: Diagnostic(
                .exampleDrift, file: block.article.file, position: here,
                DriftText.differs(difference.right.text, from: difference.left.text, in: source, isSource: true),
                hint: DriftText.hint,
                notes: [.init(DriftText.sourceIsHere, file: original.article.file, position: there)] + blocks),
            reverse: Diagnostic(
                .exampleDrift, file: original.article.file, position: there,
                DriftText.differs(
                    difference.left.text, from: difference.right.text, in: block.article.language, isSource: false),
                hint: DriftText.hint,
                notes: [.init(DriftText.translationIsHere, file: block.article.file, position: here)] + blocks))
    }

    private func missing(_ original: ExampleBlock, at offset: Int?, in article: Article) -> Drift {
        let note = Diagnostic.Note(
            DriftText.sourceIsHere, file: original.article.file, position: original.fencePosition)
        let diagnostic = Diagnostic(
            .exampleDrift, file: article.file, position: offset.map { article.source.position(at: $0) },
            DriftText.missing(in: article.language), notes: [note])
        return Drift(
            scope: original.scope, language: article.language, source: original, translation: nil,
            diagnostic: diagnostic, reverse: nil)
    }

    private func extra(_ block: ExampleBlock) -> Drift {
        let diagnostic = Diagnostic(
            .exampleDrift, file: block.article.file, position: block.fencePosition,
            DriftText.extra(in: plan.translations.sourceLanguage), hint: DriftText.extraHint)
        return Drift(
            scope: block.scope, language: block.article.language, source: nil, translation: block,
            diagnostic: diagnostic, reverse: nil)
    }
}

extension SwiftFence.Role {
    /// The role without the words that translators write in their own language.
    fileprivate var kind: String {
        if case .skip = self { "skip" } else { "\(self)" }
    }
}

extension ExampleBlock {
    /// What it is for and does, in any language.
    fileprivate var program: [String] {
        [swift.role.kind, swift.scope ?? "", String(decoding: NormalForm.withoutStrings(code), as: UTF8.self)]
    }
}
