internal import KeelBase

/// A Korean particle set apart from what it belongs to: `[문서](x.md) 를`. Hangul orthography, article 41: particles
/// are written together with the word before.
///
/// Reported is only what can't be a word of its own there. `이` is also a determiner (`이 문서`), so it counts only
/// before a predicate; `만` and `도` count words after a figure; `보다` is also an adverb, and never counts.
extension Linter {
    mutating func checkParticle(after id: Document.NodeID) {
        let next = Int(document.nodes[id].nextSibling)
        guard next >= 0, document.nodes[next].kind == .text else { return }
        let text = document.bytes(document.nodes[next].text)
        guard text.first == " ", let second = text.dropFirst().first, second >= 0xE0 else { return }
        // The longest particle and a predicate's beginning.
        let words = String(decoding: text.dropFirst().prefix(64), as: UTF8.self)
        let word = String(words.prefix { $0.isLetter })
        let rest = words.dropFirst(word.count)
        guard Particles.contains(word, before: rest), !isCounted(word, id) else { return }
        diagnostics.append(
            Diagnostic(
                LintFault.detachedParticle(word), in: document.source, at: Int(document.nodes[next].source.lowerBound)))
    }

    private func isCounted(_ word: String, _ id: Document.NodeID) -> Bool {
        ["만", "도"].contains(word) && document.plainText(of: id).last?.isNumber == true
    }
}

private enum Particles {
    static func contains(_ word: String, before rest: Substring) -> Bool {
        switch word {
        case "이":
            let predicate = rest.drop { $0 == " " }
            return rest.first == " " && predicates.contains(where: predicate.hasPrefix)
        case "와": return rest.first != "!"
        default: return certain.contains(word)
        }
    }

    private static let certain: Set<String> = [
        "은", "는", "가", "을", "를", "의", "에", "에서", "에게", "에는", "에도", "에서는", "에서도", "로", "으로", "로는", "으로는",
        "로서", "으로서", "로써", "으로써", "로부터", "으로부터", "과", "과는", "와는", "과의", "와의", "도", "만", "만을", "만의", "부터",
        "까지", "까지는", "처럼", "마다", "조차", "밖에", "이나", "이란", "란", "이라는", "라는", "이라고", "라고", "이며", "이고", "이다",
        "입니다", "이므로", "이지만",
    ]
    private static let predicates = ["없", "있", "아니", "아닌", "아닐", "되", "된", "될", "됩", "필요", "같", "바뀌", "바뀐", "생기", "생긴"]
}
