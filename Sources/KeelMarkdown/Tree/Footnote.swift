/// A footnote that is referred to.
package struct Footnote: Sendable {
    package let node: Document.NodeID
    /// As its definition has it.
    package let label: String
    /// How many references lead to it, at least 1.
    package internal(set) var referenceCount = 1
}

/// The ids of footnotes and of the references to them.
enum FootnoteID {
    static func note(_ number: Int) -> String { "fn.\(number)" }

    static func reference(to number: Int, occurrence: Int) -> String {
        occurrence == 1 ? "fn.\(number).ref" : "fn.\(number).ref.\(occurrence)"
    }
}
