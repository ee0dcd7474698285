import KeelBase
import KeelMarkdown
import Testing

/// Texts of pieces of syntax in any order.
@Suite struct `The extensions together` {
    @Test func `give well-formed HTML, with all places found, whatever the text`() {
        let results = Array(0..<4_000).concurrentMap { seed -> String? in
            let text = Self.soup(UInt64(seed))
            let document = Document(parsing: SourceText(path: "x.md", bytes: Array(text.utf8)))
            let html = String(decoding: HTMLRenderer().render(document), as: UTF8.self)
            if let fault = Self.fault(in: html) { return "\(fault) for \(text.debugDescription): \(html)" }
            if document.inexactPositions > 0 { return "places are lost in \(text.debugDescription)" }
            return Self.misplaced(document).map { "\($0) in \(text.debugDescription)" }
        }
        let faults = results.compactMap(\.self).sorted { $0.utf8.count < $1.utf8.count }
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(4).joined(separator: "\n"))")
    }

    private static let pieces = [
        "| a | b |\n", "|-|-:|\n", "|--|\n", "| c |\n", "|", "\\|", "`x|y`", "[^a]", "\n[^a]: ", "\n[^b]: c\n", "[^b]",
        "~~", "~",
        "- [x] ", "- [ ] ", "> [!NOTE]\n", "> ", "> [!TIP]\n> ", "https://a.b/c", "www.a.b", "d@e.f", "\n", "\n\n",
        "    ",
        "\t", "*", "**", "_", "[g](h)", "[", "](i)", "![](j \"k\")", "\n![l](m 'n')\n", "&amp;", "\\", "<b>", "값", "은 ",
        "Ж. ", " ",
        "1. ", "# ", "---\n", "===\n", "```\n", "word ", "\r\n", "[o]: /p\n", "[o]", "(", ")", "!", "&copy;",
    ]

    private static func soup(_ seed: UInt64) -> String {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        return (0..<next(28) + 2).map { _ in pieces[next(pieces.count)] }.joined()
    }

    /// What is wrong with the nesting of the tags.
    private static func fault(in html: String) -> String? {
        var open: [Substring] = []
        for match in html.matches(of: /<(\/?)([a-z0-9]+)[^>]*?(\/?)>/) {
            if match.1 == "/" {
                guard open.popLast() == match.2 else { return "</\(match.2)> closes nothing" }
            } else if match.3.isEmpty {
                open.append(match.2)
            }
        }
        return open.last.map { "<\($0)> is not closed" }
    }

    private static func misplaced(_ document: Document) -> String? {
        for event in document.walk() where event.isEntering {
            let place = document.nodes[event.node].source
            guard place.lowerBound <= place.upperBound, Int(place.upperBound) <= document.source.bytes.count else {
                return "\(document.nodes[event.node].kind) at \(place)"
            }
            let kind = document.nodes[event.node].kind
            guard kind.isInline, let parent = document.parent(of: event.node) else { continue }
            let outer = document.nodes[parent].source
            if place.lowerBound < outer.lowerBound || place.upperBound > outer.upperBound {
                return "\(kind) \(place) outside \(document.nodes[parent].kind) \(outer)"
            }
        }
        return nil
    }
}
