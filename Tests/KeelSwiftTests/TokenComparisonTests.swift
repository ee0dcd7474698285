import KeelSwift
import Testing

struct TokenComparisonTests {
    @Test(
        "translations compare by their code",
        arguments: [
            ("f(1) // один", "f( 1 )\n// üks", "equal"),
            ("f(\"a\")", "f(\"b\")", "strings"),
            ("f(\"a\")", "f(\"\"\"\n b\n \"\"\")", "strings"),
            ("f(\"a\")", "f(#\"b\"#)", "strings"),
            ("\"\\(x), \\(y)\"", "\"\\(x)\\(y)!\"", "strings"),
            ("\"\\(x)\"", "#\"\\#(x)\"#", "strings"),
            ("\"\\(x) \\(y)\"", "\"\\(y) \\(x)\"", "strings"),
            ("\"\\(x)\\(f(\"\\(a)\\(b)\"))\"", "\"\\(f(\"\\(b) \\(a)\")) \\(x)\"", "strings"),
            ("\"\\(x) \\(y)\"", "\"\\(y) \\(z)\"", "x@3 y@3"),
            ("\"\\(x)\" + \"\\(y)\"", "\"\\(y)\" + \"\\(x)\"", "x@3 y@3"),
            ("\"\\(x)\"", "\"x\"", "\\(@1 end@3"),
            ("\"a\" \"b\"", "\"a\\(x)\"", "\"b\"@4 \\(@2"),
            ("let x = 1", "let x = 2", "1@8 2@8"),
            ("private(set) var x", "var x", "private@0 var@0"),
            ("f()", "f() + 1", "end@3 +@4"),
            ("f()\n", "", "f@0 end@0"),
            ("/a/", "/b/", "/a/@0 /b/@0"),
            ("\"a\"", "1", "\"a\"@0 1@0"),
            ("a - b", "a -b", "a - b@2 a -b@2"),
            ("a + b", "a+b", "equal"),
            ("[a, -b]", "[a,-b]", "equal"),
            ("a?.b", "a?\n  .b", "equal"),
            ("f(x)", "f\n(x)", "f(x@1 f⏎(x@2"),
            ("let t = (1, 2)", "let t =\n  (1, 2)", "equal"),
            ("{ f() }", "{\n  f()\n}", "equal"),
        ])
    func comparison(left: String, right: String, expected: String) {
        let result = TokenComparison.compare(Array(left.utf8), Array(right.utf8))
        #expect(describe(result) == expected)
    }

    @Test(
        "normal forms keep what the compiler sees",
        arguments: [
            (
                "// a\nlet x = f( /* b */ 1 , \"ü\")  // c\n\n\nx -y", "let x = f(1,\"ü\")\nx -y",
                "let x = f(1,\")\nx -y"
            ),
            ("\"a\\( x )b\"", "\"a\\(x)b\"", "\"\\(x)"),
            ("f(\n  a,\n  b\n)\n.c /* \n */ d", "f(a,b)\n.c\nd", "f(a,b)\n.c\nd"),
        ])
    func normalForm(source: String, withStrings: String, without: String) {
        #expect(String(decoding: NormalForm.withStrings(Array(source.utf8)), as: UTF8.self) == withStrings)
        #expect(String(decoding: NormalForm.withoutStrings(Array(source.utf8)), as: UTF8.self) == without)
    }

    @Test func `equal normal forms are equal code`() {
        var generator = SeededGenerator(state: 2)
        var equal = 0
        for _ in 0..<20_000 {
            let pieces = ["a", "\"x\"", "\"\\(a)\"", " ", "\n", "+", "(", ")", "// c\n"]
            let left = randomSource(Array(pieces.shuffled(using: &generator).prefix(3)), using: &generator).prefix(8)
            let right = randomSource(Array(pieces.shuffled(using: &generator).prefix(3)), using: &generator).prefix(8)
            guard NormalForm.withoutStrings(Array(left)) == NormalForm.withoutStrings(Array(right)) else { continue }
            equal += 1
            if case .different = TokenComparison.compare(Array(left), Array(right)) {
                Issue.record("\(left) \(right)")
            }
        }
        #expect(equal > 100)
    }

    private func describe(_ result: TokenComparison) -> String {
        switch result {
        case .equal: "equal"
        case .differentStrings: "strings"
        case .different(let difference):
            [difference.left, difference.right].map { "\($0.text ?? "end")@\($0.offset)" }.joined(separator: " ")
        }
    }
}
