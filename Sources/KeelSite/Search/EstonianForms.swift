/// Case, number and verb endings of Estonian, with the gradation of stops at the end of a stem (`vaade`, `vaate`).
///
/// After M. Erelt, T. Erelt, K. Ross, *Eesti keele käsiraamat*, on noun types and gradation; libstemmer's algorithm is
/// not in Debian's version.
struct EstonianForms: WordForms {
    func keys(of words: [String]) -> [String] {
        EvidencedForms.keys(of: words) { word in
            let letters = Array(word)
            guard letters.count > 3, letters.allSatisfy(\.isLetter) else { return [(word, letters.count)] }
            return Self.stems(letters).map { (String($0), $0.count) }
        }
    }

    private static let vowels = Set("aeiouõäöü")

    /// Endings that stand after any letter.
    private static let endings: [[Character]] = [
        "tesse", "desse", "test", "dest", "tele", "dele", "telt", "delt", "tega", "dega", "teks", "deks", "teni",
        "deni", "tena", "dena", "teta", "deta", "tes", "des", "tel", "del", "te", "de", "takse", "dakse", "tud",
        "dud", "tav", "dav", "nud", "vad", "sime", "site", "sin", "sid", "mata", "mast", "mas", "maks", "ma", "da",
        "mine", "mise", "mist", "misi", "misel", "mises", "misest", "misega", "miseks", "misele", "miste", "id",
    ].map(Array.init)

    /// Endings that stand after a vowel.
    private static let endingsAfterVowel: [[Character]] = [
        "sse", "ks", "le", "lt", "st", "ga", "ni", "na", "ta", "s", "l", "d", "n", "b", "me", "ki", "gi",
    ].map(Array.init)

    /// Proposals, the whole word among them.
    private static func stems(_ word: [Character]) -> [[Character]] {
        var bases = [word]
        for ending in endings where word.count >= ending.count + 3 && word.reversed().starts(with: ending.reversed()) {
            bases.append(word.dropLast(ending.count))
        }
        for ending in endingsAfterVowel
        where word.count >= ending.count + 3 && word.reversed().starts(with: ending.reversed())
            && vowels.contains(word[word.count - ending.count - 1])
        {
            bases.append(word.dropLast(ending.count))
        }
        // The partitive, after a vowel, l, n, r or s.
        if word.count > 4, word.last == "t", vowels.union("lnrs").contains(word[word.count - 2]) {
            bases.append(word.dropLast())
        }
        var stems: [[Character]] = []
        for base in bases {
            // `esimene`, `esimese`.
            if base.count > 4, base.suffix(2) == ["n", "e"] { stems.append(base.dropLast(2) + ["s"]) }
            stems.append(withoutGradation(base))
        }
        return stems
    }

    /// Without the stem's vowel, and with one letter for stops that alternate.
    private static func withoutGradation(_ base: [Character]) -> [Character] {
        var stem = base
        if stem.count > 3, let last = stem.last, vowels.contains(last) { stem.removeLast() }
        if stem.count > 3, let last = stem.last, !vowels.contains(last), stem[stem.count - 2] == last {
            stem.removeLast()
        }
        let voiceless: [Character: Character] = ["g": "k", "b": "p", "d": "t"]
        if stem.count > 2, let last = stem.last, let stop = voiceless[last] { stem[stem.count - 1] = stop }
        return stem
    }
}
