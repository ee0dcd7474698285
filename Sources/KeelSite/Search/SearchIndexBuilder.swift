import KeelBase

/// Joins the words of pages, in their order, to the files of an index.
struct SearchIndexBuilder {
    private var table = SearchWordTable()
    private var postings: [Posting] = []
    /// One byte a section: how many words it has, roughly.
    private var lengths: [UInt8] = []

    /// Where a word is, as it is written.
    private struct Posting {
        var bytes: [UInt8] = []
        var lastSection = 0
        /// Sections that have it.
        var count = 0
    }

    mutating func add(_ page: SearchPageWords) {
        let numbers = (0..<page.table.count).map { table.number(of: page.table[$0]) }
        while postings.count < table.count { postings.append(Posting()) }
        for occurrences in page.sections {
            let section = lengths.count
            var start = 0
            while start < occurrences.count {
                let word = occurrences[start] >> 32
                var end = start + 1
                while end < occurrences.count, occurrences[end] >> 32 == word { end += 1 }
                add(occurrences[start..<end], of: numbers[Int(word)], in: section)
                start = end
            }
            lengths.append(Self.length(occurrences.count))
        }
    }

    private mutating func add(_ occurrences: ArraySlice<UInt64>, of word: Int, in section: Int) {
        postings[word].bytes.appendVarint(section - postings[word].lastSection)
        postings[word].bytes.appendVarint(occurrences.count)
        postings[word].lastSection = section
        postings[word].count += 1
        var last = 0
        for occurrence in occurrences {
            let position = Int(occurrence & 0xFFFF_FFFF) >> 2
            postings[word].bytes.appendVarint((position - last) << 2 | Int(occurrence & 3))
            last = position
        }
    }

    /// The exponent of `count + 1` and the three bits after its first, so that it takes a byte.
    private static func length(_ count: Int) -> UInt8 {
        let value = count + 1
        let exponent = Int.bitWidth - 1 - value.leadingZeroBitCount
        return UInt8(min(255, exponent << 3 | ((value << 3) >> exponent) & 7))
    }

    /// - Returns: the files of the index, `root` first.
    func finish(_ pages: [SearchablePage], forms: any WordForms) -> [(name: String, payload: Deflated)] {
        // In the order in which a script compares strings.
        let words = (0..<table.count).map { (number: $0, text: String(decoding: table[$0], as: UTF8.self)) }
            .sorted { $0.text.utf16.lexicographicallyPrecedes($1.text.utf16) }
        let vocabulary = vocabularyShards(words, keys: forms.keys(of: words.map(\.text)))
        let postings = postingShards(words.map(\.number))
        let fragments = FragmentShards(pages)

        var files: [(name: String, bytes: [UInt8])] = []
        for (letter, shards) in [("v", vocabulary.shards), ("p", postings.shards), ("f", fragments.shards)] {
            files += shards.enumerated().map { ("\(letter)\($0)", $1) }
        }
        let packed = files.concurrentMap { Deflated($0.bytes) }
        let vocabularySize = packed.prefix(vocabulary.shards.count).reduce(0) { $0 + $1.bytes.count } * 4 / 3
        var lengths: [UInt8] = []
        Base64.append(self.lengths, to: &lengths)
        let root = """
            {"pages":\(pages.count),"sections":\(self.lengths.count),"words":\(words.count),\
            "v":\(vocabulary.firsts),"vk":[\(vocabulary.firsts.map { JSONText.quoted(words[$0].text) }.joined(separator: ","))],\
            "vb":\(vocabularySize),"p":\(postings.firsts),"f":\(fragments.firstSections),"fp":\(fragments.firstPages),\
            "len":"\(String(decoding: lengths, as: UTF8.self))"}
            """
        return [("root", Deflated(Array(root.utf8)))] + zip(files, packed).map { ($0.name, $1) }
    }

    /// - Returns: the shards, and the number of the first word of each.
    private func vocabularyShards(
        _ words: [(number: Int, text: String)], keys: [String]
    ) -> (shards: [[UInt8]], firsts: [Int]) {
        var groups: [String: Int] = [:]
        var (shards, firsts): ([[UInt8]], [Int]) = ([], [])
        var (last, lastGroup): (String, Int) = ("", 0)
        for (index, word) in words.enumerated() {
            if shards.isEmpty || shards[shards.count - 1].count > SearchIndex.Size.vocabulary {
                shards.append([])
                firsts.append(index)
                (last, lastGroup) = ("", 0)
            }
            let group = groups[keys[index]] ?? groups.count
            groups[keys[index]] = group
            let common = zip(last.utf16, word.text.utf16).prefix { $0 == $1 }.count
            // A pair of surrogates is not divided.
            let isInside = common > 0 && UTF16.isLeadSurrogate(Array(word.text.utf16)[common - 1])
            let shared = isInside ? common - 1 : common
            let rest = Array(String(decoding: word.text.utf16.dropFirst(shared), as: UTF16.self).utf8)
            let shard = shards.count - 1
            shards[shard].appendVarint(shared)
            shards[shard].appendVarint(rest.count)
            shards[shard] += rest
            let step = group - lastGroup
            shards[shard].appendVarint(step << 1 ^ step >> 63)
            shards[shard].appendVarint(postings[word.number].count)
            (last, lastGroup) = (word.text, group)
        }
        return (shards, firsts)
    }

    private func postingShards(_ words: [Int]) -> (shards: [[UInt8]], firsts: [Int]) {
        var (shards, firsts): ([[UInt8]], [Int]) = ([], [])
        for (index, word) in words.enumerated() {
            let bytes = postings[word].bytes
            if let last = shards.last, last.count + bytes.count <= SearchIndex.Size.postings {
            } else {
                shards.append([])
                firsts.append(index)
            }
            shards[shards.count - 1].appendVarint(bytes.count)
            shards[shards.count - 1] += bytes
        }
        return (shards, firsts)
    }
}

/// The texts of pages, some in a file.
private struct FragmentShards {
    private(set) var shards: [[UInt8]] = []
    private(set) var firstSections: [Int] = []
    private(set) var firstPages: [Int] = []

    init(_ pages: [SearchablePage]) {
        var section = 0
        for (index, page) in pages.enumerated() {
            if let last = shards.last, last.count <= SearchIndex.Size.fragments {
                shards[shards.count - 1].append(UInt8(ascii: ","))
            } else {
                if !shards.isEmpty { shards[shards.count - 1].append(UInt8(ascii: "]")) }
                shards.append([UInt8(ascii: "[")])
                firstSections.append(section)
                firstPages.append(index)
            }
            JSONText.append(page, to: &shards[shards.count - 1])
            section += page.sections.count
        }
        if !shards.isEmpty { shards[shards.count - 1].append(UInt8(ascii: "]")) }
    }
}
