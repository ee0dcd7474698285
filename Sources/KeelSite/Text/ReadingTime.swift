import KeelContent
import KeelMarkdown

/// How long an article's text takes to read, without its code.
enum ReadingTime {
    /// Words a minute of prose on a screen; languages with long words have fewer of them.
    private static let words = ["ru": 180, "et": 160, "fi": 160, "de": 190]
    /// Of languages that are counted by characters, spaces aside.
    private static let characters = ["ko": 480, "ja": 480, "zh": 300]

    /// In minutes, at least one; `nil` for a text of a few lines.
    static func minutes(of document: Document, in language: Language) -> Int? {
        var words = 0
        var characters = 0
        for event in document.walk() where event.isEntering {
            let node = document.nodes[event.node]
            guard node.kind == .text || node.kind == .code else { continue }
            var isInWord = false
            for byte in document.bytes(node.text) {
                let isSpace = byte <= UInt8(ascii: " ")
                // Each character has one byte that continues none.
                if !isSpace, byte & 0xC0 != 0x80 { characters += 1 }
                if !isSpace, !isInWord { words += 1 }
                isInWord = !isSpace
            }
        }
        let code = String(language.tag.prefix { $0 != "-" })
        let minutes =
            self.characters[code].map { Double(characters) / Double($0) }
            ?? Double(words) / Double(self.words[code] ?? 200)
        return minutes < 0.75 ? nil : Int(minutes.rounded())
    }
}
