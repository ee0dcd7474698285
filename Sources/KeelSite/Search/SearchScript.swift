import CDeflate
import KeelBase

/// Packs a file of the index as a classic script, which loads from disk as over HTTP.
///
/// The payload is deflated and in `Base91`, whose letters mean nothing in a script's literal, whatever the text says.
struct SearchScript {
    let language: String

    /// - Parameters:
    ///   - name: `root`, `v0`, `p0`, `f0`.
    ///   - build: the same in all files of an index.
    func bytes(name: String, build: String, payload: Deflated) -> [UInt8] {
        var script = Array("keelSearch(\"\(language)\",\"\(name)\",\"\(build)\",\"".utf8)
        Base91.append(payload.bytes, to: &script)
        script += Array("\")\n".utf8)
        return script
    }
}

/// Bytes made small.
struct Deflated: Sendable {
    let bytes: [UInt8]

    /// - Parameter level: 1 to 12; 6 is what zlib takes by itself.
    init(_ plain: [UInt8], level: Int32 = 6) {
        guard let compressor = libdeflate_alloc_compressor(level) else {
            // Without memory for the compressor: stored blocks are as valid.
            bytes = Self.stored(plain)
            return
        }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_deflate_compress_bound(compressor, plain.count)
        let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = plain.withUnsafeBytes {
                libdeflate_deflate_compress(compressor, $0.baseAddress, $0.count, buffer.baseAddress, bound)
            }
        }
        // In as much memory as it takes, not as it might have taken: all files of an index wait for the last one.
        bytes = packed.withUnsafeBufferPointer { Array($0) }
    }

    /// RFC 1951, 3.2.4.
    private static func stored(_ plain: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        repeat {
            let end = min(start + 0xFFFF, plain.count)
            let length = UInt16(end - start)
            result.append(end == plain.count ? 1 : 0)
            for number in [length, ~length] {
                result.append(UInt8(number & 0xFF))
                result.append(UInt8(number >> 8))
            }
            result += plain[start..<end]
            start = end
        } while start < plain.count
        return result
    }
}

/// Bytes as printable ASCII letters, 13 bits in each two, the lowest first: a twelfth less than Base64. What is left at the
/// end, up to six bits, is one letter.
enum Base91 {
    /// All that are printable, but for the space and those that would mean something in a literal or in HTML.
    static let letters: [UInt8] = {
        let meant: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: "\\")]
        return (0x21...0x7E).filter { !meant.contains($0) }
    }()

    static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
        let (bitCount, base) = (bytes.count * 8, UInt32(letters.count))
        let (whole, rest) = bitCount.quotientAndRemainder(dividingBy: 13)
        let length = whole * 2 + (rest == 0 ? 0 : rest <= 6 ? 1 : 2)
        text += [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            letters.withUnsafeBufferPointer { letters in
                var (bits, width): (UInt32, UInt32) = (0, 0)
                for byte in bytes {
                    bits |= UInt32(byte) << width
                    width += 8
                    guard width >= 13 else { continue }
                    buffer[count] = letters[Int((bits & 0x1FFF) / base)]
                    buffer[count + 1] = letters[Int((bits & 0x1FFF) % base)]
                    count += 2
                    bits >>= 13
                    width -= 13
                }
                if rest > 6 {
                    buffer[count] = letters[Int(bits / base)]
                    buffer[count + 1] = letters[Int(bits % base)]
                    count += 2
                } else if rest > 0 {
                    buffer[count] = letters[Int(bits)]
                    count += 1
                }
            }
        }
    }
}

extension [UInt8] {
    /// LEB128.
    mutating func appendVarint(_ value: Int) {
        var rest = UInt(bitPattern: value)
        while rest >= 0x80 {
            append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}
