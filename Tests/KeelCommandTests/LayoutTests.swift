import Testing

/// One type makes the paths of a site.
struct LayoutTests {
    @Test func `The names of a site's folders stand in the layout only`() throws {
        let layout = "KeelContent/Layout/SiteLayout.swift"
        let files = try HouseSources.files()
        #expect(files.contains { $0.path == layout && !Self.names(in: $0.text).isEmpty })
        for file in files where file.path != layout {
            #expect(Self.names(in: file.text) == [], "\(file.path)")
        }
    }

    @Test(
        arguments: [
            ("let a = \"Content/nl\"", 1), ("root + \"/Site/public\"", 1), ("folder == \"Content\"", 1),
            ("\"\\(root)/.keel/x\"", 1), ("    /// `Content/nl/x.md`", 0), ("SiteLayout.content(path)", 0),
        ] as [(String, Int)])
    func `A name is found wherever it is no comment`(text: String, count: Int) {
        #expect(Self.names(in: text).count == count)
    }

    /// Lines that name a folder.
    private static func names(in text: String) -> [Substring] {
        let pattern = #/\b(?:Content|Site)/|"(?:Content|Site)"|/\.keel\b/#
        return text.split(whereSeparator: \.isNewline).filter { line in
            !line.drop(while: \.isWhitespace).hasPrefix("//") && line.contains(pattern)
        }
    }
}
