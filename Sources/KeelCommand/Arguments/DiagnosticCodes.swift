import KeelBase
import KeelContent
import KeelMarkdown
import KeelSite

/// The codes of all modules.
enum DiagnosticCodes {
    static let all: [DiagnosticCode] = MarkdownCodes.all + ContentCodes.all + SiteCodes.all
}
