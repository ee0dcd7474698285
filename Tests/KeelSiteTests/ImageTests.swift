import KeelBase
import KeelContent
import TestSupport
import Testing

@testable import KeelSite

@Suite struct ImageTests {
    static let png = "\u{89}PNG\r\n\u{1A}\n\0\0\0\rIHDR\0\0\u{1}\u{2}\0\0\0\u{40}".unicodeScalars.map {
        UInt8($0.value)
    }

    @Test(
        arguments: [
            ("png", ImageTests.png, ImageSize(width: 258, height: 64)),
            ("gif", Array("GIF89a".utf8) + [10, 1, 7, 0], ImageSize(width: 266, height: 7)),
            (
                "jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 50, 1, 0, 3, 1, 1],
                ImageSize(width: 256, height: 50)
            ),
            (
                "webp", Array("RIFF....WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0],
                ImageSize(width: 100, height: 50)
            ),
            ("svg", Array("<?xml?><svg viewBox='0 0 30.4 20' xmlns='x'>".utf8), ImageSize(width: 30, height: 20)),
            ("svg", Array("<svg width=\"12px\" height=\"8\"/>".utf8), ImageSize(width: 12, height: 8)),
            ("svg", Array("<svg width=\"100%\" height=\"1em\"/>".utf8), nil),
        ] as [(String, [UInt8], ImageSize?)])
    func `an image's size is read from its file`(ending: String, bytes: [UInt8], size: ImageSize?) {
        #expect(ImageSize.read(bytes, ending: ending) == .some(size))
    }

    @Test(arguments: ["png", "gif", "jpg", "webp", "svg"])
    func `a damaged file has no size, wherever it ends`(ending: String) {
        #expect(ImageSize.read([], ending: ending) == .none)
        #expect(ImageSize.read(Array("<html>hallo</html> and more than thirty bytes".utf8), ending: ending) == .none)
        if ending == "png" {
            for length in 0..<Self.png.count {
                #expect(ImageSize.read(Array(Self.png[..<length]), ending: "png") == .none)
            }
        }
    }

    @Test func `sizes stand in the page; what is missing is reported`() throws {
        let site = try TemporarySite([
            "Content/nl/a.md": "# A\n\n![kat](kat.png \"Poes\")\n\n![](kapot.png)\n", "Content/nl/kapot.png": "x",
        ])
        try FileSystem.write(Self.png, to: site.root + "/Content/nl/kat.png")
        let rendered = try site.render()
        #expect(
            rendered.main("nl/a.html").contains(
                """
                <figure>
                <img src="kat.png" alt="kat" width="258" height="64" />
                <figcaption>Poes</figcaption>
                </figure>
                """))
        #expect(
            rendered.findings.map { String($0.prefix { $0 != "(" }.dropLast()) } == [
                "Content/nl/a.md:5:1: image.no-alternative: the image says nothing to those who don't see it",
                "Content/nl/a.md:5:1: image.unreadable: nl/kapot.png is no PNG image, or is damaged",
            ])
    }
}
