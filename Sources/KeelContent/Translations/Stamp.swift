import Foundation
import KeelBase

/// What a translation was made from: the file that `TextID.stamp` names.
///
/// One line a block of the source, in its order, so that a diff shows what has changed and two people who stamp
/// different sections don't meet.
package struct Stamp: Sendable, Equatable {
    struct Entry: Sendable, Equatable {
        /// `nil` for a line that is damaged.
        let digest: String?
        let label: String
        let isHeading: Bool
    }

    /// The language of the source; `nil` if the file doesn't say.
    let sourceLanguage: Language?
    let entries: [Entry]

    init(sourceLanguage: Language?, entries: [Entry]) {
        self.sourceLanguage = sourceLanguage
        self.entries = entries
    }

    /// Says that a translation is current.
    package init(of article: Article) {
        sourceLanguage = article.language
        entries = article.blocks.map { Entry(digest: $0.digest, label: $0.label, isHeading: $0.isHeading) }
    }

    package var blockCount: Int { entries.count }

    /// What stands in the file.
    package func text(for translation: TextID) -> String {
        var text = "# The blocks that this translation was made from. Written by `keel stamp \(translation)`.\n"
        text += sourceLanguage.map { "source: \($0)\n" } ?? ""
        for entry in entries {
            text += "\(entry.digest ?? "?")\(entry.isHeading ? "  " : "      ")\(entry.label)\n"
        }
        return text
    }

    /// - Returns: the stamp, and the 0-based lines that are damaged.
    static func parse(_ source: SourceText) -> (stamp: Stamp, damagedLines: [Int]) {
        var entries: [Entry] = []
        var language: Language?
        var damaged: [Int] = []
        for line in source.lineStarts.indices {
            var bytes = source.bytes[source.lineRange(line)]
            if line == 0 { bytes = bytes.dropFirst(source.byteOrderMarkLength) }
            let text = String(decoding: bytes, as: UTF8.self)
            if text.hasPrefix("#") || text.allSatisfy(\.isWhitespace) { continue }
            if text.hasPrefix(sourceKey), language == nil {
                language = Language(text.dropFirst(sourceKey.count).filter { !$0.isWhitespace })
            } else if let entry = entry(text) {
                entries.append(entry)
            } else {
                damaged.append(line)
                entries.append(Entry(digest: nil, label: "", isHeading: false))
            }
        }
        return (Stamp(sourceLanguage: language, entries: entries), damaged)
    }

    private static let sourceKey = "source:"

    private static func entry(_ line: String) -> Entry? {
        let digest = line.prefix(StampText.digestLength)
        let rest = line.dropFirst(StampText.digestLength)
        let isDigest = digest.utf8.allSatisfy { "0"..."9" ~= $0 || "a"..."f" ~= $0 }
        guard isDigest, digest.utf8.count == StampText.digestLength, rest.isEmpty || rest.first == " " else {
            return nil
        }
        let label = rest.drop { $0 == " " }
        // Other blocks stand further in, so that one that begins with '#' is not taken for a heading.
        let isHeading = label.first == "#" && rest.count - label.count == 2
        return Entry(digest: String(digest), label: String(label), isHeading: isHeading)
    }
}

extension Stamp.Entry {
    /// Of a heading, from its label.
    var headingID: String? {
        guard isHeading, label.hasSuffix("}"), let open = label.range(of: "{#", options: .backwards) else {
            return nil
        }
        return String(label[open.upperBound...].dropLast())
    }

    var headingText: String {
        let text = label.drop { $0 == "#" || $0 == " " }
        return String(text.range(of: " {#", options: .backwards).map { text[..<$0.lowerBound] } ?? text)
    }
}
