import KeelBase
import KeelMarkdown

/// One block being read.
struct FenceReading {
    let block: CodeBlock
    let source: SourceText
    private var problems: [Problem] = []
    private var role: (value: SwiftFence.Role, word: InfoString.Word)?
    private var keys: [FenceKey: InfoString.Word] = [:]
    private var hidden: InfoString.Word?
    private var unordered: InfoString.Word?

    private struct Problem {
        let fault: FenceFault
        let offset: Int
        let notes: [Diagnostic.Note]
    }

    init(block: CodeBlock, source: SourceText) {
        self.block = block
        self.source = source
    }

    /// A block has one finding; what else is wrong with it are notes.
    var diagnostic: Diagnostic? {
        guard let first = problems.first else { return nil }
        let others = problems.dropFirst().flatMap { problem in
            [Diagnostic.Note(FenceRemark.also(problem.fault), in: source, at: problem.offset)] + problem.notes
        }
        return Diagnostic(first.fault, in: source, at: first.offset, notes: first.notes + others)
    }

    mutating func fence(index: Int, in context: inout FenceContext) -> Fence {
        let words = block.isFenced ? InfoString(block.info).words : []
        let name = words.first?.text ?? ""
        var isSwift = name.lowercased() == "swift"
        if let first = words.first, !isSwift, isMeantForSwift(name) {
            isSwift = true
            report(.unknownLanguage(name, meant: meant(by: name)), at: first)
        } else if let first = words.first, !isSwift, isMistypedOutput(name) {
            report(.unknownLanguage(name, meant: meant(by: name)), at: first)
        }
        for word in words.dropFirst() { read(word, isSwift: isSwift, language: name.lowercased()) }
        let swift = isSwift ? swiftFence(&context) : nil
        let marked = markedLines()
        let id = pairingID(&context)
        if name.lowercased() == "dot", keys[.alt] == nil, problems.isEmpty {
            report(.noAlternative, at: words[0])
        }
        if name.lowercased() == "output" { checkOutput(words[0], in: &context) }
        let snippet = isSwift ? SnippetMarkers.read(block.code) : ([], nil)
        if let fault = snippet.1 { report(fault) }
        return Fence(
            block: block, index: index, language: isSwift ? "swift" : name.lowercased(), swift: swift,
            markedLines: marked, pairingID: id, diff: difference(&context), alternative: keys[.alt]?.value,
            caption: keys[.caption]?.value,
            solid: keys[.solid]?.value, dashed: keys[.dashed]?.value, isUnordered: unordered != nil,
            hiddenLines: snippet.0,
            isMalformed: problems.contains { $0.fault.kind.severity == .error })
    }

    // MARK: Words

    private mutating func read(_ word: InfoString.Word, isSwift: Bool, language: String) {
        if word.value != nil { return readKey(word, isSwift: isSwift, language: language) }
        if language == "output", word.name == "unordered" {
            unordered = word
            return
        }
        guard isSwift else { return report(.unknownWordElsewhere(word.text), at: word) }
        if let known = FenceWord(rawValue: word.name) {
            if let given = known.role { setRole(given, by: word) } else { hidden = word }
        } else if let key = FenceKey(rawValue: word.name) {
            report(.noValue(key), at: word)
            if key == .skip { setRole(.skip(reason: ""), by: word) }
        } else if word.name.lowercased().hasSuffix(".swift") {
            if let fault = SwiftFileName.fault(in: word.name) {
                report(.fileName(word.name, fault), at: word)
            } else {
                setRole(.file(word.name.precomposedForm), by: word)
            }
        } else {
            report(.unknownWord(word.text, meant: FenceWord.meant(by: word.name)), at: word)
        }
    }

    private mutating func readKey(_ word: InfoString.Word, isSwift: Bool, language: String) {
        guard let key = FenceKey(rawValue: word.name) else {
            return report(
                isSwift
                    ? .unknownWord(word.text, meant: FenceWord.meant(by: word.name)) : .unknownWordElsewhere(word.text),
                at: word)
        }
        guard key.applies(to: isSwift ? "swift" : language) else {
            return report(.elsewhere(key, language: language), at: word)
        }
        if word.isUnclosed { return report(.badQuotes(key), at: word) }
        guard let value = word.value, value.contains(where: { !$0.isWhitespace }) else {
            return report(.noValue(key), at: word)
        }
        if value.contains("\"") || value.first.map({ "'“‘„«".contains($0) }) == true {
            return report(.badQuotes(key), at: word)
        }
        if keys.updateValue(word, forKey: key) != nil { report(.twice(key), at: word) }
        if key == .skip { setRole(.skip(reason: value), by: word) }
    }

    private mutating func setRole(_ new: SwiftFence.Role, by word: InfoString.Word) {
        if let old = role {
            if old.word.text != word.text || old.value != new {
                report(.combination(old.word.name, word.name), at: word)
            }
        } else {
            role = (new, word)
        }
    }

    // MARK: Meanings

    private mutating func swiftFence(_ context: inout FenceContext) -> SwiftFence {
        var fence = SwiftFence(role: role?.value ?? .plain)
        fence.isHidden = hidden != nil
        fence.scope = keys[.scope].flatMap { scope($0) }
        fence.timeout = keys[.timeout].flatMap { timeout($0, role: fence.role) }
        if case .skip = fence.role {
            for other in [hidden, keys[.scope]].compactMap(\.self) {
                report(.combination("skip", other.name), at: other)
            }
        }
        if hidden != nil {
            for key in [FenceKey.mark, .diff] {
                if let word = keys[key] { report(.combination("hidden", key.rawValue), at: word) }
            }
        }
        if case .file(let name) = fence.role, let word = role?.word {
            let key = "\(fence.scope ?? "")/\(name.lowercased())"
            if let other = context.fileNames[key], other.name != name {
                report(.fileCase(name, other: other.name), at: word, notes: [note(.other, at: other.offset)])
            } else {
                context.fileNames[key] = (name, offset(of: word))
            }
        }
        context.takesOutput = fence.role.mayBeScript
        return fence
    }

    private mutating func scope(_ word: InfoString.Word) -> String? {
        guard let value = word.value, let first = value.utf8.first else { return nil }
        let isName = value.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "-" || scalar == "_")
        }
        if isName, !first.isASCIIDigit, first != "-" { return value }
        report(.badScope, at: valueOffset(of: word))
        return nil
    }

    private mutating func timeout(_ word: InfoString.Word, role: SwiftFence.Role) -> Double? {
        if !role.mayBeScript { report(.combination(self.role?.word.name ?? "", "timeout"), at: word) }
        let seconds = word.value.flatMap(positiveDecimal)
        if seconds == nil {
            report(.badTimeout, at: valueOffset(of: word))
        }
        return seconds
    }

    private mutating func markedLines() -> [ClosedRange<Int>] {
        guard let word = keys[.mark], let value = word.value else { return [] }
        let count = block.lineOffsets.count
        switch LineRanges.parse(value, count: count) {
        case .success(let ranges): return ranges
        case .failure(let fault):
            report(.badMark(fault, lineCount: count), at: valueOffset(of: word))
            return []
        }
    }

    private mutating func pairingID(_ context: inout FenceContext) -> String? {
        guard let word = keys[.id], let id = word.value else { return nil }
        if let first = context.pairingIDs[id] {
            report(.duplicateID(id), at: word, notes: [note(.other, at: first)])
            return nil
        }
        context.pairingIDs[id] = offset(of: word)
        return id
    }

    /// What is compared with stands before.
    private mutating func difference(_ context: inout FenceContext) -> String? {
        defer { if let scope = keys[.scope]?.value { context.scopes.insert(scope) } }
        guard let word = keys[.diff], let name = word.value else { return nil }
        if context.scopes.contains(name) { return name }
        // Its own id is there already.
        if context.pairingIDs[name] != nil, name != keys[.id]?.value { return name }
        report(.unknownDiff(name), at: valueOffset(of: word))
        return nil
    }

    private mutating func checkOutput(_ word: InfoString.Word, in context: inout FenceContext) {
        if context.takesOutput != true {
            report(.output(isFirst: context.takesOutput == nil), at: word)
        }
        if context.takesOutput == true { context.takesOutput = false }
    }

    /// A mistyped `swift`, and the ways in which other tools write more into the same word.
    private func isMeantForSwift(_ word: String) -> Bool {
        let name = word.lowercased()
        if name.hasSuffix(".swift") { return true }
        let bare = name.drop { !$0.isLetter }
        if bare.hasPrefix("swift") || bare.hasPrefix("lang") && bare.contains("swift") { return true }
        return suggestion(for: name, among: ["swift"]) != nil
    }

    private func isMistypedOutput(_ word: String) -> Bool {
        word.lowercased() != "output" && suggestion(for: word, among: ["output"]) != nil
    }

    /// The info string that an unknown language was probably meant for.
    private func meant(by word: String) -> String {
        let name = word.lowercased()
        if name.hasSuffix(".swift"), SwiftFileName.fault(in: word) == nil { return "swift \(word)" }
        // `swift,no_run` and `swift:title`
        let parts = name.split { ",:{}. ".contains($0) }.dropFirst()
        if let second = parts.first {
            return (["swift"] + [FenceWord.meant(by: String(second))].compactMap(\.self)).joined(separator: " ")
        }
        if name.contains(",") || name.contains(":") { return "swift" }
        return suggestion(for: name, among: ["swift", "output"]) ?? "swift"
    }

    // MARK: Faults

    private mutating func report(_ fault: SnippetMarkers.Fault) {
        let place = offset(ofLine: fault.line)
        switch fault.kind {
        case .unknown(let word):
            report(.unknownMarker(word, meant: suggestion(for: word, among: ["hide", "show"])), at: place)
        case .hiddenAlready(let first):
            report(.hiddenAlready, at: place, notes: [note(.hiddenFromHere, at: offset(ofLine: first))])
        case .shownAlready: report(.shownAlready, at: place)
        case .neverShown: report(.neverShown, at: place)
        }
    }

    private mutating func report(_ fault: FenceFault, at word: InfoString.Word, notes: [Diagnostic.Note] = []) {
        report(fault, at: offset(of: word), notes: notes)
    }

    private mutating func report(_ fault: FenceFault, at offset: Int, notes: [Diagnostic.Note] = []) {
        problems.append(Problem(fault: fault, offset: offset, notes: notes))
    }

    private func note(_ remark: FenceRemark, at offset: Int) -> Diagnostic.Note {
        Diagnostic.Note(remark, in: source, at: offset)
    }

    /// - Parameter line: of the block, from 0.
    private func offset(ofLine line: Int) -> Int {
        block.lineOffsets.indices.contains(line) ? block.lineOffsets[line] : block.fenceOffset
    }

    /// Where escapes or entities stand before a word, the place is a little off, but on its line.
    private func offset(of word: InfoString.Word) -> Int { clamped(word.offset) }
    private func valueOffset(of word: InfoString.Word) -> Int { clamped(word.valueOffset) }
    private func clamped(_ offset: Int) -> Int {
        min(block.infoOffset + offset, source.lineRange(source.lineIndex(at: block.infoOffset)).upperBound)
    }
}

extension SwiftFence.Role {
    /// Whether the block is run, or may be: then it takes time, and prints something that a block after it can show.
    fileprivate var mayBeScript: Bool {
        switch self {
        case .plain, .run, .traps: true
        case .file, .test, .norun, .fails, .warns, .skip: false
        }
    }
}
