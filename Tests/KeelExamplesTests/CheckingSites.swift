import KeelBase
import KeelContent
import KeelExamples
import TestSupport

extension TemporarySite {
    func check(only: Set<TextID>? = nil) async throws -> ExampleOutcome {
        let (catalog, diagnostics) = Catalog.load(root: root)
        guard let catalog else { throw SiteFault(description: diagnostics.lines.joined(separator: "\n")) }
        return try await catalog.checker(only: only).check()
    }

    /// All that the content and the examples have, as `file:line: severity: message`.
    func findings() async throws -> [String] {
        let (catalog, diagnostics) = Catalog.load(root: root)
        guard let catalog else { return diagnostics.lines }
        let outcome = try await catalog.checker().check()
        return (diagnostics + outcome.diagnostics).map { diagnostic in
            let line = diagnostic.position.map { ":\($0.line)" } ?? ""
            return "\(diagnostic.file)\(line): \(diagnostic.severity): \(diagnostic.message)"
        }
    }

    struct SiteFault: Error, CustomStringConvertible { let description: String }
}

extension Catalog {
    func checker(only: Set<TextID>? = nil) -> ExampleChecker {
        ExampleChecker(ExamplePlan(of: self), in: ExampleFolders(of: layout), options: .init(only: only))
    }
}

extension ExampleOutcome {
    /// Swift blocks of all languages by verdict.
    var blocks: [Report.Verdict: Int] {
        report.articles.values.flatMap(\.blocks.values).reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
    }
}

extension [Diagnostic] {
    /// `Content/nl/x.md:12:5: error: message`
    var lines: [String] {
        map { diagnostic in
            let place = diagnostic.position.map { ":\($0.line):\($0.column)" } ?? ""
            return "\(diagnostic.file)\(place): \(diagnostic.severity): \(diagnostic.message)"
        }
    }

    /// With hints and notes.
    var details: String {
        map { diagnostic in
            ([[diagnostic].lines[0]] + [diagnostic.hint].compactMap { $0.map { "  hint: \($0)" } }
                + diagnostic.notes.map {
                    "  note: \($0.file ?? "")\($0.position.map { ":\($0.line):\($0.column)" } ?? "") \($0.message)"
                })
                .joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
