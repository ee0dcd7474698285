internal import KeelBase

/// Straight quotation marks become the language's: by what stands on either side, then by how deep they are nested.
/// A mark without a partner stays straight. Marks that the writer set count as levels and stay as they are.
struct QuoteMatcher {
    private struct Opening {
        let index: Int
        let mark: UInt32
    }

    private struct Pair {
        let open: Int
        let close: Int
    }

    private enum Role { case opening, closing, neutral }

    private static let double: UInt32 = 0x22
    private static let apostrophe: UInt32 = 0x27

    private let rules: TypographyRules
    private var run: InlineRun
    private var open: [Opening] = []
    /// How many of each mark are in `open`, so that it is searched only for what is there.
    private var openCounts: [UInt32: Int] = [:]
    private var pairs: [Pair] = []
    private var lone: [Int] = []
    /// Apostrophes between letters, that may yet turn out to close.
    private var insideWords: [Int] = []
    private var last: (index: Int, role: Role) = (-1, .neutral)

    static func apply(_ rules: TypographyRules, to run: inout InlineRun) {
        var matcher = QuoteMatcher(rules: rules, run: run)
        // So that the matcher's is the only one, and is not copied.
        run = InlineRun()
        for index in 0..<matcher.run.count { matcher.visit(index) }
        matcher.finish()
        run = matcher.run
    }

    private init(rules: TypographyRules, run: InlineRun) {
        self.rules = rules
        self.run = run
    }

    // MARK: One mark

    private mutating func visit(_ index: Int) {
        switch run.exact(index) {
        case Self.double: visitDouble(index)
        case Self.apostrophe: visitApostrophe(index)
        case 0xAB, 0x201E, 0x2018, 0x201A, 0x2039: push(index, run.exact(index))
        case 0xBB: pop(index, [0xAB])
        case 0x203A: pop(index, [0x2039])
        case 0x201D: pop(index, [0x201C, 0x201E])
        case 0x201C: if isOpen(0x201E) { pop(index, [0x201E]) } else { push(index, 0x201C) }
        case 0x2019:
            let isInWord =
                CharacterClasses.isLetter(value(after: index)) && !CharacterClasses.isHangul(value(after: index))
            if !isInWord { pop(index, [0x2018, 0x201A]) }
        default: break
        }
    }

    private func value(before index: Int) -> UInt32 { run.value(run.index(before: index)) }
    private func value(after index: Int) -> UInt32 { run.value(run.index(after: index)) }

    /// Whether what stands before lets a quotation begin.
    private func canBegin(_ index: Int) -> Bool {
        let before = run.index(before: index)
        if before == last.index, before >= 0 { return last.role == .opening }
        let scalar = run.value(before)
        return !CharacterClasses.isWord(scalar) && !CharacterClasses.isClosing(scalar)
    }

    /// Whether what stands after lets a quotation end.
    private func canEnd(_ index: Int) -> Bool {
        let scalar = value(after: index)
        return !CharacterClasses.isWord(scalar) && !CharacterClasses.isOpening(scalar)
            && scalar != Self.double && scalar != Self.apostrophe
    }

    private mutating func visitDouble(_ index: Int) {
        let before = run.index(before: index)
        switch (canBegin(index), canEnd(index)) {
        case (true, false): push(index, Self.double)
        case (true, true):
            if let top = open.last, top.index == before, top.mark == Self.double {
                // An empty pair is more likely code than quotation.
                removeTop()
                last = (index, .neutral)
            } else if isOpen(Self.double), !CharacterClasses.isSpace(run.value(before)) {
                pop(index, [Self.double])
            } else {
                last = (index, .neutral)
            }
        case (false, let canEnd):
            if isOpen(Self.double) {
                pop(index, [Self.double])
            } else if CharacterClasses.isASCIIDigit(run.value(before)) {
                run.replace(index, with: 0x2033)
            } else if !canEnd, !CharacterClasses.isWord(run.value(before)) {
                push(index, Self.double)
            } else {
                last = (index, .neutral)
            }
        }
    }

    private mutating func visitApostrophe(_ index: Int) {
        let before = value(before: index)
        let after = value(after: index)
        let isQuoting = isOpen(Self.apostrophe)
        if CharacterClasses.isWord(before), !(run.index(before: index) == last.index && last.index >= 0) {
            if isQuoting, canEnd(index) || CharacterClasses.isHangul(after) || after == Self.double {
                pop(index, [Self.apostrophe])
            } else if CharacterClasses.isASCIIDigit(before),
                !CharacterClasses.isLetter(after) || CharacterClasses.isHangul(after)
            {
                run.replace(index, with: 0x2032)
            } else {
                if isQuoting, CharacterClasses.isLetter(after) { insideWords.append(index) }
                run.replace(index, with: 0x2019)
            }
        } else if canBegin(index) {
            if isElision(index) {
                run.replace(index, with: 0x2019)
            } else if !canEnd(index) {
                push(index, Self.apostrophe)
            } else if isQuoting, !CharacterClasses.isSpace(before) {
                pop(index, [Self.apostrophe])
            }
        } else if isQuoting {
            pop(index, [Self.apostrophe])
        }
    }

    /// Whether a word that begins with an apostrophe follows, such as `'t`, or a year's last two digits.
    private func isElision(_ index: Int) -> Bool {
        var end = run.index(after: index)
        if CharacterClasses.isASCIIDigit(run.value(end)), CharacterClasses.isASCIIDigit(run.value(end + 1)) {
            let next = run.value(end + 2)
            return !CharacterClasses.isASCIIDigit(next) && next != Self.apostrophe
        }
        guard !rules.elisions.isEmpty else { return false }
        var word = ""
        while word.utf8.count < 3, CharacterClasses.isASCIILetter(run.value(end)) {
            word.unicodeScalars.append(Unicode.Scalar(UInt8(run.value(end) | 0x20)))
            end = run.index(after: end)
        }
        let next = run.value(end)
        return rules.elisions.contains(word) && !CharacterClasses.isWord(next) && next != Self.apostrophe
    }

    // MARK: The open marks

    private func isOpen(_ mark: UInt32) -> Bool { openCounts[mark, default: 0] > 0 }

    private mutating func push(_ index: Int, _ mark: UInt32) {
        open.append(Opening(index: index, mark: mark))
        openCounts[mark, default: 0] += 1
        last = (index, .opening)
    }

    @discardableResult
    private mutating func removeTop() -> Opening? {
        guard let top = open.popLast() else { return nil }
        openCounts[top.mark, default: 1] -= 1
        return top
    }

    /// Closes the innermost of some marks that is open, and gives up those inside it.
    private mutating func pop(_ index: Int, _ marks: [UInt32]) {
        last = (index, .closing)
        guard marks.contains(where: isOpen) else { return }
        while let top = removeTop() {
            if marks.contains(top.mark) {
                pairs.append(Pair(open: top.index, close: index))
                return
            }
            if top.mark == Self.apostrophe { lone.append(top.index) }
        }
    }

    // MARK: The end

    private mutating func finish() {
        if rules.hasEndings, !insideWords.isEmpty { closeBeforeEndings() }
        pairs.sort { $0.open < $1.open }
        var around: [(close: Int, quotes: UInt32)] = []
        for pair in pairs {
            while let last = around.last, last.close < pair.open { around.removeLast() }
            let mark = run.exact(pair.open)
            guard mark == Self.double || mark == Self.apostrophe else {
                around.append((pair.close, mark))
                continue
            }
            let quotes: TypographyRules.Quotes
            if let outer = around.last {
                quotes = outer.quotes == rules.inner.open ? rules.outer : rules.inner
            } else {
                quotes = mark == Self.apostrophe && rules.apostropheMeansInner ? rules.inner : rules.outer
            }
            run.replace(pair.open, with: quotes.open)
            run.replace(pair.close, with: quotes.close)
            around.append((pair.close, quotes.open))
        }
    }

    /// Pairs an opening `'` that has no other partner with the apostrophe before a case ending: `'Point'i`.
    private mutating func closeBeforeEndings() {
        lone += open.filter { $0.mark == Self.apostrophe }.map(\.index)
        lone.sort()
        var next = 0
        for (position, index) in lone.enumerated() {
            while next < insideWords.count, insideWords[next] < index { next += 1 }
            guard next < insideWords.count else { return }
            if position + 1 < lone.count, lone[position + 1] < insideWords[next] { continue }
            pairs.append(Pair(open: index, close: insideWords[next]))
            next += 1
        }
    }
}
