import KeelBase
import Testing

struct TextTests {
    @Test(
        arguments: [
            ([0x61, 0x80], 1), ([0xC0, 0xAF], 0), ([0xE0, 0x80, 0xAF], 0), ([0xED, 0xA0, 0x80], 0),
            ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF0, 0x9F, 0x98], 0), ([0xF0, 0x9F, 0x98, 0x80], nil),
            (Array("abcdefgh한".utf8), nil), (Array("abcdefgh".utf8) + [0xFF], 8), ([], nil),
        ] as [([UInt8], Int?)])
    func `UTF-8 is what Unicode's table says`(bytes: [UInt8], offset: Int?) {
        #expect(firstInvalidUTF8(in: bytes) == offset)
        #expect(firstUndecodable(bytes) == offset)
    }

    private func firstUndecodable(_ bytes: [UInt8]) -> Int? {
        var index = 0
        while index < bytes.count {
            let (scalar, length) = bytes.scalar(at: index)
            if scalar == nil { return index }
            index += length
        }
        return nil
    }

    @Test func `A scalar is decoded, from its first byte and from behind its last`() {
        let edges: [UInt32] = [0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF]
        for value in edges + stride(from: 0, to: 0x10FFFF, by: 193) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let bytes = Array(String(scalar).utf8)
            let (decoded, length) = bytes.scalar(at: 0)
            if decoded != scalar || length != bytes.count || bytes.scalar(before: bytes.count) != scalar {
                Issue.record("U+\(String(value, radix: 16))")
            }
        }
    }

    @Test(
        arguments: [([0x61, 0x80], 2), ([0xC3], 1), ([0x80, 0x80, 0x80, 0x80, 0x80], 5), ([0x61], 0)]
            as [([UInt8], Int)])
    func `No scalar ends where the bytes are no UTF-8`(bytes: [UInt8], end: Int) {
        #expect(bytes.scalar(before: end) == nil)
    }

    @Test func `A byte is looked for by its character`() {
        let bytes = Array("a[b]c[".utf8)
        #expect(bytes.firstIndex(of: "[") == 1 && bytes.lastIndex(of: "[") == 5 && bytes.contains("]"))
        #expect(bytes.first == "a" && bytes.last != "a" && [UInt8]().first != "a")
        #expect(bytes.split(separator: "[").map { String(decoding: $0, as: UTF8.self) } == ["a", "b]c"])
    }

    @Test func `Text and addresses are escaped for elements and attributes`() {
        var html: [UInt8] = []
        html.appendEscaped("a<b> & \"c\" 'd'")
        html.append(" ")
        html.appendURL("ä b%20'&\"".utf8)
        let expected = "a&lt;b&gt; &amp; &quot;c&quot; 'd' %C3%A4%20b%20&#x27;&amp;%22"
        #expect(String(decoding: html, as: UTF8.self) == expected)
    }

    @Test(
        arguments: [
            ("с", .latin, "c"), ("ι", .latin, "i"), ("Ԛ", .latin, "Q"), ("c", .cyrillic, "с"), ("Η", .cyrillic, "Н"),
            ("ж", .latin, nil), ("r", .cyrillic, nil), ("c", .latin, nil),
        ] as [(Unicode.Scalar, LookAlikes.Script, Unicode.Scalar?)])
    func `Letters have twins in other scripts`(
        letter: Unicode.Scalar, script: LookAlikes.Script, twin: Unicode.Scalar?
    ) {
        #expect(LookAlikes.twin(of: letter.value, in: script) == twin)
    }
}
