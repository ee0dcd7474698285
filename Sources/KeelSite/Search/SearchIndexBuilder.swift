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

    /// The exponent of `count + 1` and the two bits after its first, so that it takes a byte, and few different ones.
    private static func length(_ count: Int) -> UInt8 {
        let value = count + 1
        let exponent = Int.bitWidth - 1 - value.leadingZeroBitCount
        return UInt8(min(255, exponent << 2 | ((value << 2) >> exponent) & 3))
    }

    consuming func finish(in language: Language) -> SearchIndex {
        // In the order in which a script compares strings.
        let words = (0..<table.count).map { (number: $0, text: String(decoding: table[$0], as: UTF8.self)) }
            .sorted { $0.text.utf16.lexicographicallyPrecedes($1.text.utf16) }
        let vocabulary = vocabularyShards(words, keys: language.wordForms.keys(of: words.map(\.text)))
        let packedVocabulary = vocabulary.shards.concurrentMap { Deflated($0) }
        let postings = packedPostings(words.map(\.number))
        fragments.close()
        let vocabularySize = packedVocabulary.reduce(0) { $0 + $1.bytes.count } * 16 / 13
        let firstWords = vocabulary.firsts.map { JSONText.quoted(words[$0].text) }.joined(separator: ",")
        let root = """
            {"pages":\(pageCount),"sections":\(lengths.count),"words":\(words.count),\
            "v":\(vocabulary.firsts.steps),"vk":[\(firstWords)],"vb":\(vocabularySize),"p":\(postings.firsts.steps),\
            "f":\(fragments.firstSections.steps)}
            """
        var files = [
            (name: "root", payload: Deflated(Array(root.utf8))), (name: "l", payload: Deflated(lengths + headings)),
        ]
        for (letter, shards) in [("v", packedVocabulary), ("p", postings.shards), ("f", fragments.shards)] {
            files += shards.enumerated().map { ("\(letter)\($0)", $1) }
        }
        return SearchIndex(files: files)
    }

    /// - Returns: the shards, and the number of the first word of each.
    private func vocabularyShards(
        _ words: [(number: Int, text: String)], keys: [String]
    ) -> (shards: [[UInt8]], firsts: [Int]) {
        /// By key, its number and the last word that has it.
        var groups: [String: (number: Int, last: Int)] = [:]
        var (shards, firsts): ([[UInt8]], [Int]) = ([], [])
        var shard = VocabularyShard(firstGroup: 0)
        for (index, word) in words.enumerated() {
            if shard.isEmpty { firsts.append(index) }
            let known = groups[keys[index]]
            let count = postings[word.number].count
            shard.add(
                word.text,
                group: known.map { $0.last >= firsts[firsts.count - 1] ? .back(index - $0.last) : .known($0.number) }
                    ?? .new, count: count)
            groups[keys[index]] = (known?.number ?? groups.count, index)
            if shard.size > SearchIndex.Size.vocabulary {
                shards.append(shard.bytes)
                shard = VocabularyShard(firstGroup: groups.count)
            }
        }
        return (shard.isEmpty ? shards : shards + [shard.bytes], firsts)
    }

    /// Some words in a file each, packed a few files at a time; what is packed is let go.
    ///
    /// - Returns: the shards, and the number of the first word of each.
    private mutating func packedPostings(_ words: [Int]) -> (shards: [Deflated], firsts: [Int]) {
        var (packed, firsts): ([Deflated], [Int]) = ([], [])
        var shards: [[UInt8]] = []
        for (index, word) in words.enumerated() {
            var bytes: [UInt8] = []
            swap(&bytes, &postings[word].bytes)
            if let last = shards.last, last.count + bytes.count <= SearchIndex.Size.postings {
            } else {
                if shards.count == 64 {
                    packed += shards.concurrentMap { Deflated($0) }
                    shards.removeAll(keepingCapacity: true)
                }
                shards.append([])
                firsts.append(index)
            }
            shards[shards.count - 1].appendVarint(bytes.count)
            shards[shards.count - 1] += bytes
        }
        return (packed + shards.concurrentMap { Deflated($0) }, firsts)
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
        // The texts are most of an index: half of the time of level 6, for some more bytes.
        shards.append(Deflated(text, level: 3))
        text.removeAll(keepingCapacity: true)
    }
}

/// Words in a file, by columns, which are packed better: how much of the word before each begins with, the rest of each,
/// their groups, in how many sections they are.
private struct VocabularyShard {
    enum Group {
        case new
        /// Of the word so many before, in this file.
        case back(Int)
        case known(Int)
    }

    private var shared: [UInt8] = []
    private var rests: [UInt8] = []
    private var groups: [UInt8] = []
    private var counts: [UInt8] = []
    private var count = 0
    private var last = ""
    private let firstGroup: Int

    init(firstGroup: Int) { self.firstGroup = firstGroup }

    var isEmpty: Bool { count == 0 }
    var size: Int { shared.count + rests.count + groups.count + counts.count }

    mutating func add(_ word: String, group: Group, count sections: Int) {
        let units = Array(word.utf16)
        var common = zip(last.utf16, units).prefix { $0 == $1 }.count
        // A pair of surrogates is not divided.
        if common > 0, UTF16.isLeadSurrogate(units[common - 1]) { common -= 1 }
        shared.appendVarint(common)
        rests += String(decoding: units[common...], as: UTF16.self).utf8
        rests.append(UInt8(ascii: "\n"))
        switch group {
        case .new: groups.appendVarint(0)
        case .back(let distance): groups.appendVarint(distance << 1)
        case .known(let number): groups.appendVarint(number << 1 | 1)
        }
        counts.appendVarint(sections)
        last = word
        count += 1
    }

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.appendVarint(count)
        bytes.appendVarint(firstGroup)
        bytes.appendVarint(rests.count)
        return bytes + shared + rests + groups + counts
    }
}

extension [Int] {
    /// The first number, and of each other how much more it is than the one before.
    fileprivate var steps: [Int] { indices.map { $0 == 0 ? self[0] : self[$0] - self[$0 - 1] } }
}
