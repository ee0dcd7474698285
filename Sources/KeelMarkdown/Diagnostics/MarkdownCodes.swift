package import KeelBase

package enum MarkdownCodes {
    package static let all: [any AreaCode] =
        HeadingCode.allCases + AdmonitionCode.allCases + FootnoteCode.allCases + LintCode.allCases
}
