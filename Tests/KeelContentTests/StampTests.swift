import KeelBase
import Testing

@testable import KeelContent

struct StampTests {
    private func article(_ text: String, language: String = "et") throws -> Article {
        let id = TextID(Language(language), ArticleID("a"))
        let reader = ArticleReader(configuration: SiteConfiguration(languages: []))
        return try #require(reader.read(SourceText(path: id.file, bytes: Array(text.utf8)), id: id).article)
    }

    private static let text = """
        ---
        title: Tsükkel
        description: Millest jutt.
        ---

        # Tsükkel {#cycle}

        Üks kaks kolm neli viis kuus seitse kaheksa üheksa kümme üksteist kaksteist.

        ## Osad

        - esimene
        - teine

        ```swift run
        print(1)
        ```

            # no heading {#x}

        """

    @Test func `a stamp has a line for each block, and headings stand out`() throws {
        let text = Stamp(of: try article(Self.text)).text(for: TextID(Language("nl"), ArticleID("a")))
        let lines = text.split(separator: "\n").map { line in
            line.replacing(#/^[0-9a-f]{12}/#, with: "…")
        }
        #expect(
            lines == [
                "# The blocks that this translation was made from. Written by `keel stamp nl/a`.",
                "source: et",
                "…      --- Tsükkel",
                "…  # Tsükkel {#cycle}",
                "…      Üks kaks kolm neli viis kuus seitse kaheksa üheksa kümme…",
                "…  ## Osad {#osad}",
                "…      - esimene",
                "…      ```swift run",
                "…      # no heading {#x}",
            ])
    }

    @Test func `a stamp that is read back is the one that was written`() throws {
        let stamp = Stamp(of: try article(Self.text))
        let text = stamp.text(for: TextID(Language("nl"), ArticleID("a")))
        let (read, damaged) = Stamp.parse(SourceText(path: "a.txt", bytes: Array(text.utf8)))
        #expect(read == stamp)
        #expect(damaged == [])
        #expect(
            Stamp.parse(SourceText(path: "a.txt", bytes: Array(text.replacing("\n", with: "\r\n").utf8))).stamp == stamp
        )
    }

    @Test func `line ends and spaces at the ends of lines don't count`() throws {
        let other = Self.text.replacing("teine\n", with: "teine  \n\n\n").replacing("\n", with: "\r\n")
        #expect(try article(other).blocks == article(Self.text).blocks)
    }

    @Test(arguments: [
        ("Millest jutt.", "Millest juttu.", 0), ("# Tsükkel", "# Ringkäik", 1), ("üheksa", "9", 2),
        ("- teine", "- teine.", 4), ("print(1)", "print(2)", 5), ("# no", "# yes", 6),
    ])
    func `each block has a digest of its own`(old: String, new: String, index: Int) throws {
        let before = try article(Self.text).blocks.map(\.digest)
        let after = try article(Self.text.replacing(old, with: new)).blocks.map(\.digest)
        #expect(before.indices.filter { before[$0] != after[$0] } == [index])
    }

    @Test func `a link's definition belongs to the block before it`() throws {
        let text = "# A\n\n[x]\n\n[x]: b.md\n\nEnd\n"
        let before = try article(text).blocks.map(\.digest)
        let after = try article(text.replacing("b.md", with: "c.md")).blocks.map(\.digest)
        #expect(before.indices.filter { before[$0] != after[$0] } == [1])
    }
}

struct StampComparisonTests {
    /// `#a` begins a section, any other word is a block of it; `?` is a damaged line.
    private func changes(_ old: String, _ new: String) -> [String] {
        let entries = words(old).map { word in
            Stamp.Entry(
                digest: word == "?" ? nil : word, label: word.hasPrefix("#") ? "## \(word) {\(word)}" : word,
                isHeading: word.hasPrefix("#"))
        }
        var section = ""
        let blocks = words(new).map { word in
            if word.hasPrefix("#") { section = String(word.dropFirst().prefix { $0 != "'" }) }
            return SourceBlock(digest: word, label: word, isHeading: word.hasPrefix("#"), section: section)
        }
        let (kinds, removed) = StampComparison(Stamp(sourceLanguage: nil, entries: entries), with: blocks).changes()
        return kinds.map { "\($0.key.isEmpty ? "top" : $0.key) \($0.value)" }.sorted()
            + removed.map { "\($0.id) removed" }
    }

    private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    @Test(
        arguments: [
            ("t #a 1 2 #b 3", "t #a 1 2 #b 3", []),
            ("t #a 1 2 #b 3", "u #a 1 2 #b 3", ["top changed"]),
            ("t #a 1 2 #b 3", "t #a 1 9 #b 3", ["a changed"]),
            ("t #a 1 2 #b 3", "t #a 1 9 2 #b 3", ["a changed"]),
            ("t #a 1 2 #b 3", "t #a 1 #b 3", ["a changed"]),
            ("t #a 1 2 #b 3", "t #a 1 2 #c 9 #b 3", ["c added"]),
            ("t #a 1 2 #b 3 #c 4", "t #a 1 2 #c 4", ["b removed"]),
            ("t #a 1 2 #b 3", "t #a' 1 2 #b 3", ["a changed"]),
            // The id is another, the text is the same.
            ("t #a 1 2 #b 3", "t #z 1 2 #b 3", ["z changed"]),
            // Split in two, joined to one.
            ("#a 1 2 #b 3", "#a 1 #n 2 #b 3", ["n changed"]),
            ("#a 1 #n 2 #b 3", "#a 1 2 #b 3", ["a changed"]),
            ("#a 1 2 #b 3 4 #c 5", "#b 3 4 #a 1 2 #c 5", ["b moved"]),
            ("#a 1 2 #b 3", "#a 2 1 #b 3", ["a moved"]),
            ("#a 1 2 #b 3 4", "#a 1 #b 3 2 4", ["a moved", "b moved"]),
            ("#a 1 2 #b 3", "#a 1 2 #b 3 2", ["b changed"]),
            ("#a x #b x #c x", "#a x #b x #n x #c x", ["n added"]),
            ("#a 1 ? #b 3", "#a 1 2 #b 3", ["a changed"]),
            ("", "t #a 1", ["a added", "top changed"]),
            ("t #a 1", "", ["top changed", "a removed"]),
        ] as [(String, String, [String])])
    func `what has changed is told by section`(old: String, new: String, expected: [String]) {
        #expect(changes(old, new) == expected)
    }

    @Test(arguments: [
        ("abcd", "abcd", 4), ("abcd", "axbcyd", 4), ("abcd", "bd", 2), ("axa", "aaxa", 3), ("abcbdab", "bdcaba", 4),
        ("abc", "", 0), ("xaaay", "zaaaw", 3),
    ])
    func `the common subsequence is the longest, in order on both sides`(old: String, new: String, length: Int) {
        let (old, new) = (old.map(String.init), new.map(String.init))
        let pairs = CommonSubsequence.pairs(old, new)
        let places = pairs.compactMap { $0 }
        #expect(places.count == length)
        #expect(places == places.sorted() && Set(places).count == places.count)
        for (index, place) in pairs.enumerated() { if let place { #expect(old[place] == new[index]) } }
    }

    @Test(.timeLimit(.minutes(1)))
    func `thousands of equal or reversed blocks take no long time`() {
        let many = (0..<20_000).map(String.init)
        #expect(CommonSubsequence.pairs(many, many.reversed()).count { $0 != nil } == 1)
        let equal = (0..<20_000).map { $0 % 2 == 0 ? "a" : "b" }
        let pairs = CommonSubsequence.pairs(["x"] + equal + ["y"], ["z"] + equal + ["w"])
        #expect(pairs.count { $0 != nil } == 20_000)
    }
}
