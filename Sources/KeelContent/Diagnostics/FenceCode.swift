import KeelBase

/// Of the info strings of code blocks.
enum FenceCode: String, AreaCode {
    case unclosed = "fence.unclosed"
    case unknownLanguage = "fence.unknown-language"
    case unknownWord = "fence.unknown-word"
    case badValue = "fence.bad-value"
    case combination = "fence.combination"
    case fileName = "fence.file-name"
    case duplicateID = "fence.duplicate-id"
    case noAlternative = "fence.no-alternative"
    case unknownDiff = "fence.unknown-diff"
    case output = "fence.output"
    case snippet = "fence.snippet"

    var severity: Diagnostic.Severity { self == .unclosed || self == .noAlternative ? .warning : .error }
}
