import KeelSwift
import Testing

struct DeceptiveLettersTests {
    @Test(
        "characters that deceive are found in code, with what to write instead",
        arguments: [
            ("let \u{0441}ount = 1", "mixedScript@4+2 с→c U+0441"),
            ("x.priv\u{0435}t", "mixedScript@6+2 е→e U+0435"),
            ("let сч\u{0065}т = 1", "mixedScript@8+1 e→е U+0065"),
            ("let \u{03BF}k = 1", "mixedScript@4+2 ο→o U+03BF"),
            ("let счёт = 값 + имя_user + Δx + nõks", ""),
            ("let \u{0441} = c", "lookAlikeWord@4+2 с→c -"),
            ("let \u{0441} = d", ""),
            (
                "print(“a”, «b»)",
                "quotationMark@6+3 “→\" U+201C, quotationMark@10+3 ”→\" U+201D, "
                    + "quotationMark@15+2 «→\" U+00AB, quotationMark@18+2 »→\" U+00BB"
            ),
            ("let\u{00A0}x\u{202F}= 1", "space@3+2 \u{00A0}→  U+00A0, space@6+3 \u{202F}→  U+202F"),
            ("a\u{200B}b", "invisible@1+3 \u{200B}→ U+200B"),
            ("let 👨‍👩‍👧 = ❤️", ""),
            ("a – b … c", "punctuation@2+3 –→- U+2013, punctuation@8+3 …→... U+2026"),
            ("infix operator −\na − b", ""),
            ("\"“\u{00A0}\u{0441}ount” \\(\u{0441}ount)\" // “\u{00A0}\u{0441}ount", "mixedScript@18+2 с→c U+0441"),
            ("@M\u{0430}inActor", "mixedScript@2+2 а→a U+0430"),
        ])
    func letters(source: String, expected: String) {
        let found = DeceptiveLetters.find(in: Array(source.utf8)).map {
            "\($0.kind)@\($0.range.lowerBound)+\($0.range.count) \($0.text)→\($0.replacement) \($0.codePoint ?? "-")"
        }
        #expect(found.joined(separator: ", ") == expected)
    }
}
