import KeelBase

/// A fence's info string, split into its words.
struct InfoString {
    /// `name`, `key=value` or `key="value with spaces"`.
    struct Word: Equatable {
        /// All of it, as typed.
        let text: String
        /// Before the first `=`; all of a word without one.
        let name: String
        /// After the first `=`, without the quotes; `nil` without one.
        let value: String?
        /// In bytes from the start of the info string.
        let offset: Int
        let valueOffset: Int
        /// A value that begins with a quote and has no other.
        var isUnclosed = false
    }

    let words: [Word]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var words: [Word] = []
        var index = 0
        while true {
            while index < bytes.count, bytes[index].isSpaceOrTab { index += 1 }
            guard index < bytes.count else { break }
            words.append(Self.word(in: bytes, from: &index))
        }
        self.words = words
    }

    private static func word(in bytes: [UInt8], from index: inout Int) -> Word {
        let start = index
        while index < bytes.count, !bytes[index].isSpaceOrTab, bytes[index] != "=" { index += 1 }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        guard index < bytes.count, bytes[index] == "=" else {
            return Word(text: name, name: name, value: nil, offset: start, valueOffset: start)
        }
        index += 1
        var valueStart = index
        var valueEnd = index
        var isUnclosed = false
        if index < bytes.count, bytes[index] == "\"" {
            valueStart += 1
            valueEnd = bytes[valueStart...].firstIndex(of: "\"") ?? bytes.count
            isUnclosed = valueEnd == bytes.count
            index = min(valueEnd + 1, bytes.count)
        }
        // What follows a closing quote without a space belongs to the value, which makes it a wrong one.
        let restStart = index
        while index < bytes.count, !bytes[index].isSpaceOrTab { index += 1 }
        if restStart == valueStart || restStart != index { valueEnd = index }
        return Word(
            text: String(decoding: bytes[start..<index], as: UTF8.self), name: name,
            value: String(decoding: bytes[valueStart..<valueEnd], as: UTF8.self),
            offset: start, valueOffset: valueStart, isUnclosed: isUnclosed)
    }
}
