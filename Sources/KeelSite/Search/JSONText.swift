/// JSON as the index has it.
enum JSONText {
    static func append(_ page: SearchablePage, to text: inout [UInt8]) {
        text += "{\"t\":".utf8
        appendQuoted(page.title, to: &text)
        text += ",\"u\":".utf8
        appendQuoted(page.path, to: &text)
        text += ",\"s\":[".utf8
        for (index, section) in page.sections.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            text.append(UInt8(ascii: "["))
            for (field, value) in [section.anchor, section.heading, section.text, section.code].enumerated() {
                if field > 0 { text.append(UInt8(ascii: ",")) }
                appendQuoted(value, to: &text)
            }
            text.append(UInt8(ascii: "]"))
        }
        text += "]}".utf8
    }

    static func quoted(_ value: String) -> String {
        var text: [UInt8] = []
        appendQuoted(value, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    private static func appendQuoted(_ value: String, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        let bytes = Array(value.utf8)
        // Most of a text stands as it is, so it is copied in pieces.
        var start = 0
        for (index, byte) in bytes.enumerated()
        where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
            text += bytes[start..<index]
            start = index + 1
            switch byte {
            case UInt8(ascii: "\n"): text += "\\n".utf8
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                text += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
            default:
                text.append(UInt8(ascii: "\\"))
                text.append(byte)
            }
        }
        text += bytes[start...]
        text.append(UInt8(ascii: "\""))
    }
}
