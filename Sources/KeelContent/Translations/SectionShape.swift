import KeelMarkdown

/// What a section is made of, apart from words.
struct SectionShape {
    enum Part: String, CaseIterable {
        case image, link, admonition, quotation, table, row, list, code

        var plural: String {
            switch self {
            case .image: "images"
            case .link: "links"
            case .admonition: "admonitions"
            case .quotation: "quotations"
            case .table: "tables"
            case .row: "rows of tables"
            case .list: "lists"
            case .code: "blocks of code"
            }
        }

        var singular: String {
            switch self {
            case .row: "row of a table"
            case .code: "block of code"
            default: rawValue
            }
        }
    }

    /// Where the parts of each kind stand.
    private(set) var offsets: [Part: [Int]] = [:]

    /// Of what stands above the first heading, then of each heading's section.
    static func sections(of article: Article) -> [SectionShape] {
        let document = article.document
        let headings = Set(article.headings.map(\.node))
        // Swift and its output are compared token by token, with the examples.
        let examples = Set(
            article.fences.filter { $0.swift != nil || $0.language == "output" }.map(\.block.node))
        var shapes = [SectionShape()]
        for event in document.walk() where event.isEntering {
            let node = document.nodes[event.node]
            if headings.contains(event.node) { shapes.append(SectionShape()) }
            guard let part = part(node.kind), !examples.contains(event.node) else { continue }
            shapes[shapes.count - 1].offsets[part, default: []].append(Int(node.source.lowerBound))
        }
        return shapes
    }

    private static func part(_ kind: Document.Kind) -> Part? {
        switch kind {
        case .image: .image
        case .link: .link
        case .admonition: .admonition
        case .blockQuote: .quotation
        case .table: .table
        case .tableRow: .row
        case .list: .list
        case .codeBlock: .code
        default: nil
        }
    }
}
