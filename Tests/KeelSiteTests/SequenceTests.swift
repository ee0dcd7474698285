import Testing

@testable import KeelSite

@Suite struct SequenceTests {
    @Test func `lanes come first, then calls, answers and notes in order`() throws {
        let diagram = try SequenceDiagram(
            "a: Вид\nb\n\n# remark\n".replacing("b\n", with: "b:\n")
                + "a -> b: зов\nb --> a: ответ\nnote a, b: оба\nb -> b: сам\n")
        #expect(diagram.lanes == ["Вид", "b"])
        #expect(
            diagram.steps == [
                .message(from: 0, to: 1, text: "зов", isAnswer: false),
                .message(from: 1, to: 0, text: "ответ", isAnswer: true),
                .note(lanes: 0...1, text: "оба"),
                .message(from: 1, to: 1, text: "сам", isAnswer: false),
            ])
    }

    @Test(arguments: [
        ("a: A\n", SequenceFault(.nothing, line: 1)),
        ("a: A\na > a\n", SequenceFault(.unreadable("a > a"), line: 2)),
        ("view: A\nview -> veiw: x\n", SequenceFault(.unknownLane("veiw", nearest: "view"), line: 2)),
        ("a: A\na -> a: x\nb: B\n", SequenceFault(.unreadable("b: B"), line: 3)),
        ("a: A\nnote a:\n", SequenceFault(.unreadable("note a:"), line: 2)),
    ])
    func `what can't be understood is said, with its line`(code: String, fault: SequenceFault) {
        #expect(throws: fault) { try SequenceDiagram(code) }
    }

    @Test func `lanes stand as far apart as what is written between them`() throws {
        let short = SequenceDrawing(try SequenceDiagram("a: A\nb: B\na -> b: x\n"))
        let long = SequenceDrawing(try SequenceDiagram("a: A\nb: B\na -> b: a word and another and one more\n"))
        #expect(short.width < long.width)
        // What is longer still is broken, not wider.
        let broken = SequenceDrawing(
            try SequenceDiagram("a: A\nb: B\na -> b: \(String(repeating: "a word and another ", count: 9))\n"))
        #expect(broken.width < 320 && broken.height > long.height)
    }
}
