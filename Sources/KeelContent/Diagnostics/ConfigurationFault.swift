import KeelBase

/// What is wrong with the site's configuration, beside its YAML.
enum ConfigurationFault: Fault {
    /// In the system's words.
    case missing(reason: String)
    case noMapping
    case noLanguages
    case languagesAreNoMapping
    case languageWithoutTitle(String)
    case languageTwice(String)
    case languageTag(String, LanguageTag.Fault)

    var code: DiagnosticCode { DiagnosticCode(kind) }

    private var kind: ConfigurationCode {
        switch self {
        case .missing: .missing
        case .noMapping: .syntax
        case .noLanguages, .languagesAreNoMapping, .languageWithoutTitle, .languageTwice, .languageTag(_, .malformed):
            .badValue
        case .languageTag: .languageTag
        }
    }
}
