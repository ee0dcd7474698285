import KeelBase
import KeelMarkdown
import Testing

@Suite struct `Deep nesting` {
    private static let depth = 20_000

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            String(repeating: ">", count: depth) + " a", String(repeating: "- ", count: depth) + "a",
            String(repeating: "[", count: depth) + "a" + String(repeating: "](b)", count: depth),
            String(repeating: "![", count: depth) + "a" + String(repeating: "](b)", count: depth),
            String(repeating: "*a **a ", count: depth / 2) + "b" + String(repeating: " a** a*", count: depth / 2),
            String(repeating: "[a]", count: depth), String(repeating: "`", count: depth) + "a",
            String(repeating: "<", count: depth), String(repeating: "&amp;", count: depth),
            String(repeating: "1) > ", count: depth / 2) + "```\na\n",
            String(repeating: "- ", count: 2_500) + "a\n"
                + String(repeating: String(repeating: " ", count: 5_000) + "b\n", count: 100),
        ])
    func `needs no recursion and little time`(_ text: String) {
        let start = threadSeconds()
        let bytes = Array(text.utf8)
        #expect(keelHTML(bytes) == cmarkHTML(bytes))
        let document = parse(text)
        #expect(document.links.count < Self.depth + 1)
        #expect(document.plainText(of: 0).utf8.count <= text.utf8.count)
        #expect(threadSeconds() - start < 5)
    }
}
