internal import KeelBase

/// A run of backticks, tildes or signs that look like them, and a word after it.
struct FenceLine {
    /// With the word: "```swift".
    let text: String
    /// Of the run in what was read.
    let offset: Int
    let mark: [UInt8]
    /// How often the mark stands there.
    let count: Int
    let isSwift: Bool
    /// An output is compared with what the Swift before it prints.
    let isOutput: Bool
    /// A sign before the run that is no plain space and looks like one, or like nothing.
    let invisible: Unicode.Scalar?
    /// Only the containers' marks and white space before it.
    let isFirst: Bool
    /// After the word.
    private let rest: ArraySlice<UInt8>

    /// Three or more of the right ones.
    var isFence: Bool { count >= 3 && !isLookAlike }
    var isLookAlike: Bool { mark.count > 1 || !"`~".utf8.contains(mark[0]) }
    /// A backtick after a fence of backticks.
    var hasBacktick: Bool { mark[0] == "`" && rest.contains("`") }
    /// Nothing that closes the run stands on the line.
    var isOpen: Bool { !rest.contains(mark[0]) }
    /// Nothing but the word follows.
    var isBare: Bool { rest.allSatisfy(\.isASCIISpace) }

    /// - Parameter line: may begin with what the containers take.
    init?(_ line: ArraySlice<UInt8>) {
        var run = line.drop { $0.isSpaceOrTab || $0 == ">" }
        let sign = Self.invisibles.first { run.starts(with: $0.utf8) }
        while let sign = Self.invisibles.first(where: { run.starts(with: $0.utf8) }) {
            run = run.dropFirst(sign.utf8.count).drop(while: \.isSpaceOrTab)
        }
        self.init(run: run, isFirst: true, invisible: sign?.unicodeScalars.first)
    }

    /// A fence of three or more that has text before it.
    init?(behindTextIn line: ArraySlice<UInt8>) {
        guard let last = line.lastIndex(where: { $0 == "`" || $0 == "~" }) else { return nil }
        let start = line[..<last].lastIndex { $0 != line[last] }.map { $0 + 1 } ?? line.startIndex
        guard last - start >= 2, start > line.startIndex, line[start - 1] != "\\" else { return nil }
        self.init(run: line[start...], isFirst: false, invisible: nil)
    }

    private init?(run: ArraySlice<UInt8>, isFirst: Bool, invisible: Unicode.Scalar?) {
        guard let mark = Self.marks.first(where: { run.starts(with: $0) }) else { return nil }
        var rest = run
        var count = 0
        while rest.starts(with: mark) {
            rest = rest.dropFirst(mark.count)
            count += 1
        }
        let word = rest.drop(while: \.isSpaceOrTab).prefix { $0.isASCIIAlphanumeric || "+#-".utf8.contains($0) }
        guard word.first?.isASCIILetter == true else { return nil }
        self.rest = rest[word.endIndex...]
        guard self.rest.first.map({ $0.isASCIISpace || "{,:`".utf8.contains($0) }) ?? true else { return nil }
        text = String(decoding: run[..<word.endIndex], as: UTF8.self)
        offset = run.startIndex
        (self.mark, self.count, self.isFirst, self.invisible) = (mark, count, isFirst, invisible)
        let name = String(decoding: word.lazy.map(\.asciiLowercased), as: UTF8.self)
        (isSwift, isOutput) = (name == "swift", name == "output")
    }

    /// Besides those of Markdown what other keyboards have in their place.
    private static let marks = ["`", "~", "'", "\"", "´", "‘", "’", "ˋ", "｀", "～"].map { Array($0.utf8) }
    private static let invisibles = ["\u{A0}", "\u{200B}", "\u{FEFF}", "\u{3000}", "\u{202F}", "\u{2060}", "\u{AD}"]
}

extension ArraySlice<UInt8> {
    /// Its lines with their indentation, without their ends.
    var lines: some Sequence<ArraySlice<UInt8>> {
        sequence(state: self as ArraySlice<UInt8>?) { rest in
            guard let text = rest, !text.isEmpty else { return nil }
            guard let end = text.firstIndex(where: { $0 == "\n" || $0 == "\r" }) else {
                rest = nil
                return text
            }
            let isPair = text[end] == "\r" && end + 1 < text.endIndex && text[end + 1] == "\n"
            rest = text[(end + (isPair ? 2 : 1))...]
            return text[..<end]
        }
    }
}
