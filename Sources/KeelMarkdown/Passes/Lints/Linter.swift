internal import KeelBase

/// Finds what a writer can't see in an editor: text that Markdown reads otherwise than it looks. Each check is in a
/// file of its own.
struct Linter {
    let document: Document
    let language: TextLanguage?
    var diagnostics: [Diagnostic] = []
    /// Nodes that have had a text with `[`.
    var parentsWithBracket: Set<Int32> = []
    private var parentsWithAsterisk: Set<Int32> = []

    init(_ document: Document, _ language: TextLanguage?) {
        self.document = document
        self.language = language
    }

    /// - Parameter previous: the child of the same parent that comes before.
    mutating func check(_ id: Document.NodeID, after previous: Document.NodeID?) {
        let node = document.nodes[id]
        switch node.kind {
        case .list where node.flags.contains(.ordered): checkNumberedList(id)
        case .text: checkText(node, startsLine: previous.map(isBreak) ?? true)
        case .code: checkScripts(node)
        case .htmlInline: checkGenericArguments(node)
        case .htmlBlock:
            checkGenericArguments(node)
            checkFences(inHTML: node)
        case .paragraph: checkFences(inParagraph: node)
        case .codeBlock: checkFences(inCode: node)
        default: break
        }
        if language?.primary == "ko", [.code, .link, .strong, .emphasis].contains(node.kind) {
            checkParticle(after: id)
        }
    }

    private func isBreak(_ id: Document.NodeID) -> Bool {
        [.softBreak, .lineBreak].contains(document.nodes[id].kind)
    }

    private mutating func checkText(_ node: Document.Node, startsLine: Bool) {
        let text = document.bytes(node.text)
        guard let first = text.first, !document.nodes[Int(node.parent)].flags.contains(.autolink) else { return }
        if first == "#" || first == "-" || first == "+" || first == "*" {
            if startsLine, document.nodes[Int(node.parent)].kind == .paragraph { checkMarkerSpace(node) }
        }
        var (hasUnderscore, hasOpening, hasClosing, hasAsterisk) = (false, false, false, false)
        for byte in text {
            switch byte {
            case "_": hasUnderscore = true
            case "[": hasOpening = true
            case "]": hasClosing = true
            case "*": hasAsterisk = true
            default: break
            }
        }
        if hasUnderscore { checkUnderscores(node, startsLine: startsLine) }
        if hasClosing {
            checkBrackets(node)
            checkReferences(node)
        }
        if hasOpening { parentsWithBracket.insert(node.parent) }
        if hasAsterisk, parentsWithAsterisk.insert(node.parent).inserted { checkAsterisks(in: Int(node.parent)) }
    }
}

extension Document {
    mutating func lint(_ language: TextLanguage?) {
        var finder = Linter(self, language)
        var previous: NodeID?
        for event in walk() {
            if event.isEntering { finder.check(event.node, after: previous) }
            previous = event.isEntering ? nil : event.node
        }
        diagnostics += finder.diagnostics
    }
}
