import KeelBase
import KeelContent
import KeelMarkdown

/// What `dot` says against a diagram.
struct DotFault: Sendable {
    let message: String
    /// From 1, if it names one.
    var line: Int?
    var isWarning = false

    static func unknown(_ ending: Program.Result.Ending) -> DotFault {
        DotFault(message: "dot draws nothing of it (\(ending))")
    }

    init(message: String, line: Int? = nil, isWarning: Bool = false) {
        self.message = message
        self.line = line
        self.isWarning = isWarning
    }

    /// `nil` if there is nothing to say.
    init?(_ result: Program.Result, input: String, timeout: Double) {
        if result.ending == .timedOut {
            self.init(message: "dot was not done with it after \(Int(timeout)) seconds")
            return
        }
        let text = String(decoding: result.errors, as: UTF8.self).replacing("\(input): ", with: "")
        let lines = text.split(whereSeparator: \.isNewline)
        let error = lines.first { $0.hasPrefix("Error: ") }
        // Of fonts it knows only the sizes of those that are installed.
        guard let said = error ?? lines.first(where: { $0.hasPrefix("Warning: ") && !$0.contains("font") }) else {
            return nil
        }
        var message = String(said.drop { $0 != " " }.dropFirst())
        var line: Int?
        if let found = message.firstMatch(of: /\sin line (\d+)/) {
            line = Int(found.1)
            message.removeSubrange(found.range)
        }
        self.init(message: "dot: \(message)", line: line, isWarning: result.succeeded && error == nil)
    }
}

/// Where a diagram stands.
struct DiagramPlace: Sendable {
    let source: SourceText
    let block: CodeBlock

    func offset(ofLine line: Int?) -> Int {
        guard let line, !block.lineOffsets.isEmpty else { return block.fenceOffset }
        return block.lineOffsets[min(max(line - 1, 0), block.lineOffsets.count - 1)]
    }
}

extension Diagnostic {
    static func diagram(_ fault: DotFault, _ place: DiagramPlace) -> Diagnostic {
        Diagnostic(
            fault.isWarning ? .diagramDoubtful : .diagramFailed, in: place.source, at: place.offset(ofLine: fault.line),
            fault.message)
    }

    static func noDiagramProgram(_ program: String, _ place: DiagramPlace) -> Diagnostic {
        Diagnostic(
            .diagramProgram, in: place.source, at: place.offset(ofLine: nil),
            "the diagram can't be drawn: the program '\(program)' is not installed",
            hint: "install Graphviz: apt-get install graphviz, or brew install graphviz")
    }
}
