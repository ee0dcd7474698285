package import KeelMarkdown

/// A heading and what stands below it, up to the next one; or what stands above the first.
package struct Section: Sendable {
    /// A block of the text's top level. A heading in a quotation or a list begins a section without blocks: those that
    /// follow belong to the last heading of the top level.
    struct Block: Sendable {
        /// Bytes of the source, up to the next block. What stands between two blocks belongs to the one before, what
        /// stands before the first one belongs to it.
        let range: Range<Int32>
        /// Byte offset in the source of the line that it begins on.
        let start: Int32
        let isHeading: Bool
    }

    /// Something that a translation has as its source has it.
    struct Part: Sendable {
        enum Kind: String, Sendable, CaseIterable {
            case image, link, admonition, quotation, table, row, list, code
        }

        let kind: Kind
        /// Byte offset in the source.
        let offset: Int32
    }

    /// `nil` above the first one.
    package let heading: Heading?
    /// In the order of the source.
    let blocks: ArraySlice<Block>
    /// In document order.
    let parts: ArraySlice<Part>

    /// Of the heading; empty if it has none.
    package var id: String { heading?.id ?? "" }

    func offsets(of kind: Part.Kind) -> [Int] { parts.filter { $0.kind == kind }.map { Int($0.offset) } }
}

extension Article {
    /// Never empty. The first is what stands above the first heading; the others are as many as there are headings, in
    /// their order.
    package var sections: [Section] {
        zip([nil] + headings, structure.sections).map { heading, bounds in
            Section(
                heading: heading, blocks: structure.blocks[Range(bounds.blocks)],
                parts: structure.parts[Range(bounds.parts)])
        }
    }
}

extension Range<Int> {
    fileprivate init(_ range: Range<Int32>) { self = Int(range.lowerBound)..<Int(range.upperBound) }
}

extension Section.Part.Kind {
    init?(_ kind: Document.Kind) {
        switch kind {
        case .image: self = .image
        case .link: self = .link
        case .admonition: self = .admonition
        case .blockQuote: self = .quotation
        case .table: self = .table
        case .tableRow: self = .row
        case .list: self = .list
        case .codeBlock: self = .code
        default: return nil
        }
    }
}
