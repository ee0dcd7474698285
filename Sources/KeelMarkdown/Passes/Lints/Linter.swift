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
    /// Places in the document's list, by node.
    let codeBlocks: [Document.NodeID: Int]
    /// The last one that has text before it on its line, with its paragraph.
    var fenceBehindText: (FenceLine, paragraph: Document.NodeID)?

    init(_ document: Document, _ language: TextLanguage?) {
        self.document = document
        self.language = language
        codeBlocks = Dictionary(
            document.codeBlocks.enumerated().map { ($1.node, $0) }, uniquingKeysWith: { first, _ in first })
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
        case .paragraph:
            checkFences(inParagraph: id)
            checkAttributes(node)
            checkLine(id)
        case .heading, .tableCell, .emphasis, .strong, .strikethrough, .link: checkLine(id)
        case .table: checkFences(inTable: node)
        case .codeBlock: checkFences(inCode: id, after: previous)
        default: break
        }
        if language?.primary == "ko", [.code, .link, .strong, .emphasis].contains(node.kind) {
            checkParticle(after: id)
        }
    }

    private func isBreak(_ id: Document.NodeID) -> Bool {
        [.softBreak, .lineBreak].contains(document.nodes[id].kind)
    }

    /// What holds text, and marks in it.
    private mutating func checkLine(_ id: Document.NodeID) {
        guard !document.nodes[id].flags.contains(.autolink) else { return }
        var (hasUnderscore, hasBracket) = (false, false)
        for child in document.children(of: id) where document.nodes[child].kind == .text {
            for byte in document.bytes(document.nodes[child].text) {
                if byte == "_" { hasUnderscore = true }
                if byte == "]" { hasBracket = true }
            }
        }
        guard hasUnderscore || hasBracket else { return }
        let line = InlineLine(document, id)
        if hasUnderscore { checkUnderscores(in: line) }
        if hasBracket { checkReferences(in: line) }
    }

    private mutating func checkText(_ node: Document.Node, startsLine: Bool) {
        let text = document.bytes(node.text)
        guard let first = text.first, !document.nodes[Int(node.parent)].flags.contains(.autolink) else { return }
        if first == "#" || first == "-" || first == "+" || first == "*" {
            if startsLine, document.nodes[Int(node.parent)].kind == .paragraph { checkMarkerSpace(node) }
        }
        var (hasOpening, hasClosing, hasAsterisk) = (false, false, false)
        for byte in text {
            switch byte {
            case "[": hasOpening = true
            case "]": hasClosing = true
            case "*": hasAsterisk = true
            default: break
            }
        }
        if hasClosing { checkBrackets(node) }
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
