package import KeelBase

package enum ContentCodes {
    package static let all: [any AreaCode] =
        ConfigurationCode.allCases + FrontMatterCode.allCases + FenceCode.allCases + SlugCode.allCases
        + ContentCode.allCases + TranslationCode.allCases
}
