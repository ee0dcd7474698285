/// Makes a drawing of Graphviz part of a page: only elements and attributes that draw, ids of its own, the page's
/// colours and font.
///
/// Black, white and the colours that have a variable of the theme get a class for it, so that they follow light and dark;
/// the colour itself stays for readers without the style sheet. Links, pictures, styles and scripts are left out.
struct SVGRewriter {
    let idPrefix: String
    /// The attributes that size the drawing, once it is rewritten.
    private(set) var size = HTML()

    init(idPrefix: String) { self.idPrefix = idPrefix }

    mutating func rewrite(_ svg: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        var index = svg.startIndex
        /// The name of an element that is left out with what is in it.
        var skipped: String?
        while index < svg.endIndex {
            guard svg[index] == UInt8(ascii: "<") else {
                let end = svg[index...].firstIndex(of: UInt8(ascii: "<")) ?? svg.endIndex
                if skipped == nil { output += svg[index..<end] }
                index = end
                continue
            }
            if svg[index...].starts(with: "<!--".utf8) {
                index += 4
                while index < svg.endIndex, !svg[index...].starts(with: "-->".utf8) { index += 1 }
                index = min(index + 3, svg.endIndex)
                continue
            }
            let end = svg[index...].firstIndex(of: UInt8(ascii: ">")) ?? svg.endIndex
            let tag = SVGTag(String(decoding: svg[(index + 1)..<end], as: UTF8.self))
            index = min(end + 1, svg.endIndex)
            if let current = skipped {
                if tag.isEnd, tag.name == current { skipped = nil }
            } else if tag.name.hasPrefix("?") || tag.name.hasPrefix("!") {
                continue
            } else if Self.leftOut.contains(tag.name) {
                if !tag.isEnd, !tag.isEmpty { skipped = tag.name }
            } else if tag.name == "svg" {
                if !tag.isEnd { readSize(tag) }
            } else if Self.elements.contains(tag.name) {
                output += write(tag).utf8
            }
        }
        return trimmed(output)
    }

    private mutating func readSize(_ tag: SVGTag) {
        guard let box = tag.attributes.first(where: { $0.name == "viewBox" })?.value else { return }
        let numbers = box.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4 else { return }
        let (width, height) = (Int(numbers[2].rounded(.up)), Int(numbers[3].rounded(.up)))
        size = "viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\""
        if width > Self.narrow { size += " class=\"wide\"" }
    }

    private func write(_ tag: SVGTag) -> String {
        guard !tag.isEnd else { return "</\(tag.name)>" }
        var written = "<\(tag.name)"
        var classes: [String] = []
        for (name, value) in tag.attributes {
            switch name {
            case "id": written += " id=\"\(idPrefix)\(value)\""
            case "class": if ["graph", "node", "edge", "cluster"].contains(value) { classes.append(value) }
            case "fill", "stroke", "stop-color":
                written += " \(name)=\"\(paint(value))\""
                if let color = Self.themeColors[value.lowercased()] { classes.append("\(name)-\(color)") }
            case "style":
                for part in value.split(separator: ";") {
                    let pair = part.split(separator: ":", maxSplits: 1)
                    if pair.count == 2, ["stop-color", "stop-opacity"].contains(pair[0]) {
                        written += " \(pair[0])=\"\(pair[1])\""
                    }
                }
            default: if Self.attributes.contains(name) { written += " \(name)=\"\(value)\"" }
            }
        }
        // Graphviz leaves out black.
        if tag.name == "text", !tag.attributes.contains(where: { $0.name == "fill" }) {
            written += " fill=\"currentColor\""
        }
        if !classes.isEmpty { written += " class=\"\(classes.joined(separator: " "))\"" }
        return written + (tag.isEmpty ? "/>" : ">")
    }

    private func paint(_ value: String) -> String {
        if value == "black" || value == "#000000" { return "currentColor" }
        if value == "transparent" { return "none" }
        return value.hasPrefix("url(#") ? "url(#\(idPrefix)\(value.dropFirst(5))" : value
    }

    private func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        let lines = bytes.split(separator: newline)
        return Array(lines.joined(separator: [newline])) + [newline]
    }

    /// In pixels: what can be read when it is as wide as a phone.
    private static let narrow = 440
    private static let leftOut: Set = [
        "title", "desc", "style", "script", "image", "foreignObject", "?xml", "!DOCTYPE",
    ]
    private static let elements: Set = [
        "g", "polygon", "polyline", "path", "ellipse", "circle", "rect", "line", "text", "tspan", "defs",
        "linearGradient", "radialGradient", "stop",
    ]
    private static let attributes: Set = [
        "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "width", "height",
        "transform", "text-anchor", "font-size", "font-weight", "font-style", "text-decoration", "baseline-shift",
        "stroke-width", "stroke-dasharray", "stroke-opacity", "fill-opacity", "opacity", "offset", "gradientUnits",
    ]
    /// Graphviz' names of colours, and the theme's.
    private static let themeColors = [
        "white": "paper", "#ffffff": "paper", "lightgray": "panel", "lightgrey": "panel", "gray": "line",
        "grey": "line", "dimgray": "muted", "dimgrey": "muted", "red": "bad", "green": "good", "blue": "link",
        "orange": "doubt",
    ]
}

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
