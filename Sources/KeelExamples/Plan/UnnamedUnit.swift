/// A unit before it has a name.
struct UnnamedUnit: Sendable {
    let kind: ExampleUnit.Kind
    let variants: [[ExampleBlock]]
    /// Index among the article's units.
    let parent: Int?
    let claim: NameClaim
}
