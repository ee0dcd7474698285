import CDeflate
import KeelBase

/// Packs a file of the index as a classic script, which loads from disk as over HTTP.
///
/// The payload is deflated and in Base64, whose letters mean nothing to a script, whatever the text says.
struct SearchScript {
    let language: String

    /// - Parameters:
    ///   - name: `root`, `v0`, `p0`, `f0`.
    ///   - build: the same in all files of an index.
    func bytes(name: String, build: String, payload: Deflated) -> [UInt8] {
        var script = Array("keelSearch(\"\(language)\",\"\(name)\",\"\(build)\",\"".utf8)
        Base64.append(payload.bytes, to: &script)
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
        bytes = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = plain.withUnsafeBytes {
                libdeflate_deflate_compress(compressor, $0.baseAddress, $0.count, buffer.baseAddress, bound)
            }
        }
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

/// RFC 4648, 4.
enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        append(bytes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
        let whole = bytes.count / 3
        text += [UInt8](unsafeUninitializedCapacity: whole * 4) { buffer, count in
            for number in 0..<whole {
                let (from, to) = (number * 3, number * 4)
                let group = Int(bytes[from]) << 16 | Int(bytes[from + 1]) << 8 | Int(bytes[from + 2])
                buffer[to] = letters[group >> 18]
                buffer[to + 1] = letters[group >> 12 & 63]
                buffer[to + 2] = letters[group >> 6 & 63]
                buffer[to + 3] = letters[group & 63]
            }
            count = whole * 4
        }
        let rest = bytes.count - whole * 3
        guard rest > 0 else { return }
        let group = Int(bytes[whole * 3]) << 16 | (rest > 1 ? Int(bytes[whole * 3 + 1]) << 8 : 0)
        text.append(letters[group >> 18])
        text.append(letters[group >> 12 & 63])
        text.append(rest > 1 ? letters[group >> 6 & 63] : UInt8(ascii: "="))
        text.append(UInt8(ascii: "="))
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
