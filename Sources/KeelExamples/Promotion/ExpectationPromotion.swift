import KeelBase
import KeelContent
import KeelMarkdown

/// The edits that make the comments of a `fails` or `warns` block say what the compiler says.
enum ExpectationPromotion {
    /// - Parameter findings: errors and warnings. A block that compiles though it must not is left as it is.
    static func edits(of block: ExampleBlock, findings: [CompilerFinding]) -> [SourceEdit] {
        let kind: CompilerDiagnostic.Kind = block.swift.role == .fails ? .error : .warning
        let wanted = findings.filter { $0.kind == kind && $0.place != nil }
        guard !wanted.isEmpty, block.swift.role == .fails || findings.allSatisfy({ $0.kind != .error }) else {
            return []
        }
        let comments = ExpectationComment.all(in: block)
        let lines = Set(comments.map(\.line)).union(wanted.compactMap { $0.place?.line })
        return lines.sorted().compactMap { line in
            edit(
                of: line, in: block, comment: comments.first { $0.line == line },
                to: wanted.filter { $0.place?.line == line })
        }
    }

    private static func edit(
        of line: Int, in block: ExampleBlock, comment: ExpectationComment?, to findings: [CompilerFinding]
    ) -> SourceEdit? {
        guard block.fence.block.lineOffsets.indices.contains(line - 1) else { return nil }
        let source = block.article.source
        let start = block.fence.block.lineOffsets[line - 1]
        let end = source.lineRange(source.lineIndex(at: start)).upperBound
        // The comment reaches to the end of its line; what is before it stays.
        var cut = comment.map { start + $0.column } ?? end
        while cut > start, source.bytes[cut - 1].isSpaceOrTab { cut -= 1 }
        let text = findings.map { "// \($0.kind.rawValue): \($0.message)" }.joined(separator: " ")
        let replacement = text.isEmpty ? [] : Array("  \(text)".utf8)
        if Array(source.bytes[cut..<end]) == replacement { return nil }
        return SourceEdit(file: source.path, range: cut..<end, replacement: replacement)
    }
}
