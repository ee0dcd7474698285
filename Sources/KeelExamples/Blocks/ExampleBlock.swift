import KeelBase
import KeelContent
import KeelMarkdown
import KeelSwift

/// One Swift block of one article, as the author wrote it, and what its tokens say of it.
///
/// A class without identity: a block is in several lists, and at two kilobytes each the blocks took a fifth of the memory
/// of a large site.
final class ExampleBlock: Sendable {
    let article: Article
    let fence: Fence
    let swift: SwiftFence
    /// Blocks of one scope see each other; `nil` is the article's own.
    let scope: String?
    /// What is compiled: the block's code, with letters that deceive put right, so that they are one finding and not
    /// the cause of others.
    let code: String
    /// Letters in the block's own code.
    let letters: [DeceptiveLetter]
    /// Brackets, comments, strings and `#if` that are opened in the block are closed in it.
    let isClosed: Bool
    /// Of the code without comments: equal digests are the same program.
    let program: Digest
    /// The same without the texts of string literals: equal digests are the same program in several languages.
    let outline: Digest
    let imports: [SwiftImport]
    /// It has statements outside of all declarations.
    let isScript: Bool
    /// It has `@main`.
    let hasMain: Bool
    /// Those of the `#if`s that all its code stands in; empty where some of it is compiled in any case.
    let conditions: Set<String>
    /// It asks where in its file it stands, so that what it does depends on that.
    let asksForPlace: Bool
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
        let tokens = SwiftLexer.tokens(of: written)
        letters = isSkipped ? [] : DeceptiveLetters.find(in: written, tokens)
        let syntax: BlockSyntax
        if letters.isEmpty || swift.role.mayBeWrong {
            code = fence.block.code
            syntax = BlockSyntax(written, tokens)
        } else {
            code = String(decoding: written.replacing(letters), as: UTF8.self)
            syntax = BlockSyntax(code)
        }
        isClosed = syntax.isClosed
        program = Digest(NormalForm.withStrings(syntax.bytes, syntax.tokens))
        outline = Digest(NormalForm.withoutStrings(syntax.bytes, syntax.tokens))
        imports = syntax.scan.imports
        isScript = syntax.scan.isScript
        hasMain = syntax.scan.hasMain
        let items = syntax.scan.items.filter { $0.kind != .importDeclaration }
        let all = Set(items.map(\.condition))
        conditions = all.contains(nil) ? [] : Set(all.compactMap(\.self))
        asksForPlace = code.contains("#line") || code.contains("#file")
        mentionedModules = Set(imports.map(\.module)).union(syntax.arguments(of: "canImport"))
    }

    var id: BlockID { BlockID(file: article.file, index: fence.index) }

    /// The block is shown and not compiled.
    var isSkipped: Bool {
        if case .skip = swift.role { true } else { false }
    }

    /// Would swallow the blocks after it.
    var isUnclosed: Bool { !isClosed && !swift.role.isAlone }

    /// The `output` block that shows what this one prints: the next one before another Swift block.
    var expectedOutput: Fence? {
        for fence in article.fences.dropFirst(fence.index + 1) {
            if fence.swift != nil { return nil }
            if fence.language == "output" { return fence }
        }
        return nil
    }
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
