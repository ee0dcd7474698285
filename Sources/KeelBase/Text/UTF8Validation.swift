/// The byte offset of the first byte that is not part of well-formed UTF-8 (Unicode, table 3-7); `nil` if all is well.
package func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { buffer in
        var index = 0
        while index < buffer.count {
            // Eight ASCII bytes at a time: most of an article's markup and code.
            while index + 8 <= buffer.count,
                buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                index += 8
            }
            guard index < buffer.count else { return nil }
            let lead = buffer[index]
            let length: Int
            var second: ClosedRange<UInt8> = 0x80...0xBF
            switch lead {
            case 0x00...0x7F: length = 1
            case 0xC2...0xDF: length = 2
            case 0xE0...0xEF:
                length = 3
                if lead == 0xE0 { second = 0xA0...0xBF }
                if lead == 0xED { second = 0x80...0x9F }
            case 0xF0...0xF4:
                length = 4
                if lead == 0xF0 { second = 0x90...0xBF }
                if lead == 0xF4 { second = 0x80...0x8F }
            default: return index
            }
            guard index + length <= buffer.count else { return index }
            if length > 1, !second.contains(buffer[index + 1]) { return index }
            for next in (index + 2)..<(index + max(length, 2)) where buffer[next] & 0xC0 != 0x80 { return index }
            index += length
        }
        return nil
    }
}
