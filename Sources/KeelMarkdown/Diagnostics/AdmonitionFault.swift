import KeelBase

/// A quotation that begins like a note and is none; the word is as it is written.
enum AdmonitionFault: Fault {
    case unknown(String)
    case notAlone(String)

    var code: DiagnosticCode {
        switch self {
        case .unknown: DiagnosticCode(AdmonitionCode.unknown)
        case .notAlone: DiagnosticCode(AdmonitionCode.notAlone)
        }
    }
}
