/// An image that is alone in its paragraph and has a title becomes a figure, the title its caption.
extension Document {
    mutating func makeFigures() {
        for (paragraph, _) in reachable(.paragraph) {
            let image = Int(nodes[paragraph].firstChild)
            guard image >= 0, nodes[image].kind == .image, nodes[image].nextSibling < 0, !nodes[image].detail.isEmpty
            else { continue }
            nodes[paragraph].kind = .figure
        }
    }
}
