/// Makes a drawing of Graphviz part of a page: only elements and attributes that draw, ids of its own, the page's
/// colours and font.
///
/// Black, white and the colours that have a variable of the theme get a class for it, so that they follow light and dark;
/// the colour itself stays for readers without the style sheet. Links, pictures, styles and scripts are left out.
struct SVGRewriter {
    /// HTML, which may have marks.
    let idPrefix: HTML
    /// The attributes that size the drawing, once it is rewritten.
    private(set) var size = HTML()

    init(idPrefix: HTML) { self.idPrefix = idPrefix }

    mutating func rewrite(_ drawing: [UInt8]) -> [UInt8] {
        // Whatever Graphviz writes, no mark comes from it.
        let svg = drawing.contains(Mark.start) ? drawing.filter { $0 != Mark.start } : drawing
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
                write(tag, into: &output)
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

    private func write(_ tag: SVGTag, into output: inout [UInt8]) {
        guard !tag.isEnd else {
            output += "</\(tag.name)>".utf8
            return
        }
        output += "<\(tag.name)".utf8
        var classes: [String] = []
        for (name, value) in tag.attributes {
            switch name {
            case "id": output += Array(" id=\"".utf8) + idPrefix.bytes + "\(value)\"".utf8
            case "class": if ["graph", "node", "edge", "cluster"].contains(value) { classes.append(value) }
            case "fill", "stroke", "stop-color":
                output += " \(name)=\"".utf8
                output += paint(value)
                output.append(UInt8(ascii: "\""))
                if let color = Self.themeColors[value.lowercased()] { classes.append("\(name)-\(color)") }
            case "style":
                for part in value.split(separator: ";") {
                    let pair = part.split(separator: ":", maxSplits: 1)
                    if pair.count == 2, ["stop-color", "stop-opacity"].contains(pair[0]) {
                        output += " \(pair[0])=\"\(pair[1])\"".utf8
                    }
                }
            case "font-size":
                let size = Double(value).map { ($0 * Self.scale * 100).rounded() / 100 }
                output += " font-size=\"\(size.map { "\($0)" } ?? value)\"".utf8
            default:
                if Self.attributes.contains(name) { output += " \(name)=\"\(value)\"".utf8 }
                if name == "stroke-dasharray" { classes.append("dashed") }
            }
        }
        // Graphviz leaves out black.
        if tag.name == "text", !tag.attributes.contains(where: { $0.name == "fill" }) {
            output += " fill=\"currentColor\"".utf8
        }
        if !classes.isEmpty { output += " class=\"\(classes.joined(separator: " "))\"".utf8 }
        output += (tag.isEmpty ? "/>" : ">").utf8
    }

    private func paint(_ value: String) -> [UInt8] {
        if value == "black" || value == "#000000" { return Array("currentColor".utf8) }
        if value == "transparent" { return Array("none".utf8) }
        guard value.hasPrefix("url(#") else { return Array(value.utf8) }
        return Array("url(#".utf8) + idPrefix.bytes + value.dropFirst(5).utf8
    }

    private func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        let lines = bytes.split(separator: newline)
        return Array(lines.joined(separator: [newline])) + [newline]
    }

    /// Of letters: room was made for larger ones.
    private static let scale = 0.86
    /// In pixels: what can be read when it is as wide as a phone.
    static let narrow = 440
    private static let leftOut: Set = [
        "title", "desc", "style", "script", "image", "foreignObject", "?xml", "!DOCTYPE",
    ]
    private static let elements: Set = [
        "g", "polygon", "polyline", "path", "ellipse", "circle", "rect", "line", "text", "tspan", "defs",
        "linearGradient", "radialGradient", "stop",
    ]
    private static let attributes: Set = [
        "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "width", "height",
        "transform", "text-anchor", "font-weight", "font-style", "text-decoration", "baseline-shift",
        "stroke-width", "stroke-dasharray", "stroke-opacity", "fill-opacity", "opacity", "offset", "gradientUnits",
    ]
    /// Graphviz' names of colours, and the theme's.
    private static let themeColors = [
        "white": "paper", "#ffffff": "paper", "lightgray": "panel", "lightgrey": "panel", "gray": "line",
        "grey": "line", "dimgray": "muted", "dimgrey": "muted", "red": "bad", "green": "good", "blue": "link",
        "orange": "doubt", "coral": "keel",
    ]
}
