internal import KeelBase

/// Emphasis where CommonMark has none because a letter stands beside punctuation: before Hangul particles and case
/// endings (`**값(struct)**은`, `**„Point“**i`), around links and code (`**[문서](x.md)**를`).
///
/// What the specification pairs stays as it is. Only asterisks that are left in texts of one parent are looked at, and
/// only where that rule kept them apart (commonmark-spec issue 650).
extension Document {
    mutating func pairEmphasisAsMeant() {
        for parent in parentsOfAsterisks() where !nodes[parent].flags.contains(.autolink) {
            let runs = delimiterRuns(in: parent)
            guard runs.count > 1 else { continue }
            let ends = pair(runs)
            if !ends.isEmpty { rebuild(parent, ends) }
        }
    }

    // MARK: Finding

    /// The nodes that have texts with asterisks. Most documents have none.
    private func parentsOfAsterisks() -> [NodeID] {
        var parents: Set<Int32> = []
        buffer.withUnsafeBufferPointer { buffer in
            for node in nodes where node.kind == .text && node.parent >= 0 {
                let text = UnsafeBufferPointer(rebasing: buffer[Int(node.text.lowerBound)..<Int(node.text.upperBound)])
                if text.contains("*") { parents.insert(node.parent) }
            }
        }
        return parents.sorted().map(Int.init)
    }

    /// - Parameter includingRests: also the rest of a run of which cmark has paired a part.
    func delimiterRuns(in parent: NodeID, includingRests: Bool = false) -> [DelimiterRun] {
        var runs: [DelimiterRun] = []
        var previous: NodeID?
        for child in children(of: parent) {
            defer { previous = child }
            guard nodes[child].kind == .text, bytes(nodes[child].text).contains("*") else { continue }
            addRuns(of: child, after: previous, includingRests, to: &runs)
        }
        return runs
    }

    private func addRuns(
        of id: NodeID, after previous: NodeID?, _ includingRests: Bool, to runs: inout [DelimiterRun]
    ) {
        let text = Array(bytes(nodes[id].text))
        let escaped = Set(escapedOffsets(of: nodes[id]))
        var index = 0
        while index < text.count {
            guard text[index] == "*", !escaped.contains(index) else {
                index += 1
                continue
            }
            var end = index + 1
            while end < text.count, text[end] == "*", !escaped.contains(end) { end += 1 }
            let before = index > 0 ? scalar(endingAt: index, in: text) : edge(before: id, previous)
            let after = end < text.count ? scalar(at: end, in: text) : edge(after: id)
            let asterisk = UInt32(UInt8(ascii: "*"))
            // At the edge of a text, the rest of a run of which cmark has paired a part.
            let isRest = index == 0 && before == asterisk || end == text.count && after == asterisk
            if end - index <= 3, includingRests || !isRest {
                runs.append(DelimiterRun(node: id, range: index..<end, before: before, after: after))
            }
            index = end
        }
    }

    /// What stands in the source before a text; a space at the start of a line.
    private func edge(before id: NodeID, _ previous: NodeID?) -> UInt32 {
        if let previous {
            if [.softBreak, .lineBreak].contains(nodes[previous].kind) { return InlineRun.space }
        } else if let parent = parent(of: id), !nodes[parent].kind.isInline {
            return InlineRun.space
        }
        return scalar(endingAt: Int(nodes[id].source.lowerBound), in: source.bytes)
    }

    private func edge(after id: NodeID) -> UInt32 {
        let next = Int(nodes[id].nextSibling)
        if next >= 0 {
            if [.softBreak, .lineBreak].contains(nodes[next].kind) { return InlineRun.space }
        } else if let parent = parent(of: id), !nodes[parent].kind.isInline {
            return InlineRun.space
        }
        return scalar(at: Int(nodes[id].source.upperBound), in: source.bytes)
    }

    /// What is no UTF-8 counts as its replacement character.
    private func scalar(endingAt end: Int, in bytes: [UInt8]) -> UInt32 {
        end > 0 ? bytes.scalar(before: end)?.value ?? 0xFFFD : InlineRun.space
    }

    private func scalar(at start: Int, in bytes: [UInt8]) -> UInt32 {
        start < bytes.count ? bytes.scalar(at: start).scalar?.value ?? 0xFFFD : InlineRun.space
    }

    // MARK: Pairing

    private struct End {
        let run: DelimiterRun
        let isOpening: Bool
    }

    private func pair(_ runs: [DelimiterRun]) -> [End] {
        /// For each length, the indices of runs that may open.
        var open: [[Int]] = [[], [], [], []]
        var ends = [End?](repeating: nil, count: runs.count)
        for (index, run) in runs.enumerated() {
            if run.canClose || run.isMeantToClose, let start = open[run.length].last, isMeant(runs[start], run) {
                ends[start] = End(run: runs[start], isOpening: true)
                ends[index] = End(run: run, isOpening: false)
                // Pairs do not cross.
                for length in 1...3 { while let last = open[length].last, last >= start { open[length].removeLast() } }
            } else if run.canOpen || run.isMeantToOpen {
                open[run.length].append(index)
            }
        }
        return ends.compactMap(\.self)
    }

    private func isMeant(_ opening: DelimiterRun, _ closing: DelimiterRun) -> Bool {
        var (isBracketed, isOneWord) = (false, false)
        if opening.node == closing.node {
            let start = Int(nodes[opening.node].text.lowerBound)
            let content = buffer[start + opening.range.upperBound..<start + closing.range.lowerBound]
            if content.isEmpty { return false }
            isBracketed = content.first == "(" && content.last == ")"
            isOneWord = !content.contains { $0 <= " " }
        }
        return opening.isMeant(with: closing, isBracketed: isBracketed, isOneWord: isOneWord)
    }

    // MARK: Changing the tree

    /// Links the children of a node anew, with what stands between two ends put into emphasis.
    private mutating func rebuild(_ parent: NodeID, _ ends: [End]) {
        var builder = ChildBuilder(document: self, parent: parent)
        self = Document(source: source)
        var next = 0
        for child in Array(builder.document.children(of: parent)) {
            var start = 0
            while next < ends.count, ends[next].run.node == child {
                let run = ends[next].run
                builder.append(child, start..<run.range.lowerBound)
                ends[next].isOpening ? builder.open(run) : builder.close(run)
                start = run.range.upperBound
                next += 1
            }
            builder.append(child, start > 0 ? start..<builder.textLength(of: child) : nil)
        }
        self = builder.finish()
    }
}

/// Builds the list of a node's children.
private struct ChildBuilder {
    var document: Document
    /// The nodes that are open, each with its last child so far (`-1`: none).
    private var open: [(node: Int32, lastChild: Int32)]
    /// The source places and texts of nodes as they were, for those that are split.
    private var originals: [Document.NodeID: Document.Node] = [:]

    init(document: Document, parent: Document.NodeID) {
        self.document = document
        open = [(Int32(parent), -1)]
    }

    func textLength(of id: Document.NodeID) -> Int { (originals[id] ?? document.nodes[id]).text.count }

    /// Appends a node, or a part of its text.
    mutating func append(_ id: Document.NodeID, _ part: Range<Int>?) {
        guard let part else { return link(Int32(id)) }
        guard !part.isEmpty else { return }
        let original = originals[id]
        let whole = original ?? document.nodes[id]
        if original == nil { originals[id] = whole }
        var node = whole
        node.firstChild = -1
        node.text = whole.text.lowerBound + Int32(part.lowerBound)..<whole.text.lowerBound + Int32(part.upperBound)
        node.source =
            sourceOffset(of: part.lowerBound, in: whole)..<sourceOffset(of: part.upperBound, in: whole)
        document.nodes.append(node)
        link(Int32(document.nodes.count - 1))
    }

    mutating func open(_ run: DelimiterRun) {
        let start = sourceOffset(of: run.range.lowerBound, in: originals[run.node] ?? document.nodes[run.node])
        if run.length != 2 { begin(.emphasis, at: start) }
        if run.length > 1 { begin(.strong, at: start + Int32(run.length - 2)) }
    }

    mutating func close(_ run: DelimiterRun) {
        let end = sourceOffset(of: run.range.upperBound, in: originals[run.node] ?? document.nodes[run.node])
        if run.length > 1 { endInner(at: end - Int32(run.length - 2)) }
        if run.length != 2 { endInner(at: end) }
    }

    private mutating func begin(_ kind: Document.Kind, at start: Int32) {
        document.nodes.append(Document.Node(kind: kind, parent: -1, source: start..<start))
        let id = Int32(document.nodes.count - 1)
        link(id)
        open.append((id, -1))
    }

    private mutating func endInner(at end: Int32) {
        guard open.count > 1, let node = open.popLast()?.node else { return }
        let start = document.nodes[Int(node)].source.lowerBound
        document.nodes[Int(node)].source = start..<max(start, end)
    }

    private mutating func link(_ id: Int32) {
        let last = open[open.count - 1]
        if last.lastChild >= 0 {
            document.nodes[Int(last.lastChild)].nextSibling = id
        } else {
            document.nodes[Int(last.node)].firstChild = id
        }
        document.nodes[Int(id)].parent = last.node
        document.nodes[Int(id)].nextSibling = -1
        open[open.count - 1].lastChild = id
    }

    func finish() -> Document { document }

    private func sourceOffset(of offset: Int, in node: Document.Node) -> Int32 {
        if node.source.count == node.text.count { return node.source.lowerBound + Int32(offset) }
        return Int32(document.sourceOffset(of: offset, in: node))
    }
}
