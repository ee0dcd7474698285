internal import KeelBase

/// A word of code with a letter of another script that looks like one of its own: `сlass` with a Cyrillic `с`. It is
/// not found by search, and does not compile when copied.
///
/// Words that mix scripts on purpose (`makeКнига`) have letters without a twin, and are not reported.
extension Linter {
    mutating func checkScripts(_ node: Document.Node) {
        let text = document.bytes(node.text)
        guard text.contains(where: { (0xCD...0xD4).contains($0) }) else { return }
        for word in String(decoding: text, as: UTF8.self).split(whereSeparator: {
            !$0.isLetter && !$0.isNumber && $0 != "_"
        }) {
            guard let stray = strayLetter(of: word) else { continue }
            let start = Int(node.source.lowerBound)
            let source = document.source.bytes[start..<Int(node.source.upperBound)]
            let offset = source.firstIndex(of: Array(word.utf8)) ?? start
            let before = word.unicodeScalars.prefix { $0 != stray }.reduce(0) { $0 + UTF8.width($1) }
            diagnostics.append(
                Diagnostic(
                    LintFault.mixedScript(word: String(word), letter: stray), in: document.source, at: offset + before))
        }
    }

    /// The first letter of the script whose letters all have twins in the word's other script. If both do, the first
    /// of the rarer script.
    private func strayLetter(of word: Substring) -> Unicode.Scalar? {
        let letters = word.unicodeScalars.compactMap { scalar in
            LookAlikes.script(of: scalar.value).map { (scalar, $0) }
        }
        let latin = letters.filter { $0.1 == .latin }
        let others = letters.filter { $0.1 != .latin }
        guard let firstLatin = latin.first, let firstOther = others.first else { return nil }
        let areOthersTwins = others.allSatisfy { LookAlikes.latin(of: $0.0.value) != nil }
        let areLatinTwins = latin.allSatisfy { letter in
            [.cyrillic, .greek].contains { LookAlikes.twin(of: letter.0.value, in: $0) != nil }
        }
        switch (areOthersTwins, areLatinTwins) {
        case (true, true): return others.count <= latin.count ? firstOther.0 : firstLatin.0
        case (true, false): return firstOther.0
        case (false, true): return firstOther.1 == .cyrillic ? firstLatin.0 : nil
        case (false, false): return nil
        }
    }
}

extension ArraySlice<UInt8> {
    /// Where a sequence of bytes first stands.
    fileprivate func firstIndex(of bytes: [UInt8]) -> Int? {
        indices.first { self[$0...].starts(with: bytes) }
    }
}
