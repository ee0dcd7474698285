/// Particles and endings of Korean, and verbs in 하다 and 되다.
///
/// Stems of other verbs are proposed letter by letter (`보냅니다`, `보낸`, `보냈습니다` of `보내다`), with the contractions
/// of 표준어 규정 and 한글 맞춤법 34–38.
struct KoreanForms: WordForms {
    func keys(of words: [String]) -> [String] {
        EvidencedForms.keys(of: words) { word in
            let syllables = Array(word.unicodeScalars)
            guard syllables.count > 1, syllables.allSatisfy(\.isHangulSyllable) else {
                return [(word, max(1, syllables.count))]
            }
            return Self.stems(syllables).map { (Self.string($0), $0.count) }
        }
    }

    private typealias Syllables = [Unicode.Scalar]

    private static func list(_ words: String) -> [Syllables] {
        words.split(separator: " ").map { Array($0.unicodeScalars) }
    }

    private static let particlesAfterConsonant = list("은 이 을 과 으로 이나 이라 이라는 이란 이며 이고 이면 이다 입니다 일 인")
    private static let particlesAfterVowel = list("는 가 를 와 로 나 라 라는 란 며 고 면 다 입니다 일 인")
    private static let particles = list("의 에 도 만 까지 부터 에서 에게 한테 처럼 보다 마다 들 뿐 조차 마저 께 밖에 하고 대로")
    private static let endings = list(
        "고 면 지 는 며 거나 기 도록 려면 려고 게 지만 면서 는데 는지 다 던 자 므로 습니다 을 은 으면 으며 으면서 어 아 어서 아서 어야 아야 어도 아도 기도 "
            + "기를 기에 지도 지는 는다 습니까 세요 으세요 음 음을")
    private static let afterPast = list("습니다 다 고 던 을 지만 으면 으며 는데 는지 기 을까")

    private static func stems(_ word: Syllables) -> [Syllables] {
        var stems = [word]
        var nouns = withoutParticle(word)
        nouns += nouns.flatMap(withoutParticle)
        stems += nouns
        stems += withoutLightVerb(word)
        stems += verbs(word)
        return stems
    }

    private static func withoutParticle(_ word: Syllables) -> [Syllables] {
        var results: [Syllables] = []
        func strip(_ particles: [Syllables], where fits: (Unicode.Scalar) -> Bool) {
            for particle in particles where word.count > particle.count && word.hasSuffix(particle) {
                let rest = Syllables(word.dropLast(particle.count))
                if fits(rest[rest.count - 1]) { results.append(rest) }
            }
        }
        strip(particlesAfterConsonant) { $0.final != 0 }
        // 로 also stands after ㄹ.
        strip(particlesAfterVowel) { $0.final == 0 || $0.final == Final.rieul && word.last == "로" }
        strip(particles) { _ in true }
        return results
    }

    /// `확인합니다`, `확인했을`, `취소된`: of `확인`, `취소`.
    private static func withoutLightVerb(_ word: Syllables) -> [Syllables] {
        let verbs: Set<Unicode.Scalar> = [
            "하", "한", "할", "합", "함", "해", "했", "되", "된", "될", "됩", "됨", "돼", "됐", "시", "킨", "킬", "킵",
        ]
        return word.indices.compactMap { index in
            guard index >= 2, verbs.contains(word[index]), word.count - index <= 5 else { return nil }
            return Syllables(word[..<index])
        }
    }

    private static func verbs(_ word: Syllables) -> [Syllables] {
        var results: [Syllables] = []
        for ending in endings where word.count > ending.count && word.hasSuffix(ending) {
            let stem = Syllables(word.dropLast(ending.count))
            results.append(stem)
            results += decontracted(stem)
        }
        // 보냅니다, 보낸다.
        for (ending, final) in [("니다", Final.bieup), ("니까", Final.bieup), ("다", Final.nieun)] {
            let ending = Array(ending.unicodeScalars)
            guard word.count > ending.count, word.hasSuffix(ending) else { continue }
            let rest = Syllables(word.dropLast(ending.count))
            if rest[rest.count - 1].final == final { results.append(withoutFinal(rest)) }
        }
        // 보낸, 보낼, 보냄.
        if [Final.nieun, Final.rieul, Final.mieum].contains(word[word.count - 1].final) {
            results.append(withoutFinal(word))
        }
        // 보냈습니다.
        for ending in afterPast where word.count > ending.count && word.hasSuffix(ending) {
            let rest = Syllables(word.dropLast(ending.count))
            guard rest[rest.count - 1].final == Final.ssangsiot else { continue }
            let stem = withoutFinal(rest)
            results.append(stem)
            results += decontracted(stem)
            if rest.count > 1, rest[rest.count - 1] == "었" || rest[rest.count - 1] == "았" {
                results.append(Syllables(rest.dropLast()))
            }
        }
        results += decontracted(word)
        return results
    }

    /// `보여` of `보이`, `와` of `오`, `줘` of `주`.
    private static func decontracted(_ stem: Syllables) -> [Syllables] {
        let vowels: [UInt32: UInt32] = [6: 20, 9: 8, 14: 13]
        guard let last = stem.last, last.final == 0, let vowel = vowels[last.vowel] else { return [] }
        let value = last.value - last.vowel * 28 + vowel * 28
        return Unicode.Scalar(value).map { [stem.dropLast() + [$0]] } ?? []
    }

    private static func withoutFinal(_ word: Syllables) -> Syllables {
        guard let last = word.last, let open = Unicode.Scalar(last.value - last.final) else { return word }
        return word.dropLast() + [open]
    }

    private static func string(_ syllables: Syllables) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: syllables)
        return String(scalars)
    }

    /// Numbers of final consonants in the composition of syllables (Unicode, 3.12).
    private enum Final {
        static let nieun: UInt32 = 4
        static let rieul: UInt32 = 8
        static let mieum: UInt32 = 16
        static let bieup: UInt32 = 17
        static let ssangsiot: UInt32 = 20
    }
}

extension Unicode.Scalar {
    fileprivate var isHangulSyllable: Bool { (0xAC00...0xD7A3).contains(value) }
    /// 0 if the syllable ends in a vowel.
    fileprivate var final: UInt32 { isHangulSyllable ? (value - 0xAC00) % 28 : 0 }
    fileprivate var vowel: UInt32 { isHangulSyllable ? (value - 0xAC00) / 28 % 21 : 0 }
}

extension [Unicode.Scalar] {
    fileprivate func hasSuffix(_ other: [Unicode.Scalar]) -> Bool {
        count >= other.count && self[(count - other.count)...].elementsEqual(other)
    }
}
