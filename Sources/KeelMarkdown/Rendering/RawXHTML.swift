internal import KeelBase

/// Raw HTML as well-formed XML: elements without content closed (`<br>`), names in lower case, attributes quoted and
/// once each, entities as characters, a lone `&` or `<` escaped. What XML can't have (`<?php`, a doctype) is left out.
/// Elements that the author leaves open stay open.
struct RawXHTML {
    private let html: ArraySlice<UInt8>
    private var index: Int
    private var output: [UInt8] = []

    static func convert(_ html: some Collection<UInt8>) -> [UInt8] {
        var converter = RawXHTML(Array(html)[...])
        converter.run()
        return converter.output
    }

    private init(_ html: ArraySlice<UInt8>) {
        self.html = html
        index = html.startIndex
    }

    private mutating func run() {
        while index < html.endIndex {
            switch html[index] {
            case "<": readMarkup()
            case "&": readReference()
            case ">":
                output.append("&gt;")
                index += 1
            default:
                output.append(html[index])
                index += 1
            }
        }
    }

    private func starts(_ text: StaticString, at offset: Int? = nil) -> Bool {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return html[(offset ?? index)...].starts(with: bytes)
    }

    /// Past the next place of a text; past the end if there is none.
    private func end(of text: StaticString, from start: Int) -> Int {
        var offset = start
        while offset < html.endIndex {
            if starts(text, at: offset) { return offset + text.utf8CodeUnitCount }
            offset += 1
        }
        return offset
    }

    private mutating func readReference() {
        if let entity = EntityReference(html[index...]) {
            output.appendEscaped(entity.text)
            index += entity.length
        } else {
            output.append("&amp;")
            index += 1
        }
    }

    private mutating func readMarkup() {
        let next = index + 1 < html.endIndex ? html[index + 1] : 0
        if starts("<!--") {
            readComment()
        } else if starts("<![CDATA[") {
            let end = end(of: "]]>", from: index)
            output.appendEscaped(html[index..<end].dropFirst(9).dropLast(3))
            index = end
        } else if next == "!" || next == "?" {
            index = end(of: ">", from: index)
        } else if next == "/" {
            index += 2
            let name = readName()
            index = end(of: ">", from: index)
            guard !name.isEmpty, !voidElements.contains(name) else { return }
            output.append("</")
            output += name
            output.append(">")
        } else if next.isASCIILetter {
            readStartTag()
        } else {
            output.append("&lt;")
            index += 1
        }
    }

    /// XML has no two hyphens inside a comment.
    private mutating func readComment() {
        let end = end(of: "-->", from: index + 4)
        var content = html[min(index + 4, end)..<end]
        if content.suffix(3).elementsEqual("-->".utf8) { content = content.dropLast(3) }
        index = end
        output.append("<!--")
        for byte in content {
            if byte == "-", output.last == byte { output.append(UInt8(ascii: " ")) }
            output.append(byte)
        }
        if output.last == "-" { output.append(UInt8(ascii: " ")) }
        output.append("-->")
    }

    private mutating func readName() -> [UInt8] {
        let name = html[index...].prefix { isNameByte($0) }
        index = name.endIndex
        return name.map(\.asciiLowercased)
    }

    private mutating func readStartTag() {
        index += 1
        let name = readName()
        output.append("<")
        output += name
        var seen: Set<[UInt8]> = []
        var isClosed = false
        while index < html.endIndex, html[index] != ">" {
            isClosed = html[index] == "/"
            let attribute = readName()
            guard let first = attribute.first else {
                index += 1
                continue
            }
            let value = readValue() ?? attribute
            guard first == "_" || first.isASCIILetter,
                seen.insert(attribute).inserted
            else { continue }
            output.append(" ")
            output += attribute
            output.append("=\"")
            appendValue(value)
            output.append("\"")
        }
        index = min(index + 1, html.endIndex)
        output.append(isClosed || voidElements.contains(name) ? " />" : ">")
    }

    /// What follows an attribute's name; `nil` when it has no value.
    private mutating func readValue() -> [UInt8]? {
        let equals = html[index...].drop(while: \.isASCIISpace)
        guard equals.first == "=" else { return nil }
        let rest = equals.dropFirst().drop(while: \.isASCIISpace)
        guard let quote = rest.first else {
            index = html.endIndex
            return []
        }
        if quote == "\"" || quote == "'" {
            let value = rest.dropFirst().prefix { $0 != quote }
            index = min(value.endIndex + 1, html.endIndex)
            return Array(value)
        }
        let value = rest.prefix { !$0.isASCIISpace && $0 != ">" }
        index = value.endIndex
        return Array(value)
    }

    private mutating func appendValue(_ value: [UInt8]) {
        var rest = value[...]
        while let byte = rest.first {
            if byte == "&", let entity = EntityReference(rest) {
                output.appendEscaped(entity.text)
                rest = rest.dropFirst(entity.length)
            } else {
                output.appendEscaped(CollectionOfOne(byte))
                rest = rest.dropFirst()
            }
        }
    }
}

/// HTML, section "Void elements".
private let voidElements = Set(
    [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ].map { Array($0.utf8) })

private func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || "-_:.".utf8.contains(byte)
}
