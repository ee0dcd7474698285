import CXXHash

/// A 128-bit content digest (XXH3). It tells unchanged input from changed, and is no protection against
/// someone who makes collisions on purpose.
package struct Digest: Sendable, Hashable, Codable, CustomStringConvertible {
    package let high: UInt64
    package let low: UInt64

    package init(_ bytes: some Collection<UInt8>) {
        let hash =
            bytes.withContiguousStorageIfAvailable { XXH3_128bits($0.baseAddress, $0.count) }
            ?? Array(bytes).withUnsafeBufferPointer { XXH3_128bits($0.baseAddress, $0.count) }
        high = hash.high64
        low = hash.low64
    }

    package init(_ text: String) {
        var text = text
        self = text.withUTF8 { Digest($0) }
    }

    /// Of several parts, so that no two different lists of parts run together.
    package init(parts: [String]) {
        var bytes: [UInt8] = []
        for part in parts {
            withUnsafeBytes(of: UInt64(part.utf8.count).littleEndian) { bytes.append(contentsOf: $0) }
            bytes.append(contentsOf: part.utf8)
        }
        self.init(bytes)
    }

    /// 32 lower-case hexadecimal digits.
    package var description: String { Self.hex(high) + Self.hex(low) }

    package init?(hex: some StringProtocol) {
        guard hex.utf8.count == 32,
            let high = UInt64(hex.prefix(16), radix: 16), let low = UInt64(hex.suffix(16), radix: 16)
        else { return nil }
        self.high = high
        self.low = low
    }

    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let digest = Digest(hex: text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not a digest"))
        }
        self = digest
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    private static func hex(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
