import KeelContent

/// The words for code that is not the same in all languages.
enum DriftText {
    static let sourceIsHere = "the source is here"
    static let translationIsHere = "the translation is here"
    static let sourceBlock = "the source's block begins here"
    static let thisBlock = "the translation's block begins here"
    static let reordered = "the blocks of the source come in another order from here on"
    static let hint = "comments and the text of string literals may be translated, everything else must be the same"
    static let extraHint = "add it to the source as well, or take it out here"
    static let consequence = "so: "

    static func missing(in language: Language) -> String { "a Swift block of the source is missing in '\(language)'" }
    static func extra(in source: Language) -> String { "this Swift block is not in the source language '\(source)'" }

    static func otherFence(_ source: String, _ translation: String) -> String {
        "the fence is '\(translation)' here and '\(source)' in the source"
    }

    /// - Parameter isSource: whether the other text is the source.
    static func differs(_ here: String?, from there: String?, in language: Language, isSource: Bool) -> String {
        let other = isSource ? "the source language '\(language)'" : "the translation '\(language)'"
        return switch (here, there) {
        case (let here?, let there?): "the code differs from \(other): '\(here)' here, '\(there)' there"
        case (nil, let there?): "the code ends here; in \(other) '\(there)' follows"
        case (let here?, nil): "the code goes on with '\(here)', where it ends in \(other)"
        case (nil, nil): "the code differs from \(other)"
        }
    }
}
