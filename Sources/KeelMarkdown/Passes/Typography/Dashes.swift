internal import KeelBase

/// `--`, `---` and a lonely ` - ` become dashes, `...` an ellipsis; options (`--strict`), ranges (`0...5`), paths,
/// addresses and sums stay.
enum Dashes {
    private static let hyphen: UInt32 = 0x2D
    private static let dot: UInt32 = 0x2E

    static func apply(_ rules: TypographyRules, to run: inout InlineRun) {
        var isAddress = false
        var index = 0
        while index < run.count {
            let scalar = run.exact(index)
            if CharacterClasses.isSpace(scalar) { isAddress = false }
            if scalar == 0x2F, run.exact(index + 1) == 0x2F { isAddress = true }
            guard scalar == hyphen || scalar == dot else {
                index += 1
                continue
            }
            var end = index + 1
            while end < run.count, run.exact(end) == scalar { end += 1 }
            if !isAddress {
                if scalar == dot {
                    if end - index == 3, isEllipsis(index..<end, run) { run.replace(index..<end, with: 0x2026) }
                } else if let dash = dash(index..<end, run, rules) {
                    run.replace(index..<end, with: dash.value)
                }
            }
            index = end
        }
    }

    private static func dash(_ range: Range<Int>, _ run: InlineRun, _ rules: TypographyRules) -> Unicode.Scalar? {
        let before = run.value(range.lowerBound - 1)
        let after = run.value(range.upperBound)
        let isSpaced = CharacterClasses.isSpace(before) && (CharacterClasses.isSpace(after) || after == 0x2C)
        switch range.count {
        case 1:
            guard isSpaced, rules.hyphenIsDash, !isSum(range.lowerBound, run) else { return nil }
            return rules.spacedDash ?? "–"
        case 2, 3:
            if isSpaced { return rules.spacedDash ?? (range.count == 2 ? "–" : "—") }
            guard CharacterClasses.isWord(before), CharacterClasses.isWord(after) else { return nil }
            return range.count == 2 ? "–" : "—"
        default: return nil
        }
    }

    /// Whether a hyphen between spaces may be a minus, or stands at an end.
    private static func isSum(_ index: Int, _ run: InlineRun) -> Bool {
        let (left, right) = (index - 2, index + 2)
        guard left >= 0, right < run.count else { return true }
        let (before, after) = (run.value(left), run.value(right))
        if CharacterClasses.isSpace(before) || CharacterClasses.isSpace(after) { return true }
        if before == InlineRun.object, after == InlineRun.object { return true }
        let isShortBefore = CharacterClasses.isASCIIDigit(before) || isVariable(left, run)
        let isShortAfter = CharacterClasses.isASCIIDigit(after) || isVariable(right, run)
        if isShortBefore, isShortAfter { return true }
        return CharacterClasses.isASCIIDigit(after) && (before < 0x80 || before == InlineRun.object)
    }

    /// A Latin letter by itself.
    private static func isVariable(_ index: Int, _ run: InlineRun) -> Bool {
        CharacterClasses.isASCIILetter(run.value(index)) && !CharacterClasses.isWord(run.value(index - 1))
            && !CharacterClasses.isWord(run.value(index + 1))
    }

    private static func isEllipsis(_ range: Range<Int>, _ run: InlineRun) -> Bool {
        let (left, right) = (range.lowerBound - 1, range.upperBound)
        let (before, after) = (run.value(left), run.value(right))
        if CharacterClasses.isASCIIDigit(before) || CharacterClasses.isASCIIDigit(after) { return false }
        if before == InlineRun.object && after == InlineRun.object || before == 0x2F || after == 0x2F { return false }
        return !(isVariable(left, run) && isVariable(right, run))
    }
}
