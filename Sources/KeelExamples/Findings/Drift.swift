import KeelBase
import KeelContent

/// A place where a translation's code is not its source's.
struct Drift {
    /// The scope that holds it: what else is wrong in there may come from it.
    let scope: String?
    let language: Language
    /// `nil` where the source, or the translation, has no such block.
    let source: ExampleBlock?
    let translation: ExampleBlock?
    let diagnostic: Diagnostic
    /// The same, said of the source; `nil` if that can't be.
    let reverse: Diagnostic?
    /// What the block is for is another: what the compiler says of it comes from that.
    var isOfFence = false
}
