import KeelBase
import KeelMarkdown
import Testing

private struct Hooks: HTMLHooks {
    var seen: [String] = []

    mutating func destination(of node: Document.NodeID, in document: Document) -> LinkDestination {
        let destination = document.string(document.nodes[node].text)
        seen.append(destination)
        if destination.hasSuffix(".md") { return .replaced(destination.dropLast(3) + ".html") }
        return destination == "bad" ? .replaced("javascript:x") : .asWritten
    }

    mutating func codeBlock(
        _ node: Document.NodeID, in document: Document, into html: inout [UInt8]
    ) -> Bool {
        guard document.nodes[node].detail.isEmpty else { return false }
        html.append("<figure>")
        html.appendEscaped(document.string(document.nodes[node].text))
        html.append("</figure>\n")
        return true
    }

    mutating func headingEnd(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
        html.append("<a href=\"#")
        html.appendURL(document.bytes(document.nodes[node].detail))
        html.append("\">#</a>")
    }

    mutating func imageAttributes(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
        html.append(" width=\"1\"")
    }
}

private func hooked(_ markdown: String, _ renderer: HTMLRenderer = HTMLRenderer()) -> (html: String, hooks: Hooks) {
    var hooks = Hooks()
    var html: [UInt8] = []
    renderer.render(parse(markdown), hooks: &hooks, into: &html)
    return (String(decoding: html, as: UTF8.self), hooks)
}

@Suite struct `Rendering` {
    @Test func `lets a hook replace destinations, in the order of the text`() {
        let (html, hooks) = hooked("[a](б.md \"t\") ![b](c.png) [d](e)")
        #expect(
            html == """
                <p><a href="%D0%B1.html" title="t">a</a> <img src="c.png" alt="b" width="1" /> <a href="e">d</a></p>

                """)
        #expect(hooks.seen == ["б.md", "c.png", "e"])
    }

    @Test func `drops an unsafe destination, also a hook's`() {
        #expect(hooked("[a](bad) [b](JavaScript:x)").html == "<p><a href=\"\">a</a> <a href=\"\">b</a></p>\n")
    }

    @Test func `lets a hook write code blocks and the end of headings`() {
        let text = "# Öö\n\n    a<b\n\n```c\nd\n```\n"
        #expect(
            hooked(text).html == """
                <h1 id="öö">Öö<a href="#%C3%B6%C3%B6">#</a></h1>
                <figure>a&lt;b
                </figure>
                <pre><code class="language-c">d
                </code></pre>

                """)
    }

    @Test func `omits, escapes or allows raw HTML, safe links apart`() {
        let text = "<b>x</b> [y](javascript:z)\n"
        func html(_ renderer: HTMLRenderer) -> String { String(decoding: renderer.render(parse(text)), as: UTF8.self) }
        let omitted = "<!-- raw HTML omitted -->"
        #expect(html(HTMLRenderer()) == "<p>\(omitted)x\(omitted) <a href=\"\">y</a></p>\n")
        #expect(html(HTMLRenderer(rawHTML: .escape)) == "<p>&lt;b&gt;x&lt;/b&gt; <a href=\"\">y</a></p>\n")
        #expect(html(HTMLRenderer(rawHTML: .allow)) == "<p><b>x</b> <a href=\"\">y</a></p>\n")
    }

    @Test func `may start below the document`() {
        let document = parse("# a *b*\n\nc\n")
        let inner = document.headings.flatMap { heading in
            document.children(of: heading.node).map {
                String(decoding: HTMLRenderer().render(document, from: $0), as: UTF8.self)
            }
        }
        #expect(inner == ["a ", "<em>b</em>"])
    }
}
