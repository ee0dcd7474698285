import KeelContent

/// A drawing as the page shows it, with marks.
struct DiagramFigure: Sendable {
    let fence: Fence
    let drawing: DiagramDrawing
    let strings: InterfaceStrings

    func html() -> HTML {
        let id: HTML = "\(Mark.idPrefix.html)diagram.\(fence.index + 1)"
        var rewriter = SVGRewriter(idPrefix: id + ".")
        let content = rewriter.rewrite(drawing.svg)
        return """
            <figure class="diagram" id="\(id)" tabindex="0">
            <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="\(id).title" \
            \(rewriter.size)>
            <title id="\(id).title">\(fence.alternative ?? strings[.diagram])</title>
            \(HTML(markup: content))</svg>
            \(DiagramCaption(fence: fence).html())</figure>

            """
    }
}
