internal import KeelBase

/// A line that looks like the fence of a Swift block and begins none, so that its code is neither shown as code nor
/// checked (CommonMark 0.30, sections 4.4 to 4.6 and 6.1).
extension Linter {
    /// Of an indented block, of which a fence may be the first line, and of a fenced one that took in the next.
    mutating func checkFences(inCode node: Document.Node) {
        let lines = Lines(of: node, in: document.source)
        guard node.flags.contains(.fenced) else {
            if let first = lines.first, let fence = FenceLine(document.source.bytes[first]), fence.isFence {
                report(fence, .indented)
            }
            return
        }
        let info = document.bytes(node.detail)
        guard isSwift(info.prefix { !$0.isASCIISpace }) || info.isEmpty else { return }
        for line in lines.dropFirst() {
            guard let fence = FenceLine(document.source.bytes[line]), fence.isFence else { continue }
            return report(fence, .insideCode(line: document.source.lineIndex(at: Int(node.source.lowerBound)) + 1))
        }
    }

    mutating func checkFences(inParagraph node: Document.Node) {
        for line in Lines(of: node, in: document.source) {
            guard let fence = FenceLine(document.source.bytes[line]) else { continue }
            if !fence.isFence {
                if fence.isWhole { report(fence, fence.isQuotation ? .quotationMarks : .short) }
            } else if fence.hasBacktick {
                report(fence, .backtick)
            } else {
                report(fence, .afterText)
            }
        }
    }

    /// Comments, and elements whose content is no Markdown, may hold anything.
    mutating func checkFences(inHTML node: Document.Node) {
        let text = document.bytes(node.text)
        let name = text.dropFirst().prefix { $0.isASCIIAlphanumeric }.map(\.asciiLowercased)
        guard text.first == "<", !name.isEmpty,
            !["pre", "script", "style", "textarea"].contains(String(decoding: name, as: UTF8.self))
        else { return }
        for line in Lines(of: node, in: document.source) {
            guard let fence = FenceLine(document.source.bytes[line]), fence.isFence else { continue }
            return report(fence, .inHTML(line: document.source.lineIndex(at: Int(node.source.lowerBound)) + 1))
        }
    }

    private mutating func report(_ fence: FenceLine, _ reason: LintFault.NoFence) {
        diagnostics.append(
            Diagnostic(LintFault.unseenFence(fence.text, reason), in: document.source, at: fence.offset))
    }
}

private func isSwift(_ word: some Collection<UInt8>) -> Bool {
    word.lazy.map(\.asciiLowercased).elementsEqual("swift".utf8)
}

/// The lines of the source that a block stands on, without their ends.
private struct Lines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private let end: Int
    private var start: Int

    init(of node: Document.Node, in source: SourceText) {
        bytes = source.bytes
        start = Int(node.source.lowerBound)
        end = Int(node.source.upperBound)
    }

    var first: Range<Int>? {
        var copy = self
        return copy.next()
    }

    mutating func next() -> Range<Int>? {
        guard start < end else { return nil }
        let line = start..<(bytes[start..<end].firstIndex { $0 == "\n" || $0 == "\r" } ?? end)
        start = line.upperBound + 1
        return line
    }
}

/// A run of backticks, tildes or quotation marks at the start of a line, and `swift` after it.
private struct FenceLine {
    /// With the word: "```swift".
    let text: String
    let offset: Int
    /// Three or more of the right ones.
    let isFence: Bool
    let isQuotation: Bool
    /// A backtick after a fence of backticks.
    let hasBacktick: Bool
    /// Nothing that closes the run stands on the line.
    let isWhole: Bool

    /// - Parameter line: may begin with what the containers take.
    init?(_ line: ArraySlice<UInt8>) {
        let run = line.drop { $0.isSpaceOrTab || $0 == ">" }
        guard let mark = Self.marks.first(where: { run.starts(with: $0) }) else { return nil }
        var rest = run
        var count = 0
        while rest.starts(with: mark) {
            rest = rest.dropFirst(mark.count)
            count += 1
        }
        let word = rest.drop(while: \.isSpaceOrTab).prefix { $0.isASCIIAlphanumeric }
        guard isSwift(word) else { return nil }
        let after = rest[word.endIndex...]
        guard after.first.map({ $0.isASCIISpace || "{,:`".utf8.contains($0) }) ?? true else { return nil }
        text = String(decoding: run[..<word.endIndex], as: UTF8.self)
        offset = run.startIndex
        isQuotation = mark.count > 1 || mark[0] == "'"
        isFence = count >= 3 && !isQuotation
        hasBacktick = mark[0] == "`" && after.contains("`")
        isWhole =
            !after.contains(mark[0]) && (count >= 2 || after.allSatisfy(\.isASCIISpace)) && (count > 2 || !isQuotation)
    }

    private static let marks = ["`", "~", "'", "´", "‘", "’"].map { Array($0.utf8) }
}
