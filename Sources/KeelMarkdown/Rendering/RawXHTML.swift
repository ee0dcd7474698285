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
            case UInt8(ascii: "<"): readMarkup()
            case UInt8(ascii: "&"): readReference()
            case UInt8(ascii: ">"):
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
        } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
            index = end(of: ">", from: index)
        } else if next == UInt8(ascii: "/") {
            index += 2
            let name = readName()
            index = end(of: ">", from: index)
            guard !name.isEmpty, !voidElements.contains(name) else { return }
            output.append("</")
            output += name
            output.append(">")
        } else if CharacterClasses.isASCIILetter(UInt32(next)) {
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
            if byte == UInt8(ascii: "-"), output.last == byte { output.append(UInt8(ascii: " ")) }
            output.append(byte)
        }
        if output.last == UInt8(ascii: "-") { output.append(UInt8(ascii: " ")) }
        output.append("-->")
    }

    private mutating func readName() -> [UInt8] {
        let name = html[index...].prefix { isNameByte($0) }
        index = name.endIndex
        return name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }

    private mutating func readStartTag() {
        index += 1
        let name = readName()
        output.append("<")
        output += name
        var seen: Set<[UInt8]> = []
        var isClosed = false
        while index < html.endIndex, html[index] != UInt8(ascii: ">") {
            isClosed = html[index] == UInt8(ascii: "/")
            let attribute = readName()
            guard let first = attribute.first else {
                index += 1
                continue
            }
            let value = readValue() ?? attribute
            guard first == UInt8(ascii: "_") || CharacterClasses.isASCIILetter(UInt32(first)),
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
        let equals = html[index...].drop(while: isSpace)
        guard equals.first == UInt8(ascii: "=") else { return nil }
        let rest = equals.dropFirst().drop(while: isSpace)
        guard let quote = rest.first else {
            index = html.endIndex
            return []
        }
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            let value = rest.dropFirst().prefix { $0 != quote }
            index = min(value.endIndex + 1, html.endIndex)
            return Array(value)
        }
        let value = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: ">") }
        index = value.endIndex
        return Array(value)
    }

    private mutating func appendValue(_ value: [UInt8]) {
        var rest = value[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "&"), let entity = EntityReference(rest) {
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

private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }

private func isNameByte(_ byte: UInt8) -> Bool {
    CharacterClasses.isASCIILetter(UInt32(byte)) || CharacterClasses.isDigit(UInt32(byte)) || "-_:.".utf8.contains(byte)
}
