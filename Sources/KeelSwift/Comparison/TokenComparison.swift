internal import KeelBase

/// How two translations of a piece of Swift compare: comments, the text of string literals, and white space that means
/// nothing may differ; interpolations are code, and those of one literal may change places.
package enum TokenComparison: Sendable, Hashable {
    case equal
    /// The same code with other texts: to be built for each language.
    case differentStrings
    case different(Difference)

    /// The first place where the code differs.
    package struct Difference: Sendable, Hashable {
        package var left: Side
        package var right: Side
    }

    package struct Side: Sendable, Hashable {
        /// `nil` if this side has no more tokens.
        package var text: String?
        /// In bytes; of the token, or of the end of the source.
        package var offset: Int
    }

    package static func compare(_ left: [UInt8], _ right: [UInt8]) -> TokenComparison {
        compare(left, SwiftLexer.tokens(of: left), right, SwiftLexer.tokens(of: right))
    }

    package static func compare(
        _ left: [UInt8], _ leftTokens: [Token], _ right: [UInt8], _ rightTokens: [Token]
    ) -> TokenComparison {
        let (lefts, rights) = (SignificantTokens(left, leftTokens), SignificantTokens(right, rightTokens))
        let found = compare(lefts.elements, left, rights.elements, right)
        guard case .different = found, lefts.hasInterpolations, rights.hasInterpolations else { return found }
        // Each language has its own order of words, and so of the values in a text.
        let sorted = compare(
            lefts.withSortedInterpolations(left), left, rights.withSortedInterpolations(right), right)
        if case .different = sorted { return found }
        return .differentStrings
    }

    private static func compare(
        _ lefts: [SignificantTokens.Element], _ left: [UInt8], _ rights: [SignificantTokens.Element], _ right: [UInt8]
    ) -> TokenComparison {
        let leftCode = lefts.filter { $0.role != .stringPart }
        let rightCode = rights.filter { $0.role != .stringPart }
        for index in 0..<min(leftCode.count, rightCode.count) {
            let (one, other) = (leftCode[index], rightCode[index])
            guard isSame(one, left, other, right) else {
                return .different(Difference(left: side(one, left), right: side(other, right)))
            }
            // What stands around an operator or a bracket decides what it is: `a -b` is not `a - b`.
            guard one.role == .code, left.isSpacingSignificant(of: one),
                left.spacing(of: index, in: leftCode) != right.spacing(of: index, in: rightCode)
            else { continue }
            return .different(
                Difference(
                    left: left.spaced(index, in: leftCode), right: right.spaced(index, in: rightCode)))
        }
        if leftCode.count != rightCode.count {
            let common = min(leftCode.count, rightCode.count)
            return .different(
                Difference(
                    left: side(common < leftCode.count ? leftCode[common] : nil, left),
                    right: side(common < rightCode.count ? rightCode[common] : nil, right)))
        }
        let leftText = lefts.lazy.filter { $0.kind == .string }.map { left[$0.range] }
        let rightText = rights.lazy.filter { $0.kind == .string }.map { right[$0.range] }
        return leftText.elementsEqual(rightText, by: ==) ? .equal : .differentStrings
    }

    private static func isSame(
        _ one: SignificantTokens.Element, _ left: [UInt8], _ other: SignificantTokens.Element, _ right: [UInt8]
    ) -> Bool {
        guard one.role == other.role else { return false }
        // `\#(` of a raw string and `\(` are the same to the program.
        return one.role == .code ? left[one.range] == right[other.range] : true
    }

    private static func side(_ element: SignificantTokens.Element?, _ bytes: [UInt8]) -> Side {
        guard let element else { return Side(text: nil, offset: bytes.count) }
        return Side(text: String(decoding: bytes[element.range], as: UTF8.self), offset: element.range.lowerBound)
    }
}

/// What white space around a token makes of it.
private enum Spacing {
    case prefix, postfix, infix
    /// An opening bracket that continues the line before it: a call, a subscript.
    case attached
    case detached
}

extension [UInt8] {
    fileprivate func isSpacingSignificant(of element: SignificantTokens.Element) -> Bool {
        let first = self[element.range.lowerBound]
        return element.kind == .operator || element.kind == .punctuation && (first == "(" || first == "[")
    }

    /// The Swift book, Lexical Structure, Operators: an operator with white space on both sides or on neither is an
    /// infix operator; brackets, commas, colons and semicolons count as white space.
    fileprivate func spacing(of index: Int, in tokens: [SignificantTokens.Element]) -> Spacing {
        let element = tokens[index]
        let previous = index > 0 ? tokens[index - 1] : nil
        if element.kind == .punctuation {
            return element.gap == .line && previous.map(endsOperand) ?? false ? .detached : .attached
        }
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        let isOpenBefore = element.gap != .none || previous.map { isBoundary($0, "([{,;:") } ?? true
        let isOpenAfter = next.map { $0.gap != .none || isBoundary($0, ")]},;:.") } ?? true
        if isOpenBefore == isOpenAfter { return .infix }
        return isOpenBefore ? .prefix : .postfix
    }

    /// Whether a bracket after it would call or index it.
    private func endsOperand(_ element: SignificantTokens.Element) -> Bool {
        switch element.kind {
        case .identifier, .type, .string, .number: true
        case .punctuation: isBoundary(element, ")]}")
        default: false
        }
    }

    private func isBoundary(_ element: SignificantTokens.Element, _ characters: StaticString) -> Bool {
        if element.kind == .interpolationDelimiter { return true }
        let first = self[element.range.lowerBound]
        return element.kind == .punctuation && characters.withUTF8Buffer { $0.contains(first) }
    }

    /// The token with what stands beside it, on one line.
    fileprivate func spaced(_ index: Int, in tokens: [SignificantTokens.Element]) -> TokenComparison.Side {
        var text = ""
        for element in tokens[Swift.max(index - 1, 0)...Swift.min(index + 1, tokens.count - 1)] {
            if !text.isEmpty, element.gap != .none { text += element.gap == .line ? "⏎" : " " }
            text += String(decoding: self[element.range], as: UTF8.self)
        }
        return TokenComparison.Side(text: text, offset: tokens[index].range.lowerBound)
    }
}
