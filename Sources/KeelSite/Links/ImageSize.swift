import KeelBase

/// The size of an image in CSS pixels, from the first bytes of its file, so that a page keeps its place for it.
struct ImageSize: Sendable, Hashable {
    let width: Int
    let height: Int

    /// `nil` for a file that isn't there, or of another format than PNG, GIF, JPEG, WebP and SVG.
    init?(file: String) {
        guard let bytes = try? FileSystem.read(file) else { return nil }
        self.init(bytes)
    }

    init?(_ bytes: [UInt8]) {
        let size =
            Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webP(bytes) ?? Self.svg(bytes)
        guard let size, size.0 > 0, size.1 > 0 else { return nil }
        (width, height) = size
    }

    /// PNG specification, section 11.2.2: the first chunk is `IHDR`.
    private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            return nil
        }
        return (big(bytes, 16, 4), big(bytes, 20, 4))
    }

    /// GIF89a, section 18: the logical screen.
    private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
        return (little(bytes, 6, 2), little(bytes, 8, 2))
    }

    /// ITU-T T.81, annex B: segments up to the first start of a frame.
    private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            if marker == 0xFF {
                index += 1
                continue
            }
            // Start of a frame; the three left out are tables and the extension marker.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (big(bytes, index + 7, 2), big(bytes, index + 5, 2))
            }
            index += 2 + big(bytes, index + 2, 2)
        }
        return nil
    }

    /// RFC 9649, section 2: lossy, lossless and extended files.
    private static func webP(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8...].starts(with: "WEBP".utf8) else {
            return nil
        }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8 ": return (little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
        case "VP8L":
            let bits = little(bytes, 21, 4)
            return ((bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1)
        case "VP8X": return (little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
        default: return nil
        }
    }

    /// `width` and `height` of the root element in pixels, else the size of its `viewBox`.
    private static func svg(_ bytes: [UInt8]) -> (Int, Int)? {
        let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
        guard let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
            return nil
        }
        let tag = text[start.upperBound..<end]
        func value(_ name: String) -> Substring? {
            for quote in ["\"", "'"] {
                for space in [" ", "\n", "\t"] {
                    guard let range = tag.firstRange(of: "\(space)\(name)=\(quote)") else { continue }
                    return tag[range.upperBound...].prefix { String($0) != quote }
                }
            }
            return nil
        }
        func pixels(_ name: String) -> Double? { value(name).flatMap { Double($0.replacing("px", with: "")) } }
        if let width = pixels("width"), let height = pixels("height") { return rounded(width, height) }
        let box = value("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        return box.count == 4 ? rounded(box[2], box[3]) : nil
    }

    private static func rounded(_ width: Double, _ height: Double) -> (Int, Int)? {
        guard (0.5..<100_000).contains(width), (0.5..<100_000).contains(height) else { return nil }
        return (Int(width.rounded()), Int(height.rounded()))
    }

    private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
