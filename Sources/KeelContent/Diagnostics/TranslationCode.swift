import KeelBase

/// Of translations and their sources.
enum TranslationCode: String, AreaCode {
    case outdated = "translation.outdated"
    case structure = "translation.structure"
    case missingID = "translation.missing-id"
    case stampDamaged = "translation.stamp-damaged"
    case stampStray = "translation.stamp-stray"

    var severity: Diagnostic.Severity { .warning }
}
