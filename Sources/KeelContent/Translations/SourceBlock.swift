import KeelBase
import KeelMarkdown

/// A piece of an article that a stamp has a line for: what is translated of its front matter, then each block of the
/// text's top level.
struct SourceBlock: Sendable, Equatable {
    /// Twelve hexadecimal digits. Line ends, and spaces at the ends of lines, don't matter.
    let digest: String
    /// What a person knows the block by: `## The cycle {#cycle}`, or the first words.
    let label: String
    let isHeading: Bool
    /// The id of the heading that it stands under, its own for a heading; empty above the first one.
    let section: String
}

extension Article {
    /// In document order. A link's definition belongs to the block that it stands after.
    var blocks: [SourceBlock] {
        let matter = translatedFrontMatter.map {
            SourceBlock(digest: $0.digest, label: $0.label, isHeading: false, section: "")
        }
        return [matter].compactMap(\.self)
            + sections.flatMap { section in section.blocks.map { sourceBlock($0, in: section) } }
    }

    private func sourceBlock(_ block: Section.Block, in section: Section) -> SourceBlock {
        let heading = block.isHeading ? section.heading : nil
        let end = Int(block.range.upperBound)
        return SourceBlock(
            digest: StampText.digest(of: source.bytes[Int(block.range.lowerBound)..<end]),
            label: heading.map(StampText.label) ?? StampText.firstWords(of: source.bytes[Int(block.start)..<end]),
            isHeading: block.isHeading, section: section.id)
    }

    private var translatedFrontMatter: (digest: String, label: String)? {
        guard frontMatter.title != nil || frontMatter.description != nil else { return nil }
        let texts = [frontMatter.title ?? "", frontMatter.description ?? ""]
        let digest = StampText.digest(of: Array(texts.joined(separator: "\n").utf8)[...])
        return (digest, StampText.firstWords(of: Array("--- \(title)".utf8)[...]))
    }
}

/// What a stamp says of a block.
enum StampText {
    static let digestLength = 12
    private static let wordsLength = 60

    static func digest(of bytes: ArraySlice<UInt8>) -> String {
        var normal: [UInt8] = []
        normal.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            guard byte == "\n" || byte == "\r" else {
                normal.append(byte)
                continue
            }
            if byte == "\r", index < bytes.endIndex, bytes[index] == "\n" { index += 1 }
            trimSpaces(&normal)
            normal.append(UInt8(ascii: "\n"))
        }
        trimSpaces(&normal)
        while normal.last == "\n" { normal.removeLast() }
        return String(Digest(normal).description.prefix(digestLength))
    }

    private static func trimSpaces(_ bytes: inout [UInt8]) {
        while bytes.last?.isSpaceOrTab == true { bytes.removeLast() }
    }

    static func label(of heading: Heading) -> String {
        "\(String(repeating: "#", count: heading.level)) \(oneLine(heading.text)) {#\(heading.id)}"
    }

    static func firstWords(of bytes: ArraySlice<UInt8>) -> String {
        // Four bytes a character at most; the rest of a long block is not looked at.
        let start = String(decoding: bytes.prefix(4 * (wordsLength + 1)), as: UTF8.self)
        let line = start.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        let text = oneLine(line)
        guard text.count > wordsLength else { return text }
        let cut = text.prefix(wordsLength)
        return (cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut) + "…"
    }

    private static func oneLine(_ text: String) -> String {
        text.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }
            .joined(separator: " ")
    }
}
