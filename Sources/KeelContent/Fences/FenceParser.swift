import KeelBase
import KeelMarkdown

/// Reads the info strings of an article's code blocks.
enum FenceParser {
    /// - Returns: a fence for every block, in order, and at most one diagnostic for each.
    static func parse(_ blocks: [CodeBlock], in source: SourceText) -> (fences: [Fence], diagnostics: [Diagnostic]) {
        var context = FenceContext()
        var diagnostics: [Diagnostic] = []
        let fences = blocks.enumerated().map { index, block in
            var reading = FenceReading(block: block, source: source)
            let fence = reading.fence(index: index, in: &context)
            if let diagnostic = reading.diagnostic {
                diagnostics.append(diagnostic)
            } else if block.isFenced, !block.isClosed {
                diagnostics.append(.unclosedFence(in: source, at: block.fenceOffset))
            }
            return fence
        }
        return (fences, diagnostics)
    }
}

/// What the blocks before a block mean for it.
struct FenceContext {
    /// Byte offsets of the blocks that have an `id`.
    var pairingIDs: [String: Int] = [:]
    /// Files of the module by scope and name, the name in lower case.
    var fileNames: [String: (name: String, offset: Int)] = [:]
    /// Whether the Swift block before can print, and has no output yet; `nil` before the first.
    var takesOutput: Bool?
}

/// One block being read.
private struct FenceReading {
    let block: CodeBlock
    let source: SourceText
    private var problems: [Diagnostic] = []
    private var role: (value: SwiftFence.Role, word: InfoString.Word)?
    private var keys: [FenceKey: InfoString.Word] = [:]
    private var hidden: InfoString.Word?
    private var unordered: InfoString.Word?

    init(block: CodeBlock, source: SourceText) {
        self.block = block
        self.source = source
    }

    /// A block has one finding; what else is wrong with it are notes.
    var diagnostic: Diagnostic? {
        guard var first = problems.first else { return nil }
        first.notes += problems.dropFirst().flatMap { problem in
            [Diagnostic.Note(problem.message, file: problem.file, position: problem.position)] + problem.notes
        }
        return first
    }

    mutating func fence(index: Int, in context: inout FenceContext) -> Fence {
        let words = block.isFenced ? InfoString(block.info).words : []
        let name = words.first?.text ?? ""
        var isSwift = name.lowercased() == "swift"
        if let first = words.first, !isSwift, isMeantForSwift(name) {
            isSwift = true
            report(.unknownFenceLanguage(name, in: source, at: offset(of: first)))
        } else if let first = words.first, !isSwift, isMistypedOutput(name) {
            report(.unknownFenceLanguage(name, in: source, at: offset(of: first)))
        }
        for word in words.dropFirst() { read(word, isSwift: isSwift, language: name.lowercased()) }
        let swift = isSwift ? swiftFence(&context) : nil
        let marked = markedLines()
        let id = pairingID(&context)
        if name.lowercased() == "dot", keys[.alt] == nil, problems.isEmpty {
            report(.diagramWithoutAlternative(in: source, at: offset(of: words[0])))
        }
        if name.lowercased() == "output" { checkOutput(words[0], in: &context) }
        let snippet = isSwift ? SnippetMarkers.read(block.code) : ([], nil)
        if let fault = snippet.1 { report(.snippetMarker(fault, in: source, block: block)) }
        return Fence(
            block: block, index: index, language: isSwift ? "swift" : name.lowercased(), swift: swift,
            markedLines: marked, pairingID: id, alternative: keys[.alt]?.value, isUnordered: unordered != nil,
            hiddenLines: snippet.0, isMalformed: problems.hasErrors)
    }

    // MARK: Words

    private mutating func read(_ word: InfoString.Word, isSwift: Bool, language: String) {
        let place = offset(of: word)
        if word.value != nil { return readKey(word, isSwift: isSwift, language: language) }
        if language == "output", word.name == "unordered" {
            unordered = word
            return
        }
        guard isSwift else { return report(.unknownFenceWord(word.text, in: source, at: place, isSwift: false)) }
        if let known = FenceWord(rawValue: word.name) {
            if let given = known.role { setRole(given, by: word) } else { hidden = word }
        } else if let key = FenceKey(rawValue: word.name) {
            report(.fenceKeyWithoutValue(key, in: source, at: place))
            if key == .skip { setRole(.skip(reason: ""), by: word) }
        } else if word.name.lowercased().hasSuffix(".swift") {
            if let fault = SwiftFileName.fault(in: word.name) {
                report(.fenceFileName(word.name, fault, in: source, at: place))
            } else {
                setRole(.file(word.name.precomposedForm), by: word)
            }
        } else {
            report(.unknownFenceWord(word.text, in: source, at: place, isSwift: true))
        }
    }

    private mutating func readKey(_ word: InfoString.Word, isSwift: Bool, language: String) {
        let place = offset(of: word)
        guard let key = FenceKey(rawValue: word.name) else {
            return report(.unknownFenceWord(word.text, in: source, at: place, isSwift: isSwift))
        }
        guard key.applies(to: isSwift ? "swift" : language) else {
            return report(.fenceKeyIsForSwift(key, language: language, in: source, at: place))
        }
        if word.isUnclosed { return report(.fenceQuote(key, in: source, at: place)) }
        guard let value = word.value, value.contains(where: { !$0.isWhitespace }) else {
            return report(.fenceKeyWithoutValue(key, in: source, at: place))
        }
        if value.contains("\"") || value.first.map({ "'“‘„«".contains($0) }) == true {
            return report(.fenceQuote(key, in: source, at: place))
        }
        if keys.updateValue(word, forKey: key) != nil { report(.fenceKeyTwice(key, in: source, at: place)) }
        if key == .skip { setRole(.skip(reason: value), by: word) }
    }

    private mutating func setRole(_ new: SwiftFence.Role, by word: InfoString.Word) {
        if let old = role {
            if old.word.text != word.text || old.value != new {
                report(.fenceCombination(old.word.text, word.text, in: source, at: offset(of: word)))
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
                report(.fenceCombination("skip", other.name, in: source, at: offset(of: other)))
            }
        }
        if let mark = keys[.mark], hidden != nil {
            report(.fenceCombination("hidden", "mark", in: source, at: offset(of: mark)))
        }
        if case .file(let name) = fence.role, let word = role?.word {
            let key = "\(fence.scope ?? "")/\(name.lowercased())"
            if let other = context.fileNames[key], other.name != name {
                report(.fenceFileCase(name, other.name, firstOffset: other.offset, in: source, at: offset(of: word)))
            } else {
                context.fileNames[key] = (name, offset(of: word))
            }
        }
        switch fence.role {
        case .plain, .run, .traps: context.takesOutput = true
        default: context.takesOutput = false
        }
        return fence
    }

    private mutating func scope(_ word: InfoString.Word) -> String? {
        guard let value = word.value, let first = value.utf8.first else { return nil }
        let isName = value.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "-" || scalar == "_")
        }
        if isName, !(0x30...0x39 ~= first), first != UInt8(ascii: "-") { return value }
        let expected = "an ASCII name that begins with a letter"
        report(.fenceValue(word.text, expected: expected, in: source, at: valueOffset(of: word)))
        return nil
    }

    private mutating func timeout(_ word: InfoString.Word, role: SwiftFence.Role) -> Double? {
        switch role {
        case .plain, .run, .traps: break
        default:
            let other = self.role?.word.name ?? ""
            report(.fenceCombination(other, "timeout", in: source, at: offset(of: word)))
        }
        let seconds = word.value.flatMap(positiveDecimal)
        if seconds == nil {
            let expected = "a number of seconds greater than zero"
            report(.fenceValue(word.text, expected: expected, in: source, at: valueOffset(of: word)))
        }
        return seconds
    }

    private mutating func markedLines() -> [ClosedRange<Int>] {
        guard let word = keys[.mark], let value = word.value else { return [] }
        let count = block.lineOffsets.count
        switch LineRanges.parse(value, count: count) {
        case .success(let ranges): return ranges
        case .failure(let fault):
            report(.fenceMark(fault, lineCount: count, in: source, at: valueOffset(of: word)))
            return []
        }
    }

    private mutating func pairingID(_ context: inout FenceContext) -> String? {
        guard let word = keys[.id], let id = word.value else { return nil }
        if let first = context.pairingIDs[id] {
            report(.fenceIDTwice(id, firstOffset: first, in: source, at: offset(of: word)))
            return nil
        }
        context.pairingIDs[id] = offset(of: word)
        return id
    }

    private mutating func checkOutput(_ word: InfoString.Word, in context: inout FenceContext) {
        if context.takesOutput != true {
            report(.outputWithoutScript(context.takesOutput == nil, in: source, at: offset(of: word)))
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

    private mutating func report(_ diagnostic: Diagnostic) { problems.append(diagnostic) }

    /// Where escapes or entities stand before a word, the place is a little off, but on its line.
    private func offset(of word: InfoString.Word) -> Int { clamped(word.offset) }
    private func valueOffset(of word: InfoString.Word) -> Int { clamped(word.valueOffset) }
    private func clamped(_ offset: Int) -> Int {
        min(block.infoOffset + offset, source.lineRange(source.lineIndex(at: block.infoOffset)).upperBound)
    }
}
