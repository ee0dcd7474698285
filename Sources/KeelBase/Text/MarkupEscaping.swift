extension [UInt8] {
    /// Appends text with `&`, `<`, `>` and `"` escaped: for text and for attribute values in double quotes, in HTML and
    /// in XML.
    @inlinable
    package mutating func appendEscaped(_ text: some Collection<UInt8>) {
        EscapeTable.text.append(text, to: &self)
    }

    @inlinable
    package mutating func appendEscaped(_ text: String) { appendEscaped(text.utf8) }

    /// Appends a URL for an attribute value, percent-encoded where needed (`%` stays as it is) and then escaped.
    @inlinable
    package mutating func appendURL(_ url: some Collection<UInt8>) {
        EscapeTable.url.append(url, to: &self)
    }

    @inlinable
    package mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

/// How each byte is written in markup.
@usableFromInline
package struct EscapeTable: Sendable {
    /// An index into `replacements` for each byte; 0: the byte stays.
    private var entries = [UInt8](repeating: 0, count: 256)
    private var replacements: [[UInt8]] = [[]]

    @usableFromInline
    package static let text = EscapeTable { byte in
        switch byte {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: nil
        }
    }

    /// What a URL may not hold is percent-encoded.
    @usableFromInline
    package static let url = EscapeTable { byte in
        switch byte {
        case "&": return "&amp;"
        case "'": return "&#x27;"
        case _ where byte.isASCIIAlphanumeric || "-_.+!*(),%#@?=;:/$~".utf8.contains(byte): return nil
        default:
            let digits = Array("0123456789ABCDEF")
            return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }
    }

    private init(_ replacement: (UInt8) -> String?) {
        for byte in 0...UInt8.max {
            guard let text = replacement(byte) else { continue }
            entries[Int(byte)] = UInt8(replacements.count)
            replacements.append(Array(text.utf8))
        }
    }

    @inlinable
    package func append(_ text: some Collection<UInt8>, to output: inout [UInt8]) {
        let done: Void? = text.withContiguousStorageIfAvailable { appendContiguous($0, to: &output) }
        if done == nil { Array(text).withUnsafeBufferPointer { appendContiguous($0, to: &output) } }
    }

    /// Copies runs of bytes that stay in bulk.
    @usableFromInline
    package func appendContiguous(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
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
