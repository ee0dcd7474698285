internal import KeelBase

/// Finds what a writer can't see in an editor: text that Markdown reads otherwise than it looks. Each check is in a
/// file of its own.
struct PitfallFinder {
    let document: Document
    let language: TextLanguage?
    var diagnostics: [Diagnostic] = []

    init(_ document: Document, _ language: TextLanguage?) {
        self.document = document
        self.language = language
    }

    mutating func check(_ id: Document.NodeID) {
        let node = document.nodes[id]
        switch node.kind {
        case .list where node.flags.contains(.ordered): checkNumberedList(id)
        case .text: checkText(id, node)
        case .code: checkScripts(node)
        case .htmlInline, .htmlBlock: checkGenericArguments(node)
        default: break
        }
        if language?.primary == "ko", [.code, .link, .strong, .emphasis].contains(node.kind) {
            checkParticle(after: id)
        }
    }

    private mutating func checkText(_ id: Document.NodeID, _ node: Document.Node) {
        let text = document.bytes(node.text)
        guard let first = text.first else { return }
        if first == UInt8(ascii: "#") || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
            || first == UInt8(ascii: "*")
        {
            checkMarkerSpace(id, node)
        }
        var (hasUnderscore, hasBracket) = (false, false)
        for byte in text {
            if byte == UInt8(ascii: "_") { hasUnderscore = true }
            if byte == UInt8(ascii: "]") { hasBracket = true }
        }
        if hasUnderscore { checkUnderscores(id, node) }
        if hasBracket { checkBrackets(id, node) }
    }
}

extension Document {
    mutating func findPitfalls(_ language: TextLanguage?) {
        var finder = PitfallFinder(self, language)
        for event in walk() where event.isEntering { finder.check(event.node) }
        diagnostics += finder.diagnostics
    }

    /// The child of the same parent that comes before a node.
    func previousSibling(of id: NodeID) -> NodeID? {
        guard let parent = parent(of: id) else { return nil }
        var previous: NodeID?
        for child in children(of: parent) {
            if child == id { return previous }
            previous = child
        }
        return nil
    }
}
