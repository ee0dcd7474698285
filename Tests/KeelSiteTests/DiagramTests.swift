import Foundation
import KeelBase
import KeelContent
import TestSupport
import Testing

@testable import KeelSite

@Suite struct DiagramTests {
    static let text = "# A\n\n```dot alt=\"A leads to B\"\ndigraph { A -> \"가 & Ж\" [color=red] }\n```\n"

    func drawn(_ text: String, program: String = "dot", timeout: Double = 30) async throws -> (Diagrams, TemporarySite)
    {
        let site = try TemporarySite(["Content/nl/a.md": text])
        return (try await DiagramDrawer(catalog: site.catalog(), program: program, timeout: timeout).draw(), site)
    }

    @Test func `a diagram is drawn into the page, in its colours and with ids of its own`() async throws {
        let (diagrams, site) = try await drawn(Self.text)
        let main = try site.render(diagrams: diagrams).main("nl/a.html")
        #expect(
            main.contains(
                "<figure class=\"diagram\" id=\"diagram.1\" tabindex=\"0\">\n<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"diagram.1.title\""
            ))
        #expect(main.contains("<title id=\"diagram.1.title\">A leads to B</title>"))
        #expect(main.contains(">가 &amp; Ж</text>"))
        #expect(main.contains("stroke=\"currentColor\"") && main.contains("class=\"stroke-bad\""))
        #expect(main.contains("id=\"diagram.1.node1\""))
        for forbidden in ["black", "style=", "font-family", "<!--", "<?xml", "<title>"] {
            #expect(!main.contains(forbidden))
        }
        #expect(diagrams.diagnostics.isEmpty)
    }

    @Test func `a drawing is remembered, and made again when it is damaged`() async throws {
        let (first, site) = try await drawn(Self.text)
        let catalog = try site.catalog()
        // Without the program: nothing is started.
        let again = try await DiagramDrawer(catalog: catalog, program: "no-such-program").draw()
        #expect(again.diagnostics.isEmpty)
        #expect(again.drawings.mapValues(\.svg) == first.drawings.mapValues(\.svg))
        let folder = site.root + "/Site/.keel/diagrams/"
        let file = try #require(try FileSystem.list(folder).first)
        try FileSystem.write(Array("damaged, and longer than thirty-three bytes".utf8), to: folder + file.path)
        let repaired = try await DiagramDrawer(catalog: catalog).draw()
        #expect(repaired.drawings.mapValues(\.svg) == first.drawings.mapValues(\.svg))
    }

    @Test func `a missing program is an error that says how to install it`() async throws {
        let (diagrams, site) = try await drawn(Self.text, program: "no-such-program")
        let finding = try #require(diagrams.diagnostics.first)
        #expect(finding.fault as? DiagramFault == .noProgram("no-such-program") && finding.severity == .error)
        #expect(finding.position == SourcePosition(line: 3, column: 1))
        #expect(finding.hint?.contains("apt-get install graphviz") == true)
        let main = try site.render(diagrams: diagrams).main("nl/a.html")
        #expect(main.contains("<figure class=\"code\""))
    }

    @Test func `what dot says is said at the line of the Markdown`() async throws {
        let (diagrams, _) = try await drawn(
            "# A\n\n- ```dot alt=x\n  digraph {\n    a ->\n    -> b\n  }\n  ```\n\n```dot alt=y\ndigraph { a [shape=rond] }\n```\n"
        )
        #expect(
            RenderedSite.findings(diagrams.diagnostics) == [
                "Content/nl/a.md:6:3: diagram.failed: dot: syntax error near '->'",
                "Content/nl/a.md:10:1: diagram.doubtful: dot: using box for unknown shape rond",
            ])
    }

    @Test func `a program that takes too long is ended`() async throws {
        let (site, path) = (try TemporarySite(["Content/nl/a.md": Self.text]), "/slow")
        try site.write("#!/bin/sh\nsleep 60\n", to: String(path.dropFirst()))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: site.root + path)
        let drawer = try DiagramDrawer(catalog: site.catalog(), program: site.root + path, timeout: 0.2)
        #expect(try await drawer.draw().diagnostics.map { $0.fault as? DiagramFault } == [.tooSlow(seconds: 0)])
    }

    @Test func `a sequence that can't be drawn is said at its line, and shown as it is written`() async throws {
        let (diagrams, site) = try await drawn("# A\n\n```sequence alt=x\na: A\na -> c: x\n```\n")
        #expect(
            RenderedSite.findings(diagrams.diagnostics) == [
                "Content/nl/a.md:5:1: diagram.sequence: there is no lane 'c' (did you mean 'a'?)"
            ])
        #expect(try site.render(diagrams: diagrams).main("nl/a.html").contains("language-sequence"))
    }

    @Test func `links, pictures and scripts don't get into the page`() {
        var rewriter = SVGRewriter(idPrefix: "p.")
        let svg =
            "<svg viewBox=\"0.00 0.00 10.20 20.00\"><g id=\"a\" class=\"node x\"><title>t</title><a xlink:href=\"javascript:x\"><text onclick=\"x\" style=\"y\">a&lt;b</text></a><image href=\"/etc/passwd\"/><script>x</script></g></svg>"
        let html = String(decoding: rewriter.rewrite(Array(svg.utf8)), as: UTF8.self)
        #expect(html == "<g id=\"p.a\"><text fill=\"currentColor\">a&lt;b</text></g>\n")
    }
}
