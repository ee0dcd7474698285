import KeelBase
import KeelContent
import KeelExamples
import KeelMarkdown
import KeelSite

/// The codes of all modules.
enum DiagnosticCodes {
    static let all: [DiagnosticCode] =
        MarkdownCodes.all + (ContentCodes.all + ExamplesCodes.all + SiteCodes.all).map { DiagnosticCode($0) }
}
