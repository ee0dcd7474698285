import KeelMarkdown

/// The contents of a page: its sections and those below them.
struct Outline: Sendable {
    struct Item: Sendable {
        let id: String
        let text: String
        let isDeeper: Bool
    }

    let items: [Item]

    init(_ headings: [Heading]) {
        items = headings.filter { (2...3).contains($0.level) && !$0.id.isEmpty }
            .map { Item(id: $0.id, text: $0.text, isDeeper: $0.level == 3) }
    }

    /// `nil` where there is too little to need a list.
    func html(label: String) -> HTML? {
        guard items.count > 1 else { return nil }
        let list = items.map { item -> HTML in
            let attributes: HTML = item.isDeeper ? " class=\"deeper\"" : ""
            return "<li\(attributes)><a href=\"#\(PercentEncoding.encode(item.id))\">\(item.text)</a></li>\n"
        }
        return """
            <nav class="contents" aria-label="\(label)">
            <p class="ways-title" aria-hidden="true">\(label)</p>
            <ol>
            \(list.joined())</ol>
            </nav>

            """
    }
}
