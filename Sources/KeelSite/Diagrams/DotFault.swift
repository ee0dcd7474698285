import KeelBase

/// What `dot` says against a diagram.
struct DotFault: Sendable {
    let fault: DiagramFault
    /// From 1, if it names one.
    var line: Int?

    init(_ fault: DiagramFault, line: Int? = nil) {
        self.fault = fault
        self.line = line
    }

    /// `nil` if there is nothing to say.
    init?(_ result: Program.Result, input: String, timeout: Double) {
        if result.ending == .timedOut {
            self.init(.tooSlow(seconds: Int(timeout)))
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
        self.init(result.succeeded && error == nil ? .doubtful(message) : .failed(message), line: line)
    }
}
