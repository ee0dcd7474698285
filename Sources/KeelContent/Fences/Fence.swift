package import KeelMarkdown

/// A code block with its info string understood.
package struct Fence: Sendable {
    package let block: CodeBlock
    /// Position among all the article's code blocks, from 0.
    package let index: Int
    /// First word of the info string, lower case; empty if there is none.
    package let language: String
    /// `nil` unless the language is Swift, or a word that must have been meant for it.
    package let swift: SwiftFence?
    /// Lines to emphasise, of the block, from 1; ascending and apart.
    package let markedLines: [ClosedRange<Int>]
    package let pairingID: String?
    /// The scope or the id of an earlier block that this one is shown as a difference to.
    package let diff: String?
    /// What a diagram shows, for those who don't see it.
    package let alternative: String?
    /// What stands below a diagram, and what its whole and its dashed lines mean.
    package let caption: String?
    package let solid: String?
    package let dashed: String?
    /// `output unordered`
    package let isUnordered: Bool
    /// Lines of `block.code`, from 0, that a reader doesn't see: those between `// snippet.hide` and `// snippet.show`, and
    /// the markers themselves.
    package let hiddenLines: [Int]
    /// There is an error about its info string or its markers; what it was meant to be is a guess.
    package let isMalformed: Bool

    package var isDiagram: Bool { Self.isDiagram(language) }

    static func isDiagram(_ language: String) -> Bool { language == "dot" || language == "sequence" }
}

/// What is to be done with a Swift block.
package struct SwiftFence: Sendable, Hashable {
    package enum Role: Sendable, Hashable {
        /// Part of its scope's module, or of its script.
        case plain
        /// A file of that name in the module.
        case file(String)
        case test
        case run
        case norun
        case traps
        case fails
        case warns
        case skip(reason: String)
    }

    package var role: Role
    package var isHidden = false
    /// `nil`: the article's own scope.
    package var scope: String?
    /// Seconds.
    package var timeout: Double?

    package init(role: Role) { self.role = role }
}
