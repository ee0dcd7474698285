/// A tag of a drawing.
struct SVGTag {
    let name: String
    let isEnd: Bool
    /// `<a/>`
    let isEmpty: Bool
    private(set) var attributes: [(name: String, value: String)] = []

    /// - Parameter text: between `<` and `>`.
    init(_ text: String) {
        isEnd = text.hasPrefix("/")
        isEmpty = text.hasSuffix("/")
        var rest = Substring(text)
        if isEnd { rest = rest.dropFirst() }
        name = String(rest.prefix { !$0.isWhitespace && $0 != "/" })
        rest = rest.dropFirst(name.count)
        while let equals = rest.firstIndex(of: "=") {
            let key = rest[..<equals].drop { $0.isWhitespace }
            let quoted = rest[rest.index(after: equals)...]
            guard let quote = quoted.first, quote == "\"" || quote == "'" else { return }
            let value = quoted.dropFirst().prefix { $0 != quote }
            attributes.append((name: String(key), value: String(value).replacing("\"", with: "&quot;")))
            rest = rest[value.endIndex...].dropFirst()
        }
    }
}
