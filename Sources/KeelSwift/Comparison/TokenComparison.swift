/// How two translations of a piece of Swift compare: comments, white space and the text of string literals
/// may differ, interpolations are code.
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
        let lefts = SignificantTokens(left, leftTokens).elements
        let rights = SignificantTokens(right, rightTokens).elements
        let leftCode = lefts.filter { $0.role != .stringPart }
        let rightCode = rights.filter { $0.role != .stringPart }
        for (one, other) in zip(leftCode, rightCode) where !isSame(one, left, other, right) {
            return .different(Difference(left: side(one, left), right: side(other, right)))
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
