import Testing

@testable import KeelExamples

struct OutputComparisonTests {
    @Test(arguments: [
        ("a\nb\n", "a\nb\n"), ("a\nb\n", "a  \nb\n\n\n"), ("…\n", ""), ("…\n", "x\ny"), ("a\n…\nc\n", "a\nb\nb\nc\n"),
        ("a\n…\nb\n…\nc\n", "a\nx\nb\ny\nc"), ("a\n…\n", "a"), ("", ""), ("", "\n"),
    ])
    func `Output is as expected`(expected: String, printed: String) {
        #expect(OutputComparison.compare(expected: expected, printed: printed, isUnordered: false) == nil)
    }

    @Test(
        arguments: [
            ("a\nb\n", "a\nc\n", 1, "b", "c"), ("a\n", "a\nb\n", 1, nil, "b"), ("a\nb\n", "a\n", 1, "b", nil),
            (" a\n", "a\n", 0, " a", "a"), ("a\n…\nc\n", "a\nb\n", 2, "c", nil), ("a\n…\na\n", "a\n", 2, "a", nil),
            ("…\nb\n", "b\na\n", 1, "b", nil),
        ] as [(String, String, Int, String?, String?)])
    func `The first line that differs is told`(
        expected: String, printed: String, line: Int, said: String?, got: String?
    ) {
        let difference = OutputComparison.compare(expected: expected, printed: printed, isUnordered: false)
        #expect(difference?.line == line)
        #expect(difference?.expected == said)
        #expect(difference?.printed == got)
    }

    @Test func `Lines may come in any order, each as often as it is expected`() {
        #expect(OutputComparison.compare(expected: "a\nb\na\n", printed: "b\na\na\n", isUnordered: true) == nil)
        let difference = OutputComparison.compare(expected: "a\nb\na\n", printed: "b\na\nb\n", isUnordered: true)
        #expect(difference?.line == 2)
        #expect(difference?.expected == "a")
    }

    @Test func `The whole comparison is shown`() {
        let difference = OutputComparison.compare(expected: "a\nb\nc\n", printed: "a\nx\nc\nd\n", isUnordered: false)
        #expect(difference?.lines == ["  a", "- b", "+ x", "  c", "+ d"])
    }
}
