import Foundation
import KeelBase
import Testing

struct DigestTests {
    // Values of the reference implementation's `xxhsum -H2`.
    @Test(arguments: [
        ("", "99aa06d3014798d86001c324468d497f"),
        ("abc", "06b05ab6733a618578af5f94892f3950"),
    ])
    func `A digest is the XXH3 of 128 bits`(text: String, hex: String) {
        #expect(Digest(text).description == hex)
        #expect(Digest(Array(text.utf8)) == Digest(text))
        #expect(Digest(hex: hex) == Digest(text))
    }

    @Test func `Parts do not run together`() {
        #expect(Digest(parts: ["ab", "c"]) != Digest(parts: ["a", "bc"]))
        #expect(Digest(parts: ["ab"]) != Digest(parts: ["ab", ""]))
        #expect(Digest(parts: ["ab", "c"]) == Digest(parts: ["ab", "c"]))
    }

    @Test(arguments: ["", "99aa", "99aa06d3014798d86001c324468d497g", "99aa06d3014798d86001c324468d497f0"])
    func `What is no digest is refused`(hex: String) {
        #expect(Digest(hex: hex) == nil)
    }

    @Test func `A digest is encoded as text and read back`() throws {
        let data = try JSONEncoder().encode([Digest("abc")])
        #expect(String(decoding: data, as: UTF8.self) == #"["06b05ab6733a618578af5f94892f3950"]"#)
        #expect(try JSONDecoder().decode([Digest].self, from: data) == [Digest("abc")])
    }
}
