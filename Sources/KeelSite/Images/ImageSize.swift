/// The size of an image in CSS pixels, read from the start of its file.
struct ImageSize: Sendable, Equatable {
    let width: Int
    let height: Int

    /// How much of a file is looked at: a JPEG may have a preview and colour profiles before its size.
    static let headerLength = 1 << 19

    /// Endings of the formats that are known here.
    static let endings: Set = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

    /// `nil` if the bytes are the start of no image of these formats. An SVG without a size has none, and is well.
    static func read(_ bytes: [UInt8], ending: String) -> ImageSize?? {
        switch ending {
        case "png": valid(png(bytes))
        case "gif": valid(gif(bytes))
        case "jpg", "jpeg": valid(jpeg(bytes))
        case "webp": valid(webp(bytes))
        default: svg(bytes)
        }
    }

    private static func valid(_ size: ImageSize?) -> ImageSize?? {
        guard let size, size.width > 0, size.height > 0 else { return nil }
        return .some(size)
    }

    /// PNG, third edition, section 11.2.1: the header chunk comes first.
    private static func png(_ bytes: [UInt8]) -> ImageSize? {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count >= 24, bytes.starts(with: start), bytes[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        return ImageSize(width: big(bytes, 16, 4), height: big(bytes, 20, 4))
    }

    /// GIF 89a, section 18.
    private static func gif(_ bytes: [UInt8]) -> ImageSize? {
        guard bytes.count >= 10, bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) else {
            return nil
        }
        return ImageSize(width: little(bytes, 6, 2), height: little(bytes, 8, 2))
    }

    /// ITU T.81, section B.2.2: the size stands in the frame header.
    private static func jpeg(_ bytes: [UInt8]) -> ImageSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var offset = 2
        while offset + 9 < bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            switch marker {
            case 0xFF: offset += 1
            case 0x01, 0xD0...0xD7: offset += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return ImageSize(width: big(bytes, offset + 7, 2), height: big(bytes, offset + 5, 2))
            default: offset += 2 + max(big(bytes, offset + 2, 2), 2)
            }
        }
        return nil
    }

    /// RFC 9649, section 2.
    private static func webp(_ bytes: [UInt8]) -> ImageSize? {
        guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
            return nil
        }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8 ": return ImageSize(width: little(bytes, 26, 2) & 0x3FFF, height: little(bytes, 28, 2) & 0x3FFF)
        case "VP8L":
            let bits = little(bytes, 21, 4)
            return ImageSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
        case "VP8X": return ImageSize(width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1)
        default: return nil
        }
    }

    /// SVG 2, section 8.2: `width` and `height` in pixels, else the size of `viewBox`.
    private static func svg(_ bytes: [UInt8]) -> ImageSize?? {
        let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
        guard let tag = text.firstMatch(of: /<svg(?:\s[^>]*)?\/?>/)?.output else { return nil }
        func number(_ name: String) -> Int? {
            guard let start = tag.firstRange(of: " \(name)=") else { return nil }
            let value = tag[start.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
            return pixels(value)
        }
        if let width = number("width"), let height = number("height") {
            return .some(ImageSize(width: width, height: height))
        }
        guard let start = tag.firstRange(of: "viewBox=") else { return .some(nil) }
        let box = tag[start.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
            .split(whereSeparator: { $0 == "," || $0.isWhitespace }).compactMap { pixels($0) }
        return .some(box.count == 4 ? ImageSize(width: box[2], height: box[3]) : nil)
    }

    private static func pixels(_ text: Substring) -> Int? {
        let number = text.hasSuffix("px") ? text.dropLast(2) : text
        guard let value = Double(number), value >= 0, value < 100_000 else { return nil }
        return Int(value.rounded())
    }

    private static func big(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
        bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
        bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
