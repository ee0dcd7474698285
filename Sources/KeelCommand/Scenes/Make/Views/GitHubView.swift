import KeelBase

/// For GitHub Actions: findings as workflow commands, which the service shows at the lines of a pull request.
@MainActor
final class GitHubView: MakeView {
    var interactor: (any MakeInteracting)?
    private(set) var exitCode: Int32 = 0
    private let output: any Output
    /// From the repository's folder to the site's, with a slash at its end; empty if they are the same.
    private let prefix: String
    private var stage: String?

    init(output: any Output, root: String) {
        self.output = output
        let trimmed = root.hasPrefix("./") ? String(root.dropFirst(2)) : root
        prefix = trimmed.isEmpty || trimmed == "." ? "" : trimmed.hasSuffix("/") ? trimmed : trimmed + "/"
    }

    func displayProgress(viewModel: Make.Progress.ViewModel) {
        if stage != viewModel.stage { output.write(viewModel.text + "\n") }
        stage = viewModel.stage
    }

    func displayFinding(viewModel: Make.Finding.ViewModel) {
        var properties = ["file=\(Self.property(prefix + viewModel.file))"]
        if let position = viewModel.position { properties += ["line=\(position.line)", "col=\(position.column)"] }
        properties.append("title=\(Self.property(viewModel.code))")
        var lines = [viewModel.message]
        if let hint = viewModel.hint { lines.append("hint: \(hint)") }
        for note in viewModel.notes {
            let place = note.position.map { ":\($0.line):\($0.column)" } ?? ""
            lines.append((note.file.map { "\($0)\(place): " } ?? "") + "note: \(note.message)")
        }
        write(viewModel.severity.rawValue, properties, lines.joined(separator: "\n"))
    }

    func displayPromotion(viewModel: Make.Promotion.ViewModel) {
        output.write(viewModel.text + "\n")
    }

    func displayLink(viewModel: Make.Link.ViewModel) {
        output.write(viewModel.line + "\n")
    }

    func displayEnd(viewModel: Make.Run.ViewModel) {
        if let failure = viewModel.failure { write("error", ["title=keel"], failure) }
        output.write(viewModel.lines.map { $0 + "\n" }.joined())
        exitCode = viewModel.exitCode
    }

    private func write(_ command: String, _ properties: [String], _ message: String) {
        output.write("::\(command) \(properties.joined(separator: ","))::\(Self.data(message))\n")
    }

    /// What a message may not contain.
    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D")
            .replacing("\n", with: "%0A")
    }

    /// What a property may not contain.
    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
