import KeelBase
import KeelContent

/// More about a finding.
enum ExampleRemark: Remark {
    /// In the words of the compiler or of Swift Testing.
    case said(String)
    /// What the compiler says of a block that is there to show that.
    case compilerSays(CompilerDiagnostic.Kind, String)
    /// A message that a comment expects.
    case absent(CompilerDiagnostic.Kind, String)
    case calledHere
    /// How a script ended; `nil` if it came to its end.
    case ended(StopReason?)
    /// A line of a comparison: `- expected`, `+ printed`, `  both`.
    case comparedLine(String)
    case letter(LetterFault)
    case sameCode(Language)
    case sourceHere, translationHere, sourceBlockHere, translationBlockHere
    /// That has the module's name.
    case otherArticleHere
}
