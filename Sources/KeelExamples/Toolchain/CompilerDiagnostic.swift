import Foundation

/// Something that the compiler said, at the place it named: `#sourceLocation` makes that the Markdown file.
struct CompilerDiagnostic: Sendable, Hashable {
    enum Kind: String, Sendable, Codable { case error, warning, note }

    var kind: Kind
    /// As the compiler prints it; `<unknown>` when there is no place.
    var file: String
    /// From 1.
    var line: Int
    /// From 1, in bytes.
    var column: Int
    /// Without the diagnostic's name and group.
    var message: String
    var notes: [CompilerDiagnostic] = []
}

extension CompilerDiagnostic {
    /// Reads `-diagnostic-style llvm`: a line with place and message, then the source line and marks under it.
    static func parse(_ output: [UInt8]) -> [CompilerDiagnostic] {
        var found: [CompilerDiagnostic] = []
        var skipsSourceLine = false
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            if skipsSourceLine {
                skipsSourceLine = false
                continue
            }
            guard let diagnostic = header(line) else { continue }
            skipsSourceLine = diagnostic.line > 0
            if diagnostic.kind == .note, !found.isEmpty {
                found[found.count - 1].notes.append(diagnostic)
            } else {
                found.append(diagnostic)
            }
        }
        return found
    }

    /// `path:12:5: error: message [name] [#Group]`, or `<unknown>:0: error: message`.
    private static func header(_ line: Substring) -> CompilerDiagnostic? {
        var best: (range: Range<Substring.Index>, kind: Kind)?
        for kind in [Kind.error, .warning, .note] {
            guard let range = line.range(of: ": \(kind.rawValue): ") else { continue }
            if range.lowerBound < best?.range.lowerBound ?? line.endIndex { best = (range, kind) }
        }
        guard let best else { return nil }
        var place = line[..<best.range.lowerBound]
        var numbers: [Int] = []
        while numbers.count < 2, let colon = place.lastIndex(of: ":"),
            let number = Int(place[place.index(after: colon)...])
        {
            numbers.insert(number, at: 0)
            place = place[..<colon]
        }
        guard let first = numbers.first else { return nil }
        return CompilerDiagnostic(
            kind: best.kind, file: String(place), line: first, column: numbers.count > 1 ? numbers[1] : 0,
            message: withoutNames(line[best.range.upperBound...]))
    }

    /// `-debug-diagnostic-names` and the group's name come last, in brackets.
    private static func withoutNames(_ message: Substring) -> String {
        var message = message
        while message.hasSuffix("]"), let open = message.range(of: " [", options: .backwards) {
            let name = message[open.upperBound...].dropLast()
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || "_#.-".contains($0) }) else { break }
            message = message[..<open.lowerBound]
        }
        return String(message)
    }
}
