internal import KeelBase

/// Sets the text of a document as its language wants it: quotation marks, dashes, ellipses, apostrophes, primes and,
/// in Russian, no-break spaces, in Korean word joiners; in some languages names stay on one line. Code, link destinations, autolinks, image descriptions and raw HTML stay, and so does
/// what the writer has escaped.
extension Document {
    mutating func setTypography(_ rules: TypographyRules) {
        var setter = TypographySetter(rules: rules)
        for block in nodes.indices where !nodes[block].kind.isInline {
            let first = nodes[block].firstChild
            guard first >= 0, nodes[Int(first)].kind.isInline else { continue }
            setter.set(block, in: &self)
        }
        updateHeadingTexts()
    }

    /// The outline shows what the page shows; its spaces are plain ones, for titles go into files of other kinds too.
    private mutating func updateHeadingTexts() {
        for index in headings.indices {
            let text = plainText(of: headings[index].node)
            headings[index].text = withPlainSpaces(text).trimmed
        }
    }
}

/// A text that is not Markdown, such as a title from front matter, as its language wants it.
/// - Parameter isShown: on a page, where lines don't end in a short word; else with plain spaces.
package func typographic(_ text: String, options: MarkdownOptions, isShown: Bool = false) -> String {
    guard options.typography, var rules = TypographyRules(options.language) else { return text }
    if !isShown { (rules.hasRussianSpaces, rules.hasKoreanJoins, rules.hasNameJoins) = (false, false, false) }
    var run = InlineRun()
    var text = text
    text.withUTF8 { run.append($0, of: 0) }
    apply(rules, to: &run)
    guard let segment = run.segments.first, segment.isChanged else { return text }
    return String(decoding: run.bytes(of: segment), as: UTF8.self)
}

private func apply(_ rules: TypographyRules, to run: inout InlineRun) {
    Dashes.apply(rules, to: &run)
    QuoteMatcher.apply(rules, to: &run)
    if rules.hasRussianSpaces { RussianSpaces.apply(to: &run) }
    if rules.hasKoreanJoins { KoreanJoins.apply(to: &run) }
    if rules.hasNameJoins { NameJoins.apply(to: &run) }
}

private func withPlainSpaces(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar != "\u{2060}" { plain.append(scalar == "\u{A0}" ? " " : scalar) }
    return String(plain)
}

extension String {
    fileprivate var trimmed: String {
        let isSpace: (Character) -> Bool = { $0.isWhitespace }
        guard let last = lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(self[...last].drop(while: isSpace))
    }
}

/// Goes through the inline nodes of one block after the other, with one run's storage.
private struct TypographySetter {
    let rules: TypographyRules
    var run = InlineRun()

    init(rules: TypographyRules) { self.rules = rules }

    mutating func set(_ block: Document.NodeID, in document: inout Document) {
        guard rules.hasRussianSpaces || rules.hasKoreanJoins || hasCandidates(block, document) else { return }
        run.removeAll()
        gather(block, document)
        apply(rules, to: &run)
        for segment in run.segments where segment.isChanged {
            document.nodes[segment.node].text = document.append(run.bytes(of: segment))
            document.nodes[segment.node].kind = .text
        }
    }

    /// Whether a block has any character that a rule could start from. Most have none.
    private func hasCandidates(_ block: Document.NodeID, _ document: Document) -> Bool {
        var found = false
        forEachInline(of: block, document) { id, isEntering in
            let node = document.nodes[id]
            guard !found, isEntering, node.kind == .text else { return }
            document.buffer.withUnsafeBufferPointer { buffer in
                let text = UnsafeBufferPointer(rebasing: buffer[Int(node.text.lowerBound)..<Int(node.text.upperBound)])
                for index in text.indices {
                    switch text[index] {
                    case "\"", "'": found = true
                    case "-" where rules.hasNameJoins && index + 1 < text.count && text[index + 1] > 0x2D: found = true
                    case "0"..."9" where rules.hasNameJoins && index > 0 && text[index - 1] <= 0x20: found = true
                    case ".", "-":
                        let isDoubled = index + 1 < text.count && text[index + 1] == text[index]
                        if isDoubled || text[index] == "-" && (index == 0 || text[index - 1] <= 0x20) {
                            found = true
                        }
                    default: break
                    }
                }
            }
        }
        return found
    }

    private mutating func gather(_ block: Document.NodeID, _ document: Document) {
        /// The image or autolink whose content is left out, and the raw element whose content is code.
        var hidden: Document.NodeID?
        var rawElement: [UInt8]?
        var run = run
        self.run = InlineRun()
        forEachInline(of: block, document) { id, isEntering in
            let node = document.nodes[id]
            if let outer = hidden {
                if outer == id { hidden = nil }
                return
            }
            switch node.kind {
            case .image where isEntering, .link where isEntering && node.flags.contains(.autolink):
                run.append(InlineRun.object)
                hidden = id
            case .code where isEntering: run.append(InlineRun.object)
            case .text where isEntering:
                if rawElement != nil {
                    run.append(InlineRun.object)
                } else {
                    let fixed = document.escapedOffsets(of: node)
                    document.buffer.withUnsafeBufferPointer { buffer in
                        let text = buffer[Int(node.text.lowerBound)..<Int(node.text.upperBound)]
                        run.append(UnsafeBufferPointer(rebasing: text), of: id, fixed: fixed)
                    }
                }
            case .softBreak where isEntering: run.appendSoftBreak(of: id)
            case .lineBreak where isEntering: run.append(InlineRun.hardBreak)
            case .htmlInline where isEntering:
                let tag = document.bytes(node.text)
                if let open = rawElement {
                    if tag.starts(with: "</".utf8), elementName(tag.dropFirst(2)) == open { rawElement = nil }
                } else {
                    let name = elementName(tag.dropFirst())
                    if codeElements.contains(name) { rawElement = name }
                    if name.elementsEqual("br".utf8) { run.append(InlineRun.hardBreak) }
                }
            default: break
            }
        }
        self.run = run
    }

    private func forEachInline(
        of block: Document.NodeID, _ document: Document, _ body: (Document.NodeID, Bool) -> Void
    ) {
        var node = document.nodes[block].firstChild
        var isEntering = true
        while node >= 0, Int(node) != block {
            let current = document.nodes[Int(node)]
            body(Int(node), isEntering)
            if isEntering, current.firstChild >= 0 {
                node = current.firstChild
            } else if isEntering {
                isEntering = false
            } else if current.nextSibling >= 0 {
                (node, isEntering) = (current.nextSibling, true)
            } else {
                node = current.parent
            }
        }
    }
}

/// Raw HTML elements whose text is code.
private let codeElements = Set(["code", "kbd", "samp", "var", "pre", "tt", "script", "style"].map { Array($0.utf8) })

/// The lower-case name at the start of what follows `<`.
private func elementName(_ tag: ArraySlice<UInt8>) -> [UInt8] {
    tag.prefix { $0.isASCIILetter }.map { $0 | 0x20 }
}
