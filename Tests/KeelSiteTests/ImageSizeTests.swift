import Testing

@testable import KeelSite

@Suite struct ImageSizeTests {
    @Test(arguments: [
        ("<svg xmlns='x' width=\"30\" height='20px'/>", 30, 20),
        ("<?xml version=\"1.0\"?>\n<svg viewBox=\"0 0 12.4 8\">", 12, 8),
        ("<svg width=\"100%\" height=\"100%\" viewBox='0,0,7,9'>", 7, 9),
    ])
    func `an SVG's size is its root element's`(text: String, width: Int, height: Int) throws {
        let size = try #require(ImageSize(Array(text.utf8)))
        #expect(size.width == width && size.height == height)
    }

    @Test(
        arguments: [
            // PNG
            [
                0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 4, 0, 0,
                0, 9,
            ],
            // GIF
            [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 4, 1, 9, 0],
            // JPEG with an APP0 segment of four bytes before the frame
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC2, 0, 17, 8, 0, 9, 1, 4, 3, 0],
            // WebP: lossy, lossless, extended
            Array("RIFF____WEBPVP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 4, 1, 9, 0],
            Array("RIFF____WEBPVP8L".utf8) + [0, 0, 0, 0, 0x2F, 0x03, 0x01, 0x02, 0, 0, 0, 0, 0, 0],
            Array("RIFF____WEBPVP8X".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0, 8, 0, 0],
        ] as [[UInt8]])
    func `the size is read from the head of a file of any format`(bytes: [UInt8]) throws {
        let size = try #require(ImageSize(bytes))
        #expect(size.width == 260 && size.height == 9)
    }

    @Test func `what is no image, or is cut short, has no size`() {
        for text in ["", "GIF8", "<svg>", "\u{89}PNG", "<svg width='0' height='1'>"] {
            #expect(ImageSize(Array(text.utf8)) == nil)
        }
        #expect(ImageSize([0xFF, 0xD8, 0xFF, 0xC0]) == nil)
    }
}
