import KeelSwift
import Testing

struct SwiftLexerTests {
    @Test(
        "Swift source splits into the compiler's tokens",
        arguments: [
            ("let x = 1", "k(let) i(x) o(=) n(1)"),
            ("/* a /* b */ c */x//y", "c(/* a /* b */ c */) i(x) c(//y)"),
            ("/* open", "c(/* open)"),
            ("#!/usr/bin/swift\nlet", "c(#!/usr/bin/swift) k(let)"),
            // Strings
            (#""a\(x + "b\(y)c")d""#, #"s("a) x(\() i(x) o(+) s("b) x(\() i(y) x()) s(c") x()) s(d")"#),
            (#""\(a)\(b)""#, #"s(") x(\() i(a) x()) x(\() i(b) x()) s(")"#),
            (#""\((1, f(2)))""#, #"s(") x(\() p(() n(1) p(,) i(f) p(() n(2) p()) p()) x()) s(")"#),
            (##"#"a\(x)\#(y)"b"#"##, ##"s(#"a\(x)) x(\#() i(y) x()) s("b"#)"##),
            (##"#"""#"##, ##"s(#"""#)"##),
            ("\"\"\"\n a \"q\" \\(x)\n \"\"\" + y", "s(\"\"\"\n a \"q\" ) x(\\() i(x) x()) s(\n \"\"\") o(+) i(y)"),
            ("#\"\"\"\n\"\"\" \\(x)\n\"\"\"#", "s(#\"\"\"\n\"\"\" \\(x)\n\"\"\"#)"),
            ("\"open\nx", "s(\"open) i(x)"),
            ("\"a\\(b\nc)\"", "s(\"a) x(\\() i(b) i(c) p()) s(\")"),
            (#""\\" "\"" x"#, #"s("\\") s("\"") i(x)"#),
            // Numbers
            ("0xFF_p1 0b10 0o7 1_000.5e-3 0x1.8p3", "n(0xFF_p1) n(0b10) n(0o7) n(1_000.5e-3) n(0x1.8p3)"),
            ("1.foo 1...2 t.0.1 0x1.f", "n(1) p(.) i(foo) n(1) o(...) n(2) i(t) p(.) n(0) p(.) n(1) n(0x1) p(.) i(f)"),
            // Operators
            ("a->b ?? c&&d .+. x", "i(a) o(->) i(b) o(??) i(c) o(&&) i(d) o(.+.) i(x)"),
            ("f(&x, -1) !y", "i(f) p(() o(&) i(x) p(,) o(-) n(1) p()) o(!) i(y)"),
            ("a ⊕ b √c", "i(a) o(⊕) i(b) o(√) i(c)"),
            ("x+/*c*/y", "i(x) o(+) c(/*c*/) i(y)"),
            // Regular expressions
            ("let r = /a b(c)/", "k(let) i(r) o(=) r(/a b(c)/)"),
            ("a / b / c; x/y/z", "i(a) o(/) i(b) o(/) i(c) p(;) i(x) o(/) i(y) o(/) i(z)"),
            ("f(/x/, /y\\/z/)", "i(f) p(() r(/x/) p(,) r(/y\\/z/) p())"),
            ("reduce(0, /) + (/)", "i(reduce) p(() n(0) p(,) o(/) p()) o(+) p(() o(/) p())"),
            ("#/a/b/# ##/x/#/##", "r(#/a/b/#) r(##/x/#/##)"),
            ("#/\n a # c\n/# x", "r(#/\n a # c\n/#) i(x)"),
            ("x = !/a/", "i(x) o(=) o(!) r(/a/)"),
            ("return /a/", "k(return) r(/a/)"),
            ("f(x, // c\n  /b c/)", "i(f) p(() i(x) p(,) c(// c) r(/b c/) p())"),
            ("x! /b/", "i(x) o(!) r(/b/)"),
            ("x. /* c */ default", "i(x) p(.) c(/* c */) i(default)"),
            // Words
            ("`class` `a b` $0 $x", "i(`class`) i(`a b`) i($0) i($x)"),
            ("имя 이름 😀 Тип", "i(имя) i(이름) i(😀) t(Тип)"),
            ("x.default .some .init(self)", "i(x) p(.) i(default) p(.) i(some) p(.) k(init) p(() k(self) p())"),
            ("f(for: x, in: y)", "i(f) p(() i(for) p(:) i(x) p(,) i(in) p(:) i(y) p())"),
            ("func f(for x: Int)", "k(func) i(f) p(() i(for) i(x) p(:) t(Int) p())"),
            ("actor A {}; let actor = 1", "k(actor) t(A) p({) p(}) p(;) k(let) i(actor) o(=) n(1)"),
            ("func f() async -> some P", "k(func) i(f) p(() p()) k(async) o(->) k(some) t(P)"),
            ("var x: Int { get async set }", "k(var) i(x) p(:) t(Int) p({) k(get) k(async) k(set) p(})"),
            ("set.get(x); get = 1", "i(set) p(.) i(get) p(() i(x) p()) p(;) i(get) o(=) n(1)"),
            ("nonisolated(unsafe) var", "k(nonisolated) p(() i(unsafe) p()) k(var)"),
            (
                "@MainActor @Test(.x) #Preview #if DEBUG",
                "a(@MainActor) a(@Test) p(() p(.) i(x) p()) m(#Preview) d(#if) t(DEBUG)"
            ),
            ("a\u{00A0}b “c”", "i(a) u(\u{00A0}) i(b) u(“) i(c) u(”)"),
        ])
    func tokens(source: String, expected: String) {
        #expect(dump(source) == expected)
    }

    @Test func `any bytes give ordered tokens with only white space between them`() {
        var generator = SeededGenerator(state: 1)
        for _ in 0..<20_000 {
            let bytes = randomSource(swiftPieces, using: &generator)
            var end = 0
            for token in SwiftLexer.tokens(of: bytes) {
                let isSound =
                    token.range.lowerBound >= end && !token.range.isEmpty && token.range.upperBound <= bytes.count
                let gap = bytes[end..<max(end, token.range.lowerBound)]
                guard isSound, gap.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C].contains($0) || end == 0 }) else {
                    Issue.record("\(token) after \(end) in \(bytes)")
                    return
                }
                end = token.range.upperBound
            }
        }
    }

    @Test(
        "time is linear in inputs made to be slow",
        .timeLimit(.minutes(1)),
        arguments: [
            "\"\\(", "#\"\"\"\\#(", "/a(", "= /\\/ ", "/*", "`", "x/", "(", "#", "!", "1.", "#/", "\"\"\"\n\\(",
        ])
    func slowInputs(piece: String) {
        let source = Array(String(repeating: piece, count: 100_000 / piece.utf8.count).utf8)
        #expect(!SwiftLexer.tokens(of: source).isEmpty)
    }
}
