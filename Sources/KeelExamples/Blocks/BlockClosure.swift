import KeelBase
import KeelSwift

extension BlockSyntax {
    /// Whether all that is opened in the code is closed in it. If not, it would swallow the code after it.
    var isClosed: Bool {
        var open: [UInt8] = []
        var conditions = 0
        for token in tokens {
            let text = bytes[token.range]
            switch token.kind {
            case .punctuation:
                switch text.first {
                case "("?, "["?, "{"?: open.append(text[text.startIndex])
                case ")"?: if open.popLast() != "(" { return false }
                case "]"?: if open.popLast() != "[" { return false }
                case "}"?: if open.popLast() != "{" { return false }
                default: break
                }
            case .directive:
                if text.elementsEqual("#if".utf8) { conditions += 1 }
                if text.elementsEqual("#endif".utf8) { conditions -= 1 }
                if conditions < 0 { return false }
            case .comment:
                if text.starts(with: "/*".utf8), !text.reversed().starts(with: "/*".utf8) { return false }
            default: break
            }
        }
        return open.isEmpty && conditions == 0 && endsOutsideString
    }

    /// The last `#if` that is not closed.
    var unclosedCondition: (line: Int, column: Int)? {
        var open: [Int] = []
        for token in tokens where token.kind == .directive {
            if bytes[token.range].elementsEqual("#if".utf8) { open.append(token.range.lowerBound) }
            if bytes[token.range].elementsEqual("#endif".utf8) { _ = open.popLast() }
        }
        return open.last.map { bytes.place(at: $0) }
    }

    /// A multi-line string that is not closed reaches to the end of the source.
    private var endsOutsideString: Bool {
        guard let last = tokens.last, last.kind == .string else { return true }
        let end = bytes[last.range].reversed().drop { $0 == "#" }
        return end.first == "\""
    }
}

extension [UInt8] {
    /// With each letter that deceives replaced by the one that was meant.
    func replacing(_ letters: [DeceptiveLetter]) -> [UInt8] {
        guard !letters.isEmpty else { return self }
        var bytes: [UInt8] = []
        var end = 0
        for letter in letters where letter.range.lowerBound >= end {
            bytes += self[end..<letter.range.lowerBound]
            bytes += letter.replacement.utf8
            end = letter.range.upperBound
        }
        return bytes + self[end...]
    }
}
