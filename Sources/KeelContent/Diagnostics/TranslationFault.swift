import KeelBase

/// How a translation is not as its source, or a stamp not as its translation.
enum TranslationFault: Fault {
    case outdated(TextID, sections: Int, source: String)
    case structure(StructureDifference)
    /// A section has not the id that the source's author gave it.
    case missingID(here: String, there: String)
    case damagedLines(count: Int, stampOf: TextID)
    case noSourceLine(stampOf: TextID)
    /// What the translation was made from is not the source any more.
    case otherSource(Language, now: Language, stampOf: TextID)
    case strayStamp(isOfSource: Bool)

    var code: DiagnosticCode { DiagnosticCode(kind) }

    private var kind: TranslationCode {
        switch self {
        case .outdated: .outdated
        case .structure: .structure
        case .missingID: .missingID
        case .damagedLines, .noSourceLine, .otherSource: .stampDamaged
        case .strayStamp: .stampStray
        }
    }
}

/// Something that a translation and its source don't share.
enum StructureDifference: Hashable {
    case level(here: Int, there: Int)
    case missingSection(title: String, id: String)
    case extraSection(title: String)
    case count(Section.Part.Kind, here: Int, there: Int)
}

/// More about a translation.
enum TranslationRemark: Remark {
    case section(title: String, id: String, SectionChange.Kind)
    case beginning(SectionChange.Kind)
    case sourceSection
    case sourcePlace
    /// - Parameters:
    ///   - file: of the source.
    ///   - line: there.
    case difference(StructureDifference, file: String, line: Int)
}
