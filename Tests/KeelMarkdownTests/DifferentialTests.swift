import KeelBase
import Testing

@testable import KeelMarkdown

/// The first generated texts, up to three, that Keel renders otherwise than cmark.
private func differences(
    documents count: Int, keel: @escaping @Sendable ([UInt8]) -> BothModes = { keelHTML($0) }
) -> [String] {
    let batches = Array(stride(from: 0, to: count, by: 500))
    let found = batches.concurrentMap { start in
        var found: [String] = []
        for seed in start..<min(start + 500, count) where found.count < 3 {
            var generator = MarkdownGenerator(seed: UInt64(seed))
            let text = generator.anything()
            let (ours, theirs) = (keel(text), cmarkHTML(text))
            if ours != theirs { found.append(describe(text, ours, theirs)) }
        }
        return found
    }
    return Array(found.joined().prefix(3))
}

private func describe(_ text: [UInt8], _ ours: BothModes, _ theirs: BothModes) -> String {
    let (left, right) = ours.safe == theirs.safe ? (ours.unsafe, theirs.unsafe) : (ours.safe, theirs.safe)
    return """
        \(String(decoding: text, as: UTF8.self).debugDescription)
        keel:  \(String(decoding: left, as: UTF8.self).debugDescription)
        cmark: \(String(decoding: right, as: UTF8.self).debugDescription)
        """
}

@Suite struct `HTML equals that of cmark` {
    @Test func `for a hundred thousand generated texts, safe and unsafe`() {
        let found = differences(documents: 100_000)
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    enum Fault: CaseIterable, Sendable {
        case looseLists, quoteNotEscaped, unsafeURLKept, lineBreakLost, infoString, startNumber
    }

    @Test(arguments: Fault.allCases)
    func `and a fault put into it is seen`(_ fault: Fault) {
        let found = differences(documents: 3_000) { text in
            var document = Document(parsing: SourceText(path: "x.md", bytes: text), options: .commonMark)
            for index in document.nodes.indices {
                switch (fault, document.nodes[index].kind) {
                case (.looseLists, .list): document.nodes[index].flags.remove(.tight)
                case (.lineBreakLost, .lineBreak): document.nodes[index].kind = .softBreak
                case (.infoString, .codeBlock): document.nodes[index].detail = 0..<0
                case (.startNumber, .list): document.nodes[index].data = 1
                default: break
                }
            }
            var html = keelHTML(document)
            if fault == .quoteNotEscaped {
                html.safe = Array(String(decoding: html.safe, as: UTF8.self).replacing("&quot;", with: "\"").utf8)
            }
            if fault == .unsafeURLKept { html.safe = HTMLRenderer(allowsUnsafeURLs: true).render(document) }
            return html
        }
        #expect(!found.isEmpty)
    }
}
