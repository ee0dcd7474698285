internal import KeelBase

/// Finds web and e-mail addresses in a text.
///
/// Beyond the rules of GitHub: an address ends before a Hangul syllable that follows a letter or a digit of it, as a
/// particle does (`https://example.com을`), before a particle alone after another sign, and before space, punctuation
/// and invisible characters of other scripts; letters of any script may stand in its path (`/wiki/한글`, `/вики/`).
struct AddressScanner {
    struct Address {
        /// In bytes of the text.
        let range: Range<Int>
        /// What the destination has before the text.
        let prefix: StaticString
    }

    let text: [UInt8]
    /// What stands before the text.
    let before: Neighbour
    let byteBefore: UInt8?
    /// Where the last address ends: no other begins before.
    private var done = 0

    init(text: [UInt8], before: Neighbour, byteBefore: UInt8?) {
        self.text = text
        self.before = before
        self.byteBefore = byteBefore
    }

    func addresses() -> [Address] {
        var scanner = self
        var found: [Address] = []
        var index = 0
        while index < text.count {
            let address: Address? =
                switch text[index] {
                case "w": scanner.www(at: index)
                case ":": scanner.scheme(before: index)
                case "@": scanner.mail(around: index)
                default: nil
                }
            if let address {
                found.append(address)
                scanner.done = address.range.upperBound
                index = max(index + 1, scanner.done)
            } else {
                index += 1
            }
        }
        return found
    }

    // MARK: Kinds

    private func www(at start: Int) -> Address? {
        guard start >= done, text[start...].starts(with: "www.".utf8), mayPrecede(start) else { return nil }
        return web(start, host: start, prefix: "http://", needsDot: true)
    }

    /// `https://` and the like, whose colon is at an offset; `mailto:` and `xmpp:` before an e-mail address.
    private func scheme(before colon: Int) -> Address? {
        var start = colon
        while start > done, text[start - 1].isASCIIAlphanumeric, colon - start < 7 { start -= 1 }
        if start == 0, byteBefore?.isASCIIAlphanumeric == true { return nil }
        switch String(decoding: text[start..<colon], as: UTF8.self).lowercased() {
        case "http", "https", "ftp":
            guard text[colon...].starts(with: "://".utf8) else { return nil }
            return web(start, host: colon + 3, prefix: "", needsDot: false)
        case "mailto":
            guard let end = mailbox(from: colon + 1) else { return nil }
            return Address(range: start..<end, prefix: "")
        case "xmpp":
            guard var end = mailbox(from: colon + 1) else { return nil }
            if byte(end) == "/" {
                var resource = end + 1
                while let byte = byte(resource), byte.isASCIIAlphanumeric || byte == "@" || byte == "." {
                    resource += 1
                }
                while text[resource - 1] == "." { resource -= 1 }
                if resource > end + 1 { end = resource }
            }
            return Address(range: start..<end, prefix: "")
        default: return nil
        }
    }

    private func mail(around at: Int) -> Address? {
        var start = at
        while start > done, isMailboxByte(text[start - 1]) { start -= 1 }
        guard start < at, let end = mailbox(from: start) else { return nil }
        return Address(range: start..<end, prefix: "mailto:")
    }

    /// The end of an e-mail address.
    private func mailbox(from start: Int) -> Int? {
        var at = start
        while let byte = byte(at), isMailboxByte(byte) { at += 1 }
        guard at > start, byte(at) == "@" else { return nil }
        var end = at + 1
        while let byte = byte(end), byte.isASCIIAlphanumeric || "-_.".utf8.contains(byte) { end += 1 }
        if byte(end) == "@" { return nil }
        while end > at, text[end - 1] == "." { end -= 1 }
        let host = text[(at + 1)..<max(end, at + 1)]
        guard host.contains("."), let last = host.last, last.isASCIIAlphanumeric else { return nil }
        return end
    }

    private func web(_ start: Int, host: Int, prefix: StaticString, needsDot: Bool) -> Address? {
        guard let hostEnd = self.host(from: host, needsDot: needsDot) else { return nil }
        let end = trimmed(start..<end(from: hostEnd))
        // More than `www.` alone.
        let isWhole = end > host && (!needsDot || text[(host + 4)..<max(end, host + 4)].contains { $0 != "." })
        return isWhole ? Address(range: start..<end, prefix: prefix) : nil
    }

    // MARK: Parts

    /// The end of a host's name. Its last two parts have no underscore.
    private func host(from start: Int, needsDot: Bool) -> Int? {
        var end = start
        var underscores = [0, 0]
        var dots = 0
        while let byte = byte(end) {
            if byte == "." {
                dots += 1
                underscores = [underscores[1], 0]
            } else if byte == "_" {
                underscores[1] += 1
            } else if byte >= 0x80 {
                guard let length = continues(at: end) else { break }
                end += length
                continue
            } else if !byte.isASCIIAlphanumeric, byte != "-" {
                break
            }
            end += 1
        }
        guard end > start, text[start] != ".", underscores == [0, 0], dots > 0 || !needsDot else {
            return nil
        }
        return end
    }

    private func end(from start: Int) -> Int {
        var end = start
        while let byte = byte(end), byte > " ", byte != "<", byte != 0x7F {
            if byte < 0x80 {
                end += 1
            } else if let length = continues(at: end) {
                end += length
            } else {
                break
            }
        }
        return end
    }

    /// Without what belongs to the sentence around: punctuation, closing brackets that nothing opens, entities.
    private func trimmed(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        var excess = 0
        for byte in text[range] { excess += byte == ")" ? 1 : byte == "(" ? -1 : 0 }
        while end > range.lowerBound {
            switch text[end - 1] {
            case "?", "!", ".", ",", ":", "*", "_", "~", "'", "\"":
                end -= 1
            case ")":
                guard excess > 0 else { return end }
                excess -= 1
                end -= 1
            case ";":
                var start = end - 1
                while start > range.lowerBound, text[start - 1].isASCIIAlphanumeric { start -= 1 }
                let isEntity = start < end - 1 && start > range.lowerBound && text[start - 1] == "&"
                end = isEntity ? start - 1 : end - 1
            default: return end
            }
        }
        return end
    }

    /// The length of a character that is not ASCII, if the address goes on with it.
    private func continues(at offset: Int) -> Int? {
        let (scalar, length) = text.scalar(at: offset)
        guard let scalar else { return nil }
        if CharacterClasses.isSpace(scalar.value) || CharacterClasses.isPunctuation(scalar.value) { return nil }
        switch scalar.properties.generalCategory {
        case .format, .control, .unassigned: return nil
        default: break
        }
        let isAfterASCII = offset > 0 && text[offset - 1] < 0x80
        if isAfterASCII, CharacterClasses.isHangulSyllable(scalar.value) {
            if text[offset - 1].isASCIIAlphanumeric || isParticle(at: offset) { return nil }
        }
        return length
    }

    private func isParticle(at offset: Int) -> Bool {
        var end = offset
        while end < text.count, let scalar = text.scalar(at: end).scalar,
            CharacterClasses.isHangulSyllable(scalar.value)
        {
            end += UTF8.width(scalar)
        }
        let goesOn = byte(end).map { $0.isASCIIAlphanumeric || "/%-_=&#".utf8.contains($0) } ?? false
        return !goesOn && Self.particles.contains(String(decoding: text[offset..<end], as: UTF8.self))
    }

    private static let particles: Set = [
        "은", "는", "이", "가", "을", "를", "의", "에", "와", "과", "도", "만", "로", "으로", "에서", "에는", "에도", "에게", "부터",
        "까지", "보다", "처럼", "이나", "나", "라고", "이라고", "라는", "이라는", "입니다", "이다", "에서는", "로는", "으로는", "로도",
    ]

    // MARK: Bytes

    /// Whether `www.` may begin after what stands before it.
    private func mayPrecede(_ start: Int) -> Bool {
        guard let previous = start > 0 ? text[start - 1] : byteBefore else { return true }
        if start == 0, before == .space { return true }
        return previous <= " " || previous >= 0x80 || "*_~(".utf8.contains(previous)
    }

    private func byte(_ offset: Int) -> UInt8? { offset < text.count ? text[offset] : nil }

    private func isMailboxByte(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || ".-_+".utf8.contains(byte) }
}
