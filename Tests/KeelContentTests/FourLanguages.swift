import KeelBase
import TestSupport

@testable import KeelContent

/// Of sites in these tests.
let fourLanguages = ["ru", "et", "nl", "ko"]

extension TemporarySite {
    /// The pages that would be written.
    var pages: [String] { (loaded.catalog?.articles ?? []).flatMap { $0.articles.map(\.pagePath) }.sorted() }

    var findings: [String] { loaded.diagnostics.map(\.line) }
}

extension Diagnostic {
    /// `Content/nl/x.md:3:7: slug.outside: the slug …`
    var line: String {
        let place = position.map { "\(file):\($0.line):\($0.column)" } ?? file
        return "\(place): \(code.name): \(message)"
    }
}
