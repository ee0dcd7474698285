import KeelBase
import KeelContent
import KeelExamples
import KeelMarkdown
import KeelSite

/// The codes of all modules, by name.
enum DiagnosticCodes {
    static let all: [any AreaCode] =
        (MarkdownCodes.all + ContentCodes.all + ExamplesCodes.all + SiteCodes.all).sorted { $0.rawValue < $1.rawValue }

    static func named(_ name: String) -> (any AreaCode)? { all.first { $0.rawValue == name } }
}
