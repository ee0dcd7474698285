internal import KeelBase

/// What belongs to a name stays on its line: the version in `Swift 6`, and a short ending after a hyphen, as in Estonian
/// `VIP-i` and Russian `SwiftUI-й`.
enum NameJoins {
    static func apply(to run: inout InlineRun) {
        for index in 0..<run.count {
            switch run.exact(index) {
            case InlineRun.space, InlineRun.softBreak:
                if isVersion(after: index, run), isName(before: index, run) {
                    run.replace(index, with: InlineRun.noBreakSpace)
                }
            case 0x2D:
                if isEnding(after: index, run) { run.insertJoiner(before: run.index(after: index)) }
            default: break
            }
        }
    }

    /// A Latin word with a capital, as in `Swift 6` and `iOS 18`.
    static func isName(before space: Int, _ run: InlineRun) -> Bool {
        var index = space - 1
        var hasCapital = false
        while CharacterClasses.isASCIILetter(run.value(index)) {
            hasCapital = hasCapital || run.value(index) < 0x61
            index -= 1
        }
        return hasCapital && space - index > 2 && !CharacterClasses.isWord(run.value(index))
    }

    /// Digits and full stops; four digits are a year.
    private static func isVersion(after space: Int, _ run: InlineRun) -> Bool {
        var index = space + 1
        while CharacterClasses.isASCIIDigit(run.value(index)) { index += 1 }
        let isRange = run.value(index) == 0x2E && run.value(index + 1) == 0x2E
        return (1...3).contains(index - space - 1) && !CharacterClasses.isASCIILetter(run.value(index)) && !isRange
    }

    /// Up to three letters after a hyphen that a name, a number or code stands before.
    private static func isEnding(after hyphen: Int, _ run: InlineRun) -> Bool {
        guard isNameOrNumber(before: hyphen, run) else { return false }
        var index = hyphen + 1
        while index - hyphen <= 4, isLetter(run.value(index)) { index += 1 }
        let next = run.value(index)
        return (1...3).contains(index - hyphen - 1) && next != 0x2D && !CharacterClasses.isASCIIDigit(next)
    }

    private static func isNameOrNumber(before hyphen: Int, _ run: InlineRun) -> Bool {
        var index = run.index(before: hyphen)
        if index >= 0, run.value(index) == InlineRun.object { return true }
        while index >= 0, CharacterClasses.isWord(run.value(index)) {
            let scalar = run.value(index)
            if CharacterClasses.isASCIIDigit(scalar) || 0x41...0x5A ~= scalar { return true }
            index -= 1
        }
        return false
    }

    private static func isLetter(_ scalar: UInt32) -> Bool {
        CharacterClasses.isWord(scalar) && !CharacterClasses.isASCIIDigit(scalar)
    }
}
