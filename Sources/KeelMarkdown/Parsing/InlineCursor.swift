internal import KeelBase

/// Follows the inline nodes of a paragraph or heading through its raw content, in document order.
///
/// cmark's own positions of inlines are wrong after line breaks in lists, quotes and links. The nodes tell what comes
/// next, so each step only has to match it: a literal with its escapes, a delimiter, the tail of a link.
struct InlineCursor {
    private(set) var content = LeafContent()
    private(set) var offset = 0
    /// How many nodes were not where they should be; they have the place of what comes before them.
    private(set) var lostCount = 0
    private var isInAutolink = false
    private var entities: [[UInt8]: [UInt8]?] = [:]

    // MARK: The leaf block

    mutating func start() {
        content.removeAll()
        offset = 0
    }

    mutating func start(with content: LeafContent) {
        self.content = content
        offset = 0
    }

    /// Adds the rest of a line.
    mutating func append(_ line: LineScanner) { content.append(line) }

    /// Moves past the link reference definitions at the start of a paragraph.
    mutating func skipDefinitions() {
        guard byte == "[" else { return }
        let syntax = LinkSyntax(bytes: content.bytes)
        while byte == "[", let end = syntax.definition(from: offset) { offset = end }
    }

    var sourceOffset: Int { mutating get { content.sourceOffset(of: offset) } }
    var sourceEnd: Int { mutating get { content.sourceEnd(of: offset) } }

    // MARK: Nodes

    mutating func skipText(_ literal: ArraySlice<UInt8>) {
        let plain = commonPlainPrefix(literal)
        var next = literal.startIndex + plain
        var end = offset + plain
        let bytes = content.bytes
        while next < literal.endIndex, end < bytes.count {
            let byte = bytes[end]
            if byte == "\\", !isInAutolink, end + 1 < bytes.count, bytes[end + 1].isASCIIPunctuation {
                guard bytes[end + 1] == literal[next] else { break }
                end += 2
                next += 1
            } else if byte == "&", let entity = entity(at: end) {
                guard literal[next...].starts(with: entity.text) else { break }
                end += entity.length
                next += entity.text.count
            } else {
                guard byte == literal[next] else { break }
                end += 1
                next += 1
            }
        }
        if next == literal.endIndex { offset = end } else { lostCount += 1 }
    }

    /// Moves to the next line's first character; without a backslash, to the first that is no blank.
    mutating func skipLineEnd() {
        var end = offset
        while let byte = byte(end), byte != "\n", byte.isASCIISpace {
            end += 1
        }
        let isBackslash = byte(end) == "\\"
        if isBackslash { end += 1 }
        if byte(end) != "\n" {
            lostCount += 1
            guard let next = content.bytes[offset...].firstIndex(of: "\n") else { return }
            end = next
        }
        end += 1
        while !isBackslash, byte(end)?.isSpaceOrTab == true { end += 1 }
        offset = end
    }

    mutating func skipCode() {
        let run = backticks(from: offset)
        guard run > 0 else {
            lostCount += 1
            return
        }
        var end = offset + run
        while let next = content.bytes[end...].firstIndex(of: "`") {
            let closing = backticks(from: next)
            end = next + closing
            if closing == run {
                offset = end
                return
            }
        }
        lostCount += 1
    }

    mutating func skipHTML(_ literal: ArraySlice<UInt8>) {
        guard content.bytes[offset...].starts(with: literal) else {
            lostCount += 1
            return
        }
        offset += literal.count
    }

    /// One end of emphasis.
    mutating func skipDelimiter(length: Int) {
        guard let first = byte, first == "*" || first == "_",
            length == 1 || byte(offset + 1) == first
        else {
            lostCount += 1
            return
        }
        offset += length
    }

    /// - Returns: whether it is an autolink.
    mutating func openLink() -> Bool {
        isInAutolink = byte == "<"
        guard isInAutolink || byte == "[" else {
            lostCount += 1
            return false
        }
        offset += 1
        return isInAutolink
    }

    mutating func openImage() {
        guard byte == "!", byte(offset + 1) == "[" else {
            lostCount += 1
            return
        }
        offset += 2
    }

    /// Moves past the end of a link or an image: past `]` and its tail, or past the `>` of an autolink.
    mutating func closeLink() {
        if isInAutolink {
            isInAutolink = false
            guard byte == ">" else {
                lostCount += 1
                return
            }
            offset += 1
            return
        }
        guard byte == "]" else {
            lostCount += 1
            return
        }
        offset = LinkSyntax(bytes: content.bytes).tail(from: offset + 1)
    }

    // MARK: Bytes

    /// How many bytes of a literal stand at the cursor as they are: the usual case, without a check for each byte.
    private func commonPlainPrefix(_ literal: ArraySlice<UInt8>) -> Int {
        literal.withUnsafeBufferPointer { literal in
            content.bytes.withUnsafeBufferPointer { content in
                let limit = min(literal.count, content.count - offset)
                var count = 0
                while count < limit {
                    let byte = content[offset + count]
                    if byte != literal[count] || byte == "\\" || byte == "&" { break }
                    count += 1
                }
                return count
            }
        }
    }

    private var byte: UInt8? { byte(offset) }

    private func byte(_ offset: Int) -> UInt8? { offset < content.bytes.count ? content.bytes[offset] : nil }

    private func backticks(from start: Int) -> Int {
        var end = start
        while byte(end) == "`" { end += 1 }
        return end - start
    }

    /// What an entity or numeric character reference stands for; `nil` when `&` stands for itself.
    private mutating func entity(at start: Int) -> (text: [UInt8], length: Int)? {
        let bytes = content.bytes
        // No name is longer than 31 letters.
        guard let end = bytes[start..<min(start + 40, bytes.count)].firstIndex(of: ";") else {
            return nil
        }
        let reference = Array(bytes[start...end])
        if let known = entities[reference] { return known.map { ($0, reference.count) } }
        let text = decodeEntity(reference)
        entities[reference] = .some(text)
        return text.map { ($0, reference.count) }
    }
}

/// Asks cmark, which has the table of names.
func decodeEntity(_ reference: [UInt8]) -> [UInt8]? {
    let isName = reference.dropFirst().dropLast().allSatisfy {
        $0.isASCIIAlphanumeric || $0 == "#"
    }
    guard isName else { return nil }
    return CMark.parse(reference) { root in
        guard let literal = root?.firstChild?.firstChild?.literal else { return nil }
        let decoded = Array(String(decoding: literal, as: UTF8.self).utf8)
        return decoded == reference ? nil : decoded
    }
}
