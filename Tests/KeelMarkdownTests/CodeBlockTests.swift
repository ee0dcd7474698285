import KeelBase
import KeelMarkdown
import Testing

/// The code of each block.
private func code(_ markdown: String) -> [String] { parse(markdown).codeBlocks.map(\.code) }

/// Line and column of each line of code.
private func places(_ markdown: String) -> [[String]] {
    let document = parse(markdown)
    return document.codeBlocks.map { block in
        block.lineOffsets.map { offset in
            let position = document.source.position(at: offset)
            return "\(position.line):\(position.column)"
        }
    }
}

@Suite struct `Code blocks` {
    @Test func `lose the indentation of their fence, counted with tab stops of four`() {
        #expect(code("   ```\n   a\n     b\n  c\n   ```\n") == ["a\n  b\nc\n"])
        #expect(code("1. x\n\n   ```\n   a\n\n     b\n   ```\n") == ["a\n\n  b\n"])
        #expect(code("2. x\n\n\t```\n\tfunc f() {\n\t\treturn 2\n\t}\n\t```\n") == ["func f() {\n\treturn 2\n}\n"])
        #expect(code("> - ```\n>   a\n>    b\n>   ```\n") == ["a\n b\n"])
    }

    @Test(arguments: [
        "* x\n\t```\n\ta\n\t\tb\n\t```\n", "> ```\n> a\n>   b\n> ```\n", "-\t```\n\ta\n\t  b\n\t```\n",
        ">\t```\n>\ta\n>\t  b\n>\t```\n", "- - x\n\t```\n\ta\n\t  b\n\t```\n",
        "1. x\n\n\t  ```\n\t  a\n\t    b\n\t  ```\n",
    ])
    func `keep no space of a tab that a list or quotation uses up in part`(_ markdown: String) {
        let document = parse(markdown)
        let lines = document.codeBlocks.first?.code.split(separator: "\n") ?? []
        #expect(lines.first == "a")
        #expect(lines.last?.trimmingPrefix(while: \.isWhitespace) == "b")
        #expect(html(markdown).contains("<pre><code>\(document.codeBlocks.first?.code ?? "none")</code></pre>"))
    }

    @Test func `are cmark's own with the repair off`() {
        let text = "* x\n\t```\n\ta\n\t```\n"
        #expect(parse(text, options: .commonMark).codeBlocks.map(\.code) == [" a\n"])
        #expect(code(text) == ["a\n"])
    }

    @Test func `know the place of every line`() {
        #expect(places("> 1. x\n>\n>    ```swift\n>    a\n>\n>      b\n>    ```\n") == [["4:6", "5:2", "6:6"]])
        #expect(places("- \tx\n\n\t\ta\n\t\tb\n") == [["3:3", "4:3"]])
        #expect(places("값\n\n\tкод\n\tb\n") == [["3:2", "4:2"]])
        #expect(places("x\r\n\r\n~~~\r\na\r\nb\r\n~~~\r\n") == [["4:1", "5:1"]])
    }

    @Test func `know the place of fence, info string and end`() throws {
        let text = "- a\n\n  ~~~~  swift run \\* &amp;\n  x\n  ~~~~  \nb"
        let document = parse(text)
        let block = try #require(document.codeBlocks.first)
        #expect(block.info == "swift run * &")
        #expect(document.source.position(at: block.fenceOffset).column == 3)
        #expect(document.source.position(at: block.infoOffset).column == 9)
        #expect(document.source.position(at: block.endOffset) == .init(line: 5, column: 3))
        #expect(block.isFenced && block.isClosed)
    }

    @Test func `count front matter in their lines`() {
        let frontMatter = "---\nt: 1\n---\n"
        let document = parse(frontMatter + "```\na\n```\n", from: frontMatter.utf8.count)
        let lines = document.codeBlocks.flatMap(\.lineOffsets).map { document.source.position(at: $0).line }
        #expect(lines == [5])
    }

    @Test func `that lack their closing fence say so`() {
        #expect(parse("```\na\n").codeBlocks.map(\.isClosed) == [false])
        #expect(parse("> ```\n> a\n\n```\nb\n```").codeBlocks.map(\.isClosed) == [false, true])
        #expect(parse("````\na\n```\n").codeBlocks.map(\.isClosed) == [false])
        #expect(parse("    a\n").codeBlocks.map(\.isClosed) == [true])
    }

    @Test func `do not begin in comments`() {
        #expect(code("<!--\n```\na\n```\n-->\n") == [])
    }

    @Test func `may be empty`() {
        #expect(code("```swift\n```\n\n```\n\n```\n") == ["", "\n"])
    }
}
