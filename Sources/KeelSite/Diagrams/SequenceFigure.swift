import KeelContent

/// A sequence as the page shows it, with marks: drawn, and as a list for those who don't see it.
struct SequenceFigure: Sendable {
    let fence: Fence
    let diagram: SequenceDiagram
    let strings: InterfaceStrings

    func html() -> HTML {
        let id: HTML = "\(Mark.idPrefix.html)diagram.\(fence.index + 1)"
        let drawing = SequenceDrawing(diagram)
        let kind: HTML = drawing.width > SVGRewriter.narrow ? "sequence wide" : "sequence"
        return """
            <figure class="diagram" id="\(id)" tabindex="0">
            <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="\(id).title" aria-describedby="\(id).text" \
            viewBox="0 0 \(drawing.width) \(drawing.height)" width="\(drawing.width)" height="\(drawing.height)" class="\(kind)">
            <title id="\(id).title">\(fence.alternative ?? fence.caption ?? strings[.diagram])</title>
            \(drawing.svg)</svg>
            <ol class="hidden-text" id="\(id).text">
            \(diagram.steps.map(item).joined())</ol>
            \(DiagramCaption(fence: fence).html())</figure>

            """
    }

    private func item(_ step: SequenceDiagram.Step) -> HTML {
        switch step {
        case .message(let from, let to, let text, _):
            "<li>\(diagram.lanes[from]) → \(diagram.lanes[to])\(text.isEmpty ? "" : ": ")\(text)</li>\n"
        case .note(let lanes, let text):
            "<li>\(lanes.map { diagram.lanes[$0] }.joined(separator: ", ")): \(text)</li>\n"
        }
    }
}
