import KeelBase

/// What is wrong with a code block's fence, or with its markers.
enum FenceFault: Fault {
    case unclosed
    /// - Parameter meant: an info string.
    case unknownLanguage(String, meant: String)
    /// After `swift`.
    case unknownWord(String, meant: String?)
    case unknownWordElsewhere(String)
    case noValue(FenceKey)
    case twice(FenceKey)
    /// In blocks of a language in which it means nothing.
    case elsewhere(FenceKey, language: String)
    case badQuotes(FenceKey)
    case badScope
    case badTimeout
    case badMark(LineRanges.Fault, lineCount: Int)
    case combination(String, String)
    case fileName(String, SwiftFileName.Fault)
    case fileCase(String, other: String)
    case duplicateID(String)
    case noAlternative
    case unknownDiff(String)
    /// An output follows no Swift block, or one that has nothing to show.
    case output(isFirst: Bool)
    case unknownMarker(String, meant: String?)
    case hiddenAlready
    case shownAlready
    case neverShown

    var kind: FenceCode {
        switch self {
        case .unclosed: .unclosed
        case .unknownLanguage: .unknownLanguage
        case .unknownWord, .unknownWordElsewhere: .unknownWord
        case .noValue, .twice, .badQuotes, .badScope, .badTimeout, .badMark: .badValue
        case .elsewhere, .combination: .combination
        case .fileName, .fileCase: .fileName
        case .duplicateID: .duplicateID
        case .noAlternative: .noAlternative
        case .unknownDiff: .unknownDiff
        case .output: .output
        case .unknownMarker, .hiddenAlready, .shownAlready, .neverShown: .snippet
        }
    }

    var code: DiagnosticCode { DiagnosticCode(kind) }
}

/// More about a fence.
enum FenceRemark: Remark {
    /// Something else is wrong with it.
    case also(FenceFault)
    case other
    case hiddenFromHere
}
