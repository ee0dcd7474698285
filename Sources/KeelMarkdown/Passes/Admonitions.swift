internal import KeelBase

/// `> [!NOTE]` on a line of its own makes the quotation an admonition (GitHub, "Basic writing and formatting syntax",
/// section "Alerts").
extension Document {
    mutating func markAdmonitions() {
        for (quote, _) in reachable(.blockQuote) {
            let paragraph = Int(nodes[quote].firstChild)
            guard paragraph >= 0, nodes[paragraph].kind == .paragraph else { continue }
            let text = Int(nodes[paragraph].firstChild)
            guard text >= 0, nodes[text].kind == .text, let word = admonitionWord(text) else { continue }
            let offset = Int(nodes[text].source.lowerBound)
            let next = Int(nodes[text].nextSibling)
            let kind = AdmonitionKind.allCases.first { $0.name == word.text.lowercased() }
            let isAlone = word.isWholeText && (next < 0 || [.softBreak, .lineBreak].contains(nodes[next].kind))
            guard let kind, isAlone else {
                if kind != nil {
                    diagnostics.append(Diagnostic(AdmonitionFault.notAlone(word.text), in: source, at: offset))
                } else if isAlone {
                    diagnostics.append(Diagnostic(AdmonitionFault.unknown(word.text), in: source, at: offset))
                }
                continue
            }
            nodes[quote].kind = .admonition
            nodes[quote].data = kind.rawValue
            if next < 0 {
                nodes[quote].firstChild = nodes[paragraph].nextSibling
            } else {
                nodes[paragraph].firstChild = nodes[next].nextSibling
                let end = nodes[paragraph].source.upperBound
                nodes[paragraph].source = min(nodes[next].source.upperBound, end)..<end
            }
        }
    }

    /// The word in `[!WORD]` at the start of a text.
    private func admonitionWord(_ text: NodeID) -> (text: String, isWholeText: Bool)? {
        let literal = bytes(nodes[text].text)
        let raw = source.bytes[Int(nodes[text].source.lowerBound)...]
        guard literal.starts(with: "[!".utf8), raw.starts(with: "[!".utf8),
            let end = literal.prefix(40).firstIndex(of: "]")
        else { return nil }
        let word = literal[(literal.startIndex + 2)..<end]
        let isWord = !word.isEmpty && word.allSatisfy(\.isASCIILetter)
        return isWord ? (String(decoding: word, as: UTF8.self), end + 1 == literal.endIndex) : nil
    }
}
