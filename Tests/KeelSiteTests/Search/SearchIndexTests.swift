import Foundation
import KeelBase
import KeelContent
import Testing

@testable import KeelSite

struct SearchIndexTests {
    private static let hostile =
        "</script><script>alert(1)</script> \u{2028}\u{2029} \\u0022 \" ' ` ${x} --> ]]> \u{0}\u{7}"

    private static let pages = [
        SearchablePage(
            title: "Vaade \(hostile)", path: "a.html",
            sections: [
                SearchSection(anchor: "a", heading: "", text: hostile, code: "let \"x\" = '\\'"),
                SearchSection(anchor: "b", heading: "ё \(hostile)", text: "e\u{301}\n", code: ""),
            ])
    ]

    private func index(_ pages: [SearchablePage]) -> SearchIndex {
        var builder = SearchIndexBuilder()
        for page in pages { builder.add(page, SearchPageWords(page)) }
        return builder.finish(in: Language("et"))
    }

    private func payloads(_ index: SearchIndex) throws -> [String: [UInt8]] {
        var plain: [String: [UInt8]] = [:]
        for (path, bytes) in index.scripts(language: Language("et")) {
            let script = String(decoding: bytes, as: UTF8.self)
            // Nothing but the call, and nothing in it but letters that mean nothing.
            let call = try #require(
                try /keelSearch\("et","([a-z]+[0-9]*)","([0-9a-f]{16})","([!#-;=-\[\]-~]*)"\)\n/.wholeMatch(
                    in: script))
            #expect(path == "et/search-index/\(call.1).js" && call.2 == index.build)
            let packed = Data(decoded(String(call.3)))
            plain[String(call.1)] = try inflated(packed)
        }
        return plain
    }

    /// As a page does it.
    private func decoded(_ text: String) -> [UInt8] {
        let digits = text.utf8.map { UInt32(Base91.letters.firstIndex(of: $0) ?? 0) }
        var bits: [Bool] = []
        for start in stride(from: 0, to: digits.count, by: 2) {
            let isPair = start + 1 < digits.count
            let value = isPair ? digits[start] * 91 + digits[start + 1] : digits[start]
            bits += (0..<(isPair ? 13 : 6)).map { value >> $0 & 1 == 1 }
        }
        return stride(from: 0, to: bits.count / 8 * 8, by: 8).map { start in
            (0..<8).reduce(0) { $0 | (bits[start + $1] ? 1 << $1 : 0) }
        }
    }

    @Test func `Bytes of any number come back from letters`() {
        for count in 0...60 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ count) }
            var text: [UInt8] = []
            Base91.append(bytes, to: &text)
            #expect(decoded(String(decoding: text, as: UTF8.self)) == bytes)
        }
    }

    /// By another program than what the index is made with.
    private func inflated(_ data: Data) throws -> [UInt8] {
        let script = "import sys, zlib; sys.stdout.buffer.write(zlib.decompress(sys.stdin.buffer.read(), -15))"
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: data)
        try input.fileHandleForWriting.close()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return Array(bytes)
    }

    @Test func `Text comes back as it was, and nothing of it is script`() throws {
        let fragments = try payloads(index(Self.pages))["f0"]
        let read = try JSONSerialization.jsonObject(with: Data(try #require(fragments))) as? [[String: Any]]
        let page = try #require(read?.first)
        let page0 = Self.pages[0]
        #expect(Array((page["t"] as? String ?? "").utf8) == Array(page0.title.utf8))
        let sections = try #require(page["s"] as? [[String]])
        for (section, fields) in zip(page0.sections, sections) {
            let expected = [section.anchor, section.heading, section.text, section.code]
            #expect(fields.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
        }
        #expect(sections.count == 2)
    }

    @Test func `The same pages give the same bytes, others another build`() throws {
        func scripts(_ pages: [SearchablePage]) -> [[UInt8]] {
            index(pages).scripts(language: Language("et")).map(\.bytes)
        }
        #expect(scripts(Self.pages) == scripts(Self.pages))
        var other = Self.pages
        other[0].sections[0].code += "x"
        let build = index(Self.pages).build
        #expect(index(other).build != build)
    }

    @Test func `A site without a page has an index all the same`() throws {
        let root = try payloads(index([]))["root"]
        let read = try JSONSerialization.jsonObject(with: Data(try #require(root))) as? [String: Any]
        #expect(read?["sections"] as? Int == 0)
    }
}
