import KeelBase
import KeelContent

/// Joins pages, in their order, to the files of an index. Of a page, no more is kept than goes into the index.
struct SearchIndexBuilder {
    private var fragments = FragmentShards()
    private var pageCount = 0
    private var table = SearchWordTable()
    private var postings: [Posting] = []
    /// One byte a section: how many words it has, roughly.
    private var lengths: [UInt8] = []
    /// One byte a section: how many words its heading has, at the beginning of a page its title.
    private var headings: [UInt8] = []

    /// Where a word is, as it is written.
    private struct Posting {
        var bytes: [UInt8] = []
        var lastSection = 0
        /// Sections that have it.
        var count = 0
    }

    mutating func add(_ page: SearchablePage, _ words: SearchPageWords) {
        fragments.add(page)
        pageCount += 1
        add(words)
    }

    private mutating func add(_ page: SearchPageWords) {
        let numbers = (0..<page.table.count).map { table.number(of: page.table[$0]) }
        while postings.count < table.count { postings.append(Posting()) }
        headings += page.headingLengths.map { UInt8(clamping: $0) }
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

    consuming func finish(in language: Language) -> SearchIndex {
        // In the order in which a script compares strings.
        let words = (0..<table.count).map { (number: $0, text: String(decoding: table[$0], as: UTF8.self)) }
            .sorted { $0.text.utf16.lexicographicallyPrecedes($1.text.utf16) }
        let vocabulary = vocabularyShards(words, keys: language.wordForms.keys(of: words.map(\.text)))
        let postings = postingShards(words.map(\.number))
        fragments.close()

        var files: [(name: String, bytes: [UInt8])] = []
        for (letter, shards) in [("v", vocabulary.shards), ("p", postings.shards)] {
            files += shards.enumerated().map { ("\(letter)\($0)", $1) }
        }
        let packed = files.concurrentMap { Deflated($0.bytes) }
        let vocabularySize = packed.prefix(vocabulary.shards.count).reduce(0) { $0 + $1.bytes.count } * 4 / 3
        let firstWords = vocabulary.firsts.map { JSONText.quoted(words[$0].text) }.joined(separator: ",")
        let root = """
            {"pages":\(pageCount),"sections":\(lengths.count),"words":\(words.count),\
            "v":\(vocabulary.firsts),"vk":[\(firstWords)],"vb":\(vocabularySize),"p":\(postings.firsts),\
            "f":\(fragments.firstSections),"len":"\(Base64.text(lengths))","head":"\(Base64.text(headings))"}
            """
        return SearchIndex(
            files: [("root", Deflated(Array(root.utf8)))] + zip(files, packed).map { ($0.name, $1) }
                + fragments.shards.enumerated().map { ("f\($0)", $1) })
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

/// The texts of pages, some in a file, packed as soon as it is full.
private struct FragmentShards {
    private(set) var shards: [Deflated] = []
    private(set) var firstSections: [Int] = []
    private var text: [UInt8] = []
    private var sections = 0

    mutating func add(_ page: SearchablePage) {
        if text.isEmpty { firstSections.append(sections) }
        text.append(UInt8(ascii: text.isEmpty ? "[" : ","))
        JSONText.append(page, to: &text)
        sections += page.sections.count
        if text.count > SearchIndex.Size.fragments { close() }
    }

    mutating func close() {
        guard !text.isEmpty else { return }
        text.append(UInt8(ascii: "]"))
        // The texts are most of an index: a third of the time of level 6, for a tenth more bytes.
        shards.append(Deflated(text, level: 1))
        text.removeAll(keepingCapacity: true)
    }
}
