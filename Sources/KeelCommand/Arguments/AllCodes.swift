import KeelBase
import KeelContent
import KeelMarkdown
import KeelSite

extension DiagnosticCode {
    /// Every code of every module.
    static var all: [DiagnosticCode] { MarkdownCodes.all + ContentCodes.all + SiteCodes.all }
}
