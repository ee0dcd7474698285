internal import KeelBase

extension TableLexer {
    /// XML and HTML: comments, declarations, tags with attributes, character references.
    mutating func lexMarkup() {
        while position < bytes.count {
            switch bytes[position] {
            case "<": lexAngle()
            case "&": lexReference()
            default: position += 1
            }
        }
    }

    private mutating func lexAngle() {
        if starts(with: Array("<!--".utf8)) { return lexUntil("-->", .comment) }
        if starts(with: Array("<![CDATA[".utf8)) { return lexUntil("]]>", .string) }
        if starts(with: Array("<?".utf8)) { return lexUntil("?>", .directive) }
        if starts(with: Array("<!".utf8)) { return lexUntil(">", .directive) }
        var end = position + 1
        if end < bytes.count, bytes[end] == "/" { end += 1 }
        let nameStart = end
        while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
        guard end > nameStart else {
            position += 1
            return
        }
        add(.tag, to: end)
        lexAttributes()
    }

    private mutating func lexAttributes() {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case ">":
                add(.tag, to: position + 1)
                return
            case "/" where position + 1 < bytes.count && bytes[position + 1] == ">":
                add(.tag, to: position + 2)
                return
            case "<": return
            case "\"", "'":
                var end = position + 1
                while end < bytes.count, bytes[end] != byte { end += 1 }
                add(.string, to: min(end + 1, bytes.count))
            default:
                var end = position
                while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
                if end > position { add(.attribute, to: end) } else { position += 1 }
            }
        }
    }

    private mutating func lexReference() {
        var end = position + 1
        while end < bytes.count, end - position < 32, isNameByte(bytes[end]) || bytes[end] == "#" { end += 1 }
        if end < bytes.count, bytes[end] == ";", end > position + 1 {
            add(.number, to: end + 1)
        } else {
            position += 1
        }
    }

    private mutating func lexUntil(_ close: String, _ kind: Token.Kind) {
        let close = Array(close.utf8)
        var end = position + 2
        while end < bytes.count, !starts(with: close, at: end) { end += 1 }
        add(kind, to: min(end + close.count, bytes.count))
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ":", ".", 0x80...: true
        default: false
        }
    }
}
