internal import KeelBase

/// A line that looks like the fence of a block and begins none, so that its code is neither shown as code nor checked
/// (CommonMark 0.30, sections 4.4 to 4.6 and 6.1).
extension Linter {
    /// Of an indented block, in which a fence may stand, and of a fenced one that took in the next.
    mutating func checkFences(inCode id: Document.NodeID, after previous: Document.NodeID?) {
        guard let block = codeBlocks[id].map({ document.codeBlocks[$0] }) else { return }
        // One with text before it on its line has made the end of its block the beginning of this one.
        if let (fence, paragraph) = fenceBehindText, paragraph == previous, block.isFenced, block.info.isEmpty {
            report(fence, .behindText)
        }
        let isInList = document.nodes[Int(document.nodes[id].parent)].kind == .item
        var isAfterBlank = true
        for (number, start) in block.lineOffsets.enumerated() {
            let line = rest(ofLineAt: start)
            defer { isAfterBlank = line.allSatisfy(\.isASCIISpace) }
            // What stands between is shown as it is, such as an example of Markdown.
            guard block.isFenced || number == 0 || isInList && isAfterBlank else { continue }
            guard let fence = FenceLine(line), fence.isFence, fence.isOpen else { continue }
            if !block.isFenced { return report(fence, .indented) }
            // It could have closed the block: longer ones, and those of other marks, hold it as text.
            guard line.prefix(4).drop(while: { $0 == " " }).first == fence.mark[0], closes(fence, block) else {
                continue
            }
            return report(fence, .insideCode(line: document.source.lineIndex(at: block.fenceOffset) + 1))
        }
    }

    mutating func checkFences(inParagraph id: Document.NodeID) {
        /// One or two marks are code in the text, unless the last of them stands on a line of its own.
        var short: FenceLine?
        for line in bytes(of: document.nodes[id]).lines {
            if let open = short, line.contains(open.mark[0]) {
                short = nil
                if line.allSatisfy({ $0.isASCIISpace || $0 == ">" || open.mark.contains($0) }) { report(open, .short) }
            }
            guard let fence = FenceLine(line) else {
                noteFence(behindTextIn: line, id)
                continue
            }
            if let sign = fence.invisible {
                if fence.isFence, fence.isOpen { report(fence, .invisible(sign)) }
            } else if fence.isFence {
                if fence.hasBacktick {
                    if fence.isSwift { report(fence, .backtick) }
                } else {
                    report(fence, .afterText)
                }
            } else if fence.isSwift || fence.isOutput, fence.isOpen {
                if fence.isLookAlike {
                    if fence.count > 2 { report(fence, .quotationMarks) }
                } else if fence.count == 2 || fence.isBare {
                    short = fence
                }
            }
        }
        if let open = short, open.count == 2 { report(open, .short) }
    }

    mutating func checkFences(inTable node: Document.Node) {
        for line in bytes(of: node).lines {
            if let fence = FenceLine(line), fence.isFence, fence.isOpen { report(fence, .afterText) }
        }
    }

    /// Comments, and elements whose content is no Markdown, may hold anything.
    mutating func checkFences(inHTML node: Document.Node) {
        let html = bytes(of: node)
        let name = html.dropFirst().drop { $0 == "/" }.prefix { $0.isASCIIAlphanumeric }.map(\.asciiLowercased)
        guard html.first == "<", !name.isEmpty,
            !["pre", "script", "style", "textarea"].contains(String(decoding: name, as: UTF8.self))
        else { return }
        var isInComment = false
        for line in html.lines {
            if line.contains("<!--") { isInComment = true }
            if line.contains("-->") { isInComment = false }
            guard !isInComment, let fence = FenceLine(line), fence.isFence, fence.isOpen else { continue }
            return report(fence, .inHTML(line: document.source.lineIndex(at: Int(node.source.lowerBound)) + 1))
        }
    }

    /// A fence that ends its line is sure to be meant; of another one the next block tells.
    private mutating func noteFence(behindTextIn line: ArraySlice<UInt8>, _ paragraph: Document.NodeID) {
        guard let fence = FenceLine(behindTextIn: line), fence.isSwift || fence.isOutput else { return }
        if fence.isBare {
            report(fence, .behindText)
        } else {
            fenceBehindText = (fence, paragraph)
        }
    }

    /// Whether a block's closing fence could have the marks of a line in it.
    private func closes(_ fence: FenceLine, _ block: CodeBlock) -> Bool {
        let opening = document.source.bytes[block.fenceOffset...].prefix { $0 == fence.mark[0] }
        return !opening.isEmpty && fence.count >= opening.count
    }

    private func rest(ofLineAt offset: Int) -> ArraySlice<UInt8> {
        document.source.bytes[offset...].prefix { $0 != "\n" && $0 != "\r" }
    }

    private func bytes(of node: Document.Node) -> ArraySlice<UInt8> {
        document.source.bytes[Int(node.source.lowerBound)..<Int(node.source.upperBound)]
    }

    private mutating func report(_ fence: FenceLine, _ reason: LintFault.NoFence) {
        diagnostics.append(
            Diagnostic(
                LintFault.unseenFence(fence.text, isSwift: fence.isSwift, reason), in: document.source, at: fence.offset
            ))
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            indices.contains { self[$0] == text[0] && self[$0...].starts(with: text) }
        }
    }
}
