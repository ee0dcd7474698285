import KeelMarkdown

/// What links to an article may name: ids of its headings, and of its author's own HTML where that is published.
///
/// Most articles have few, which are looked through; of many an order is kept, a few bytes for each.
package struct ArticleAnchors: Sendable {
    private let headings: [Heading]
    /// Of the author's HTML.
    private let others: Set<String>
    /// Positions among the headings in the order of their ids; empty where there are few.
    private let order: [Int32]

    private static let few = 32

    init(_ headings: [Heading], others: some Sequence<String>) {
        self.headings = headings
        self.others = Set(others)
        order =
            headings.count <= Self.few
            ? [] : headings.indices.map(Int32.init).sorted { headings[Int($0)].id < headings[Int($1)].id }
    }

    /// As the article has it; `nil` if there is none.
    package subscript(name: String) -> String? {
        guard !name.isEmpty else { return nil }
        if let index = others.firstIndex(of: name) { return others[index] }
        if order.isEmpty { return headings.first { $0.id == name }?.id }
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if headings[Int(order[middle])].id < name { low = middle + 1 } else { high = middle }
        }
        guard low < order.count, headings[Int(order[low])].id == name else { return nil }
        return headings[Int(order[low])].id
    }
}
