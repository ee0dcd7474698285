import KeelMarkdown

/// What a section is made of, apart from words.
struct SectionShape {
    enum Part: String, Sendable, CaseIterable {
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
        var shapes = [SectionShape](repeating: SectionShape(), count: article.headings.count + 1)
        for part in article.structure.parts {
            shapes[Int(part.heading) + 1].offsets[part.kind, default: []].append(Int(part.offset))
        }
        return shapes
    }
}

extension SectionShape.Part {
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
