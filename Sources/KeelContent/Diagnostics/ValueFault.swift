import KeelBase

/// What is wrong with YAML or with a value in it, in front matter as in the configuration.
struct ValueFault: Fault {
    enum Kind: Hashable {
        /// With the line that it is on.
        case syntax(YAMLFault.Kind, line: String)
        case unknownKey(String, known: [String])
        case wrongValue(key: String, ExpectedValue)
        case noValue(key: String)
        case unknownValue(String, key: String, known: [String])
    }

    let kind: Kind
    let area: YAMLArea

    var code: DiagnosticCode {
        switch (kind, area) {
        case (.syntax, .frontMatter): DiagnosticCode(FrontMatterCode.syntax)
        case (.syntax, .configuration): DiagnosticCode(ConfigurationCode.syntax)
        case (.unknownKey, .frontMatter): DiagnosticCode(FrontMatterCode.unknownKey)
        case (.unknownKey, .configuration): DiagnosticCode(ConfigurationCode.unknownKey)
        case (_, .frontMatter): DiagnosticCode(FrontMatterCode.badValue)
        case (_, .configuration): DiagnosticCode(ConfigurationCode.badValue)
        }
    }
}

/// What the value of a key has to be.
enum ExpectedValue: Hashable {
    case text, line, texts, mapping, boolean, wholeNumber, positiveNumber
    case date, moduleName, languageMode
    case siteAddress, editAddress
    /// The path of a file below the assets.
    case asset
    case schemes
    /// One, or one by day and one by night.
    case color
}
