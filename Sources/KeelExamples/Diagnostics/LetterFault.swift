import KeelBase
import KeelSwift

/// A character of the code that looks like another one, or like nothing. Where it stands is no part of it: the same one
/// in another language is the same fault.
struct LetterFault: Fault {
    let kind: DeceptiveLetter.Kind
    let text: String
    let replacement: String
    let codePoint: String?
    let word: String?

    init(_ letter: DeceptiveLetter) {
        kind = letter.kind
        text = letter.text
        replacement = letter.replacement
        codePoint = letter.codePoint
        word = letter.word
    }

    var code: DiagnosticCode { DiagnosticCode(ExampleCode.letters) }
}
