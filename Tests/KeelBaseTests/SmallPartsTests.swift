import KeelBase
import TestSupport
import Testing

struct SuggestionTests {
    @Test(arguments: [
        ("biuld", "build"), ("chek", "check"), ("RENDER", "render"), ("rendr", "render"), ("build", "build"),
        ("xyzzy", nil), ("", nil), ("b", nil),
    ])
    func `The nearest word is suggested if it is near enough`(word: String, expected: String?) {
        #expect(suggestion(for: word, among: ["build", "check", "render"]) == expected)
    }

    @Test func `Of equally near words the first is suggested`() {
        #expect(suggestion(for: "cat", among: ["bat", "rat"]) == "bat")
        #expect(suggestion(for: "cat", among: []) == nil)
    }
}

struct ConcurrentMapTests {
    @Test(arguments: [0, 1, 2, 1_000])
    func `Results come in the order of the elements`(count: Int) {
        #expect(Array(0..<count).concurrentMap { "\($0 * 2)" } == (0..<count).map { "\($0 * 2)" })
    }
}

struct DiagnosticTests {
    @Test func `Findings are sorted by file, place, code and message`() {
        let fault = SampleFault("a.a")
        let other = SampleFault("b.b", .warning, "a")
        let first = Diagnostic(fault, file: "a.md")
        let second = Diagnostic(fault, file: "a.md", position: SourcePosition(line: 2, column: 1))
        let third = Diagnostic(other, file: "a.md", position: SourcePosition(line: 2, column: 1))
        let fourth = Diagnostic(fault, file: "a.md", position: SourcePosition(line: 10, column: 1))
        let fifth = Diagnostic(fault, file: "b.md", position: SourcePosition(line: 1, column: 1))
        #expect([fifth, third, fourth, first, second].sortedByPlace() == [first, second, third, fourth, fifth])
    }

    @Test func `A diagnostic at an offset has the offset's position`() {
        let source = SourceText(path: "Content/ko/x.md", bytes: Array("값\n 타입".utf8))
        let diagnostic = Diagnostic(SampleFault("a.a"), in: source, at: 5)
        #expect(diagnostic.file == "Content/ko/x.md")
        #expect(diagnostic.position == SourcePosition(line: 2, column: 2))
    }
}
