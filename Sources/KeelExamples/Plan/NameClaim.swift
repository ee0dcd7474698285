import KeelContent

/// What a unit's name is made from.
struct NameClaim: Sendable, Hashable {
    let article: ArticleID
    /// `module:` of the front matter.
    let explicit: String?
    let scope: String?
    let kind: ExampleUnit.Kind
    /// Tells blocks that are a unit each apart, from 1.
    let ordinal: Int?
    /// `nil` for the article's source language.
    let language: Language?

    /// `VipCycle`, `VipCycleBefore`, `VipCycleNl`.
    var stem: String {
        let parts = scope.map { ModuleNames.camelCase($0) } ?? ""
        let variant = language.map { ModuleNames.camelCase($0.tag) } ?? ""
        return (explicit ?? ModuleNames.derived(from: article)) + parts + variant
    }

    /// The same of the article's source language.
    var ofSource: NameClaim {
        NameClaim(article: article, explicit: explicit, scope: scope, kind: kind, ordinal: ordinal, language: nil)
    }

    var suffix: String {
        let number = ordinal.map(String.init) ?? ""
        switch kind {
        case .module: return ""
        case .test: return "Tests"
        case .script: return "Script"
        case .norun, .traps: return "Script\(number)"
        case .expectation: return "Expectation\(number)"
        case .unclosed: return "Unclosed\(number)"
        }
    }
}
