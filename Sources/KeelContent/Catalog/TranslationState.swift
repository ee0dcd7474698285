/// How a translation stands to its source.
package struct TranslationState: Sendable, Equatable {
    package enum Kind: String, Sendable {
        case current, outdated
        /// Nobody has said which source it was made from, so nothing is known.
        case unstamped
    }

    package let kind: Kind
    /// In the source's order, those that were removed from it last.
    package let changes: [SectionChange]
    /// Blocks of the source that are as the translator had them.
    package let currentBlocks: Int
    package let totalBlocks: Int

    static let unstamped = TranslationState(kind: .unstamped, changes: [], currentBlocks: 0, totalBlocks: 0)

    /// Of the source's blocks, rounded down: 100 only if it is all of them. `nil` if nothing is known.
    package var percentage: Int? {
        guard kind != .unstamped else { return nil }
        return totalBlocks == 0 ? 100 : currentBlocks * 100 / totalBlocks
    }

    /// Changes that a reader of the translation should know of: a text that only stands elsewhere is no other text.
    package var readersChanges: [SectionChange] { changes.filter { $0.kind != .moved } }
}

/// A section of the source that is not as it was when the translation was made.
package struct SectionChange: Sendable, Equatable {
    package enum Kind: String, Sendable {
        case changed, added, removed, moved
    }

    package let kind: Kind
    /// Of the heading in the source; empty for what stands above the first one.
    package let id: String
    /// The heading in the source; empty for what stands above the first one.
    package let title: String
    /// The heading's line in the source; 1 for what stands above the first one, `nil` for a section that is gone.
    package let sourceLine: Int?
    /// The heading's line in the translation, if it is there.
    package internal(set) var line: Int?

    init(_ kind: Kind, id: String, title: String, sourceLine: Int?, line: Int? = nil) {
        self.kind = kind
        self.id = id
        self.title = title
        self.sourceLine = sourceLine
        self.line = line
    }
}
