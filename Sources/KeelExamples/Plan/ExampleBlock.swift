import KeelBase
import KeelContent
import KeelMarkdown
import KeelSwift

/// One Swift block of one article, as the author wrote it.
struct ExampleBlock: Sendable {
    let article: Article
    let fence: Fence
    let swift: SwiftFence
    /// Blocks of one scope see each other; `nil` is the article's own.
    let scope: String?
    /// What is compiled: the block's code, with letters that deceive put right, so that they are one finding and not
    /// the cause of others.
    let code: [UInt8]
    /// Letters in the block's own code.
    let letters: [DeceptiveLetter]
    /// Brackets, comments, strings and `#if` that are opened in the block are closed in it.
    let isClosed: Bool
    /// The code without comments: equal forms are the same program.
    let normalForm: [UInt8]
    let scan: SwiftSyntaxScan
    /// Names of modules that the code imports or asks for with `canImport`.
    let mentionedModules: Set<String>

    /// - Parameter scope: of a block whose fence names none.
    init(article: Article, fence: Fence, swift: SwiftFence, scope: String?) {
        self.article = article
        self.fence = fence
        self.swift = swift
        self.scope = swift.scope ?? scope
        let isSkipped = if case .skip = swift.role { true } else { false }
        let written = Array(fence.block.code.utf8)
        letters = isSkipped ? [] : DeceptiveLetters.find(in: written)
        code = swift.role.mayBeWrong ? written : written.replacing(letters)
        normalForm = NormalForm.withStrings(code)
        let tokens = SwiftLexer.tokens(of: code)
        isClosed = code.isClosed(tokens)
        scan = SwiftSyntaxScan(code, tokens)
        mentionedModules = Set(scan.imports.map(\.module)).union(code.arguments(of: "canImport", in: tokens))
    }

    var place: BlockPlace { BlockPlace(file: article.file, index: fence.index) }

    /// Line of the Markdown file that holds the first line of the code.
    var firstLine: Int {
        if let offset = fence.block.lineOffsets.first { return article.source.lineIndex(at: offset) + 1 }
        return fencePosition.line + 1
    }

    var lineCount: Int { fence.block.lineOffsets.count }
    var fencePosition: SourcePosition { article.source.position(at: fence.block.fenceOffset) }

    /// The place in the Markdown file of a place in the code.
    ///
    /// - Parameters:
    ///   - line: of the code, from 1; a place after the end is the closing fence.
    ///   - column: from 1, in bytes, as compilers count.
    func position(line: Int, column: Int) -> SourcePosition {
        let offsets = fence.block.lineOffsets
        guard line <= offsets.count else { return article.source.position(at: fence.block.endOffset) }
        guard line >= 1 else { return fencePosition }
        return article.source.position(at: offsets[line - 1] + max(column, 1) - 1)
    }

    /// The place in the Markdown file of a byte of the code.
    func position(at offset: Int) -> SourcePosition { position(at: offset, of: code) }

    /// The place in the Markdown file of a byte of the code as it was written.
    func writtenPosition(at offset: Int) -> SourcePosition { position(at: offset, of: Array(fence.block.code.utf8)) }

    private func position(at offset: Int, of code: [UInt8]) -> SourcePosition {
        var line = 1
        var start = 0
        for (index, byte) in code.prefix(offset).enumerated() where byte == 0x0A {
            line += 1
            start = index + 1
        }
        return position(line: line, column: offset - start + 1)
    }
}

/// Which block: the article's file and the fence's index in it.
struct BlockPlace: Sendable, Hashable {
    let file: String
    let index: Int
}

extension SwiftFence.Role {
    /// The block is there to show a mistake, or is not compiled.
    var mayBeWrong: Bool {
        switch self {
        case .fails, .warns, .skip: true
        case .plain, .file, .test, .run, .norun, .traps: false
        }
    }

    /// The block is compiled by itself, so that what it leaves open harms no other.
    var isAlone: Bool {
        switch self {
        case .fails, .warns, .norun, .traps, .skip: true
        case .plain, .file, .test, .run: false
        }
    }
}

extension ExampleBlock {
    /// Would swallow the blocks after it.
    var isUnclosed: Bool { !isClosed && !swift.role.isAlone }

    /// The last `#if` that is not closed.
    var unclosedCondition: UnitResult.Place? {
        guard let offset = code.unclosedCondition(SwiftLexer.tokens(of: code)) else { return nil }
        let before = code[..<offset]
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return UnitResult.Place(block: 0, line: before.count { $0 == 0x0A } + 1, column: offset - start + 1)
    }

    var isSkipped: Bool {
        if case .skip = swift.role { true } else { false }
    }

    /// The `output` block that shows what this one prints: the next one before another Swift block.
    var expectedOutput: Fence? {
        for fence in article.fences.dropFirst(fence.index + 1) {
            if fence.swift != nil { return nil }
            if fence.language == "output" { return fence }
        }
        return nil
    }
}
