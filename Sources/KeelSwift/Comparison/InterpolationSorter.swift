internal import KeelBase

/// Puts the interpolations of each string literal in the order of their code, those inside of others first.
struct InterpolationSorter {
    private let elements: [SignificantTokens.Element]
    private let bytes: [UInt8]
    private var index = 0

    init(elements: [SignificantTokens.Element], bytes: [UInt8]) {
        self.elements = elements
        self.bytes = bytes
    }

    mutating func sorted() -> [SignificantTokens.Element] {
        var sorted: [SignificantTokens.Element] = []
        sorted.reserveCapacity(elements.count)
        while index < elements.count { sorted += next() }
        return sorted
    }

    /// An element, or a literal with all that belongs to it.
    private mutating func next() -> [SignificantTokens.Element] {
        let first = elements[index]
        index += 1
        guard first.role == .stringStart else { return [first] }
        var parts: [SignificantTokens.Element] = []
        var interpolations: [[SignificantTokens.Element]] = []
        while index < elements.count {
            if elements[index].role == .interpolationStart {
                interpolations.append(interpolation())
            } else if elements[index].role == .stringPart {
                parts.append(elements[index])
                index += 1
            } else {
                break
            }
        }
        let ordered = interpolations.sorted { code(of: $0).lexicographicallyPrecedes(code(of: $1)) }
        return [first] + ordered.joined() + parts
    }

    /// From `\(` to its bracket.
    private mutating func interpolation() -> [SignificantTokens.Element] {
        var inside = [elements[index]]
        index += 1
        while index < elements.count {
            let isEnd = elements[index].kind == .interpolationDelimiter && elements[index].role == .code
            inside += next()
            if isEnd { break }
        }
        return inside
    }

    private func code(of interpolation: [SignificantTokens.Element]) -> [UInt8] {
        interpolation.filter { $0.role == .code }.flatMap { bytes[$0.range] + [UInt8(ascii: " ")] }
    }
}
