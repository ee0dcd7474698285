internal import KeelBase

/// The tokens of a source without its comments, each with its part in a string literal and what white
/// space is before it.
struct SignificantTokens {
    enum Role {
        case code
        /// The literal part that opens a string.
        case stringStart
        /// A later literal part: after an interpolation, up to the next or the end.
        case stringPart
        case interpolationStart
    }

    enum Gap {
        case none
        case space
        /// At least one line end, maybe inside a comment.
        case line
    }

    struct Element {
        var kind: Token.Kind
        var role: Role
        var gap: Gap
        var range: Range<Int>
    }

    private(set) var elements: [Element] = []

    init(_ bytes: [UInt8], _ tokens: [Token]) {
        elements.reserveCapacity(tokens.count)
        var end = 0
        for token in tokens where token.kind != .comment {
            let gap = Self.gap(bytes[end..<max(end, token.range.lowerBound)])
            elements.append(Element(kind: token.kind, role: role(of: token, in: bytes), gap: gap, range: token.range))
            end = token.range.upperBound
        }
    }

    var hasInterpolations: Bool { elements.contains { $0.role == .interpolationStart } }

    /// With the interpolations of each literal sorted by their code.
    func withSortedInterpolations(_ bytes: [UInt8]) -> [Element] {
        var sorter = InterpolationSorter(elements: elements, bytes: bytes)
        return sorter.sorted()
    }

    private func role(of token: Token, in bytes: [UInt8]) -> Role {
        switch token.kind {
        case .string:
            // Only what continues a literal stands right after the `)` of an interpolation.
            guard let last = elements.last, last.kind == .interpolationDelimiter,
                last.range.upperBound == token.range.lowerBound, bytes[last.range.lowerBound] == ")"
            else { return .stringStart }
            return .stringPart
        case .interpolationDelimiter: return bytes[token.range.lowerBound] == "\\" ? .interpolationStart : .code
        default: return .code
        }
    }

    private static func gap(_ bytes: ArraySlice<UInt8>) -> Gap {
        if bytes.isEmpty { return .none }
        return bytes.contains { $0 == "\n" || $0 == "\r" } ? .line : .space
    }
}
