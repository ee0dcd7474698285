import KeelContent

/// What stands below a diagram: its caption, and what its two kinds of lines mean.
struct DiagramCaption: Sendable {
    let fence: Fence

    /// `nil` if there is nothing to say.
    func html() -> HTML? {
        var html = HTML()
        if let caption = fence.caption { html += "<span>\(caption)</span>" }
        for (kind, words) in [("solid", fence.solid), ("dashed", fence.dashed)] as [(HTML, String?)] {
            if let words { html += " <span class=\"key \(kind)\">\(words)</span>" }
        }
        return html.isEmpty ? nil : "<figcaption>\(html)</figcaption>\n"
    }
}
