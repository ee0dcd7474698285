import KeelBase
import KeelContent
import KeelMarkdown

/// An article as Markdown: without its front matter, its lines ended by LF, with a title.
struct MarkdownCopy: Sendable {
    let article: Article

    func text() -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        var text: [UInt8] = []
        if !article.headings.contains(where: { $0.level == 1 }) { text += "# \(article.title)\n\n".utf8 }
        let source = article.source
        text.reserveCapacity(text.count + source.bytes.count + 1)
        var isFirst = true
        for line in source.lineStarts.indices where source.lineStarts[line] >= article.frontMatter.bodyOffset {
            let range = source.lineRange(line)
            if isFirst, range.isEmpty { continue }
            isFirst = false
            text += source.bytes[range]
            text.append(newline)
        }
        while text.suffix(2) == [newline, newline] { text.removeLast() }
        return text
    }
}
