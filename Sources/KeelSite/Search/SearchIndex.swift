import KeelBase
import KeelContent

/// What the pages of one language are searched by: files that a page loads as it needs them.
///
/// - Vocabulary (`v0`, …): all words that occur, with the forms of one stem joined, so that a page needs no stemmer.
/// - Postings (`p0`, …): in which sections a word is, where, and in which field.
/// - Fragments (`f0`, …): the texts of some pages each, for titles and snippets.
/// - Lengths (`l`): how many words sections and headings have, for the order of results.
/// - `root`: which file has what.
struct SearchIndex {
    /// Payloads by name, `root` first.
    let files: [(name: String, payload: Deflated)]

    /// Of all payloads: the same pages give the same.
    var build: String {
        String(Digest(parts: files.map { Digest($0.payload.bytes).description }).description.prefix(16))
    }

    /// Sizes of payloads before they are packed, in bytes; a word or page that is larger stands alone.
    enum Size {
        static let vocabulary = 40_000
        static let postings = 24_000
        static let fragments = 8_000
    }

    /// What to write, by paths relative to the site's root; each is made when it is asked for.
    func scripts(language: Language) -> some Sequence<(path: String, bytes: [UInt8])> {
        let (script, build) = (SearchScript(language: language.tag), build)
        let folder = SitePath.searchIndex(of: language)
        return files.lazy.map { name, payload in
            ("\(folder)/\(name).js", script.bytes(name: name, build: build, payload: payload))
        }
    }
}

/// The words of a page, by their numbers in a table of its own.
struct SearchPageWords: Sendable {
    /// Fields of an occurrence.
    enum Field: Int { case title, heading, text, code }

    let table: SearchWordTable
    /// For each section: word << 32 | position << 2 | field, ascending.
    let sections: [[UInt64]]
    /// Words of each section's heading, of the first one's title.
    let headingLengths: [Int]

    /// Words between fields that a phrase can't cross.
    private static let gap = 8

    init(_ page: SearchablePage) {
        var table = SearchWordTable()
        var headingLengths: [Int] = []
        sections = page.sections.enumerated().map { index, section in
            var found: [UInt64] = []
            var position = 0
            func add(_ text: String, _ field: Field) {
                guard !text.isEmpty else { return }
                position = SearchTokenizer.scan(Array(text.utf8), from: position, into: &table) { word, position in
                    found.append(UInt64(word) << 32 | UInt64(position << 2 | field.rawValue))
                }
                if field == .title || field == .heading { headingLengths.append(position) }
                position += Self.gap
            }
            if index == 0 { add(page.title, .title) } else { add(section.heading, .heading) }
            if headingLengths.count == index { headingLengths.append(0) }
            add(section.text, .text)
            add(section.code, .code)
            return found.sorted()
        }
        self.table = table
        self.headingLengths = headingLengths
    }
}
