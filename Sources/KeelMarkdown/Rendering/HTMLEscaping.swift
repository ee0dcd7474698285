/// How a byte is written in HTML text and attribute values.
private let textEscapes = EscapeTable { byte in
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
}

/// How a byte is written in a URL attribute: what a URL may not hold is percent-encoded, `%` stays as it is.
private let urlEscapes = EscapeTable { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        return nil
    case UInt8(ascii: "&"): return "&amp;"
    case UInt8(ascii: "'"): return "&#x27;"
    default:
        if "-_.+!*(),%#@?=;:/$~".utf8.contains(byte) { return nil }
        let digits = Array("0123456789ABCDEF")
        return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
}

extension [UInt8] {
    /// Appends text with `&`, `<`, `>` and `"` escaped: for text and for attribute values in double quotes.
    package mutating func appendEscaped(_ text: some Collection<UInt8>) {
        textEscapes.append(text, to: &self)
    }

    package mutating func appendEscaped(_ text: String) { appendEscaped(text.utf8) }

    /// Appends a URL for an attribute value, percent-encoded where needed and then escaped.
    package mutating func appendURL(_ url: some Collection<UInt8>) {
        urlEscapes.append(url, to: &self)
    }

    package mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

private struct EscapeTable: Sendable {
    /// An index into `replacements` for each byte; 0: the byte stays.
    private var entries = [UInt8](repeating: 0, count: 256)
    private var replacements: [[UInt8]] = [[]]

    init(_ replacement: (UInt8) -> String?) {
        for byte in 0...UInt8.max {
            guard let text = replacement(byte) else { continue }
            entries[Int(byte)] = UInt8(replacements.count)
            replacements.append(Array(text.utf8))
        }
    }

    /// Copies runs of bytes that stay in bulk.
    func append(_ text: some Collection<UInt8>, to output: inout [UInt8]) {
        let done: Void? = text.withContiguousStorageIfAvailable { appendContiguous($0, to: &output) }
        if done == nil { Array(text).withUnsafeBufferPointer { appendContiguous($0, to: &output) } }
    }

    private func appendContiguous(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        entries.withUnsafeBufferPointer { entries in
            var start = 0
            for index in 0..<text.count {
                let entry = entries[Int(text[index])]
                guard entry != 0 else { continue }
                output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
                output.append(contentsOf: replacements[Int(entry)])
                start = index + 1
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        }
    }
}
