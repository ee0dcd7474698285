import KeelBase
import KeelContent
import KeelExamples
import TestSupport

/// A site that is checked once for all the tests of a suite.
actor CheckedSite {
    private let languages: [String]
    private let examples: String
    private let files: [String: String]
    private var checked: (site: TemporarySite, outcome: ExampleOutcome)?
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isChecking = false

    init(languages: [String], examples: String = "", _ files: [String: String]) {
        self.languages = languages
        self.examples = examples
        self.files = files
    }

    func outcome() async throws -> ExampleOutcome {
        while isChecking { await withCheckedContinuation { waiting.append($0) } }
        if let checked { return checked.outcome }
        isChecking = true
        defer {
            isChecking = false
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
        let site = try TemporarySite(languages: languages, examples: examples, files)
        let outcome = try await site.check()
        checked = (site, outcome)
        return outcome
    }

    /// What is reported about a file, as `line:column: severity: message`, and its blocks' verdicts.
    func findings(in file: String) async throws -> [String] {
        try await outcome().diagnostics.filter { $0.file == file }.lines.map { String($0.dropFirst(file.count + 1)) }
    }

    func verdicts(of file: String) async throws -> [Report.Verdict] {
        let blocks = try await outcome().report.articles[file]?.blocks ?? [:]
        return blocks.sorted { $0.key < $1.key }.map(\.value.verdict)
    }

    func notes(in file: String) async throws -> [String] {
        try await outcome().diagnostics.filter { $0.file == file }.flatMap(\.notes).map { note in
            let place = note.position.map { ":\($0.line):\($0.column)" } ?? ""
            return (note.file.map { "\($0)\(place): " } ?? "") + note.message
        }
    }

    /// The text of a file of the site's folder.
    func text(of path: String) async throws -> String {
        _ = try await outcome()
        return try checked?.site.read(path) ?? ""
    }
}
