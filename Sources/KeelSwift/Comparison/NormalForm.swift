internal import KeelBase

/// Swift source reduced to what the compiler makes of it: comments dropped, white space kept only where it
/// can carry meaning (a break between lines, space beside operators). Equal forms are equal programs.
package enum NormalForm {
    /// With the text of string literals: the key of what is built.
    package static func withStrings(_ bytes: [UInt8]) -> [UInt8] {
        withStrings(bytes, SwiftLexer.tokens(of: bytes))
    }

    package static func withStrings(_ bytes: [UInt8], _ tokens: [Token]) -> [UInt8] {
        form(of: bytes, tokens, keepsStrings: true)
    }

    /// Every literal part of a string left out, interpolations kept, those of one literal in an order of their own: the
    /// key that languages share.
    package static func withoutStrings(_ bytes: [UInt8]) -> [UInt8] {
        withoutStrings(bytes, SwiftLexer.tokens(of: bytes))
    }

    package static func withoutStrings(_ bytes: [UInt8], _ tokens: [Token]) -> [UInt8] {
        form(of: bytes, tokens, keepsStrings: false)
    }

    private static func form(of bytes: [UInt8], _ tokens: [Token], keepsStrings: Bool) -> [UInt8] {
        var form: [UInt8] = []
        form.reserveCapacity(bytes.count)
        let significant = SignificantTokens(bytes, tokens)
        let isSorted = !keepsStrings && significant.hasInterpolations
        let elements = isSorted ? significant.withSortedInterpolations(bytes) : significant.elements
        for (index, element) in elements.enumerated() {
            if index > 0 { appendGap(before: index, in: elements, bytes, to: &form) }
            switch element.role {
            case .stringPart:
                // Between two interpolations a text may be empty in one language and not in another.
                if keepsStrings { form += bytes[element.range] }
            case .stringStart:
                if keepsStrings { form += bytes[element.range] } else { form.append(UInt8(ascii: "\"")) }
            case .interpolationStart: form += keepsStrings ? bytes[element.range] : Self.plainInterpolation[...]
            case .code: form += bytes[element.range]
            }
        }
        return form
    }

    private static let plainInterpolation = Array("\\(".utf8)

    private static func appendGap(
        before index: Int, in elements: [SignificantTokens.Element], _ bytes: [UInt8], to form: inout [UInt8]
    ) {
        let element = elements[index]
        let previous = elements[index - 1]
        guard element.role != .stringPart, element.gap != .none else { return }
        let before = bytes[previous.range.lowerBound]
        let after = bytes[element.range.lowerBound]
        let isAfterOpening = previous.kind == .punctuation && (before == "(" || before == "[" || before == ",")
        let isBeforeClosing = element.kind != .string && (after == ")" || after == "]")
        if isAfterOpening || isBeforeClosing || previous.role == .interpolationStart { return }
        if element.gap == .line { return form.append(UInt8(ascii: "\n")) }
        let isBeforeSeparator = element.kind == .punctuation && (after == "," || after == ":" || after == ";")
        if !isBeforeSeparator { form.append(UInt8(ascii: " ")) }
    }
}
