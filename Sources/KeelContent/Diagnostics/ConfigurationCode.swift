package import KeelBase

/// Of the site's configuration.
package enum ConfigurationCode: String, AreaCode {
    case missing = "configuration.missing"
    case syntax = "configuration.syntax"
    case unknownKey = "configuration.unknown-key"
    case badValue = "configuration.bad-value"
    case languageTag = "configuration.language-tag"

    package var severity: Diagnostic.Severity { self == .languageTag ? .warning : .error }
}
