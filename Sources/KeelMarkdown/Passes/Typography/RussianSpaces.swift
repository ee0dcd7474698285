internal import KeelBase

/// The spaces that Russian typesetters do not break at: before a dash, after short prepositions and conjunctions,
/// before particles, in `т. е.` and its like, between initials and name, between name or
/// number and what counts it.
enum RussianSpaces {
    static func apply(to run: inout InlineRun) {
        for index in 0..<run.count {
            switch run.exact(index) {
            case InlineRun.space, InlineRun.softBreak:
                if bindsNext(index, run) { run.replace(index, with: InlineRun.noBreakSpace) }
            case 0x2E:
                if isInsideAbbreviation(index, run) { run.insertNoBreakSpace(after: index) }
            default: break
            }
        }
    }

    private static func bindsNext(_ index: Int, _ run: InlineRun) -> Bool {
        let left = run.index(before: index)
        let right = run.index(after: index)
        guard left >= 0, right < run.count else { return false }
        let (before, after) = (run.value(left), run.value(right))
        if CharacterClasses.isSpace(before) || CharacterClasses.isSpace(after) { return false }
        if isDash(after) { return CharacterClasses.isSpace(run.value(run.index(after: right))) }
        // A line that begins with a dash is someone's speech.
        if isDash(before) { return run.index(before: left) < 0 }
        if before == 0x2116 || before == 0xA7 { return true }
        if CharacterClasses.isASCIIDigit(before) { return isUnit(after: index, run) || isGroup(around: index, run) }
        if CharacterClasses.isASCIIDigit(after), NameJoins.isName(before: index, run) { return true }
        if before == 0x2E { return isAbbreviation(before: left, right, run) }
        return isShortWord(before: index, run) || isParticle(after: index, run)
    }

    private static func isDash(_ scalar: UInt32) -> Bool { scalar == 0x2014 || scalar == 0x2013 }

    // MARK: Short words

    private static let prepositions = Set(
        ["во", "до", "за", "из", "ко", "на", "не", "ни", "но", "об", "от", "по", "со"].map(key))
    private static let particles = Set(["же", "бы", "ли", "ж", "б", "ль"].map(key))

    /// Up to two letters in one number.
    private static func key(_ word: String) -> UInt64 { word.unicodeScalars.reduce(0) { $0 << 32 | UInt64($1.value) } }

    private static func isShortWord(before space: Int, _ run: InlineRun) -> Bool {
        guard let word = shortWord(from: space, step: -1, run) else { return false }
        if word >> 32 > 0 { return prepositions.contains(word) }
        // All words of one letter, but for the particles, which belong to the word before.
        return !particles.contains(word)
    }

    private static func isParticle(after space: Int, _ run: InlineRun) -> Bool {
        shortWord(from: space, step: 1, run).map(particles.contains) ?? false
    }

    /// The Cyrillic word of one or two letters on one side of a space, in lower case.
    private static func shortWord(from space: Int, step: Int, _ run: InlineRun) -> UInt64? {
        let first = run.value(space + step)
        guard CharacterClasses.isCyrillic(first) else { return nil }
        let second = run.value(space + 2 * step)
        let hasSecond = CharacterClasses.isCyrillic(second)
        let beyond = hasSecond ? run.value(space + 3 * step) : second
        // `из-за`, `по-русски` and the like are one word.
        if CharacterClasses.isWord(beyond) || beyond == 0x2D || beyond == 0x2019 { return nil }
        let near = UInt64(CharacterClasses.lowerCyrillic(first))
        guard hasSecond else { return near }
        let far = UInt64(CharacterClasses.lowerCyrillic(second))
        return step < 0 ? far << 32 | near : near << 32 | far
    }

    // MARK: Abbreviations

    private static let references: Set<String> = ["см", "рис", "стр", "гл", "табл", "разд", "ср", "им"]

    /// Whether a space after a full stop stands inside an abbreviation, after one that refers, or after an initial.
    private static func isAbbreviation(before stop: Int, _ next: Int, _ run: InlineRun) -> Bool {
        let letter = run.value(stop - 1)
        guard CharacterClasses.isCyrillic(letter) else { return false }
        if !CharacterClasses.isWord(run.value(stop - 2)) {
            let after = run.value(next)
            if CharacterClasses.isUpperCyrillic(letter) { return CharacterClasses.isUpperCyrillic(after) }
            return isPair(letter, after) && run.value(next + 1) == 0x2E
        }
        return references.contains(word(before: stop, run))
    }

    /// `т.е.`, written without a space.
    private static func isInsideAbbreviation(_ stop: Int, _ run: InlineRun) -> Bool {
        isPair(run.value(stop - 1), run.value(stop + 1)) && run.value(stop + 2) == 0x2E
            && !CharacterClasses.isWord(run.value(stop - 2))
    }

    /// `т. е.`, `т. д.`, `т. п.`, `т. к.`, `т. н.`, `т. о.`, `т. ч.`, `н. э.`
    private static func isPair(_ first: UInt32, _ second: UInt32) -> Bool {
        switch CharacterClasses.lowerCyrillic(first) {
        case 0x442: [0x435, 0x434, 0x43F, 0x43A, 0x43D, 0x43E, 0x447].contains(second)
        case 0x43D: second == 0x44D
        default: false
        }
    }

    private static func word(before end: Int, _ run: InlineRun) -> String {
        var start = end
        while end - start < 6, CharacterClasses.isCyrillic(run.value(start - 1)) { start -= 1 }
        return string(start..<end, run)
    }

    private static func string(_ range: Range<Int>, _ run: InlineRun) -> String {
        var text = String.UnicodeScalarView()
        for index in range {
            if let scalar = Unicode.Scalar(CharacterClasses.lowerCyrillic(run.value(index))) { text.append(scalar) }
        }
        return String(text)
    }

    // MARK: Numbers

    private static let units: Set<String> = [
        "г", "гг", "кг", "мг", "м", "км", "см", "мм", "мкм", "нм", "ч", "мин", "сек", "мс", "мкс", "нс", "сут", "гц",
        "кгц", "мгц", "ггц", "кб", "мб", "гб", "тб", "кбайт", "мбайт", "гбайт", "бит", "байт", "байта", "вт", "мач",
        "руб", "коп", "тыс", "млн", "млрд", "трлн", "шт", "экз", "год", "года", "году", "годов", "лет", "век", "века",
        "секунда", "секунды", "секунд", "секунду", "минута", "минуты", "минут", "минуту", "час", "часа", "часов",
        "день", "дня", "дней", "недели", "недель", "месяц", "месяца", "месяцев", "раз", "раза", "пиксель", "пикселя",
        "пикселей", "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября",
        "ноября", "декабря", "B", "KB", "kB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "s", "ms", "ns", "px", "pt", "dp",
        "fps", "Hz", "kHz", "MHz", "GHz",
    ]
    /// Units that are prepositions as well, unless a stop follows.
    private static let ambiguous: Set<String> = ["с", "в", "т"]

    private static func isUnit(after space: Int, _ run: InlineRun) -> Bool {
        let first = run.value(space + 1)
        // Per cent, per mille, degrees, euro, rouble.
        if [0x25, 0x2030, 0xB0, 0x20AC, 0x20BD].contains(first) { return true }
        var end = space + 1
        while end - space < 10, CharacterClasses.isLetter(run.value(end)) { end += 1 }
        guard end > space + 1, !CharacterClasses.isWord(run.value(end)) else { return false }
        let word = string(space + 1..<end, run)
        if units.contains(word) { return true }
        return ambiguous.contains(word) && (end >= run.count || CharacterClasses.isClosing(run.value(end)))
    }

    /// `10 000`
    private static func isGroup(around space: Int, _ run: InlineRun) -> Bool {
        var start = space
        while space - start < 4, CharacterClasses.isASCIIDigit(run.value(start - 1)) { start -= 1 }
        let before = run.value(start - 1)
        guard space - start < 4, !CharacterClasses.isLetter(before), before != 0x2E, before != 0x2C else {
            return false
        }
        return (1...3).allSatisfy { CharacterClasses.isASCIIDigit(run.value(space + $0)) }
            && !CharacterClasses.isWord(run.value(space + 4))
    }
}
