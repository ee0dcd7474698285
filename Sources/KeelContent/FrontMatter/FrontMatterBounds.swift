import KeelBase

/// Where a text's front matter begins and ends.
///
/// It opens with a first line `---` and ends at the next one. Markdown has the same line for a thematic break, so
/// what stands between is looked at too:
/// - a `---` followed by a blank line and something else than `key:` is a thematic break, and there is no front matter;
/// - where Markdown comes before the next `---`, the front matter was never closed.
enum FrontMatterBounds: Sendable, Equatable {
    case absent(bodyOffset: Int)
    case block(yaml: Range<Int>, bodyOffset: Int)
    /// `suspect`: byte offset of the line that should have closed it, or of the first line of Markdown.
    case unclosed(suspect: Int?)
    /// Something that looks like it and isn't; `offset` is that of its opening line.
    case misread(FrontMatterFault, offset: Int)

    static func find(in source: SourceText) -> FrontMatterBounds {
        let start = source.byteOrderMarkLength
        let lines = FrontMatterLines(source: source)
        guard lines.kind(of: 0) == .fence else {
            return lines.misread().map { .misread($0.fault, offset: $0.offset) } ?? .absent(bodyOffset: start)
        }
        let opensWithBlank = source.lineStarts.count > 1 && lines.kind(of: 1) == .blank
        if opensWithBlank, lines.firstInked(after: 0) == .other { return .absent(bodyOffset: start) }

        let yamlStart = source.lineStarts.count > 1 ? source.lineStarts[1] : source.bytes.count
        var previous = FrontMatterLines.Kind.fence
        for index in source.lineStarts.indices.dropFirst() {
            let kind = lines.kind(of: index)
            switch kind {
            case .fence:
                let next = index + 1
                let bodyOffset = next < source.lineStarts.count ? source.lineStarts[next] : source.bytes.count
                return .block(yaml: yamlStart..<source.lineStarts[index], bodyOffset: bodyOffset)
            case .nearFence: return .unclosed(suspect: source.lineStarts[index])
            case .other where previous == .blank: return .unclosed(suspect: source.lineStarts[index])
            case .heading where previous == .blank && lines.endsParagraph(index):
                return .unclosed(suspect: source.lineStarts[index])
            default: break
            }
            previous = kind
        }
        return .unclosed(suspect: nil)
    }
}

/// What a line can be in front matter, as far as that shows without parsing it.
struct FrontMatterLines {
    enum Kind {
        /// `---`
        case fence
        /// `--`, `----`, `...`, `===`, `—`: meant for a fence.
        case nearFence
        case blank
        /// `# text`: a comment in YAML, a heading in Markdown.
        case heading
        /// A key, an item, a bracket, a comment, or anything indented.
        case yaml
        case other
    }

    let source: SourceText

    func kind(of index: Int) -> Kind {
        var range = source.lineRange(index)
        if index == 0 { range = min(source.byteOrderMarkLength, range.upperBound)..<range.upperBound }
        var line = source.bytes[range]
        while line.last?.isSpaceOrTab == true { line.removeLast() }
        guard let first = line.first else { return .blank }
        if line.elementsEqual("---".utf8) { return .fence }
        if isNearFence(line) { return .nearFence }
        switch first {
        case " ", "\t": return .yaml
        case "#":
            let afterHashes = line.drop { $0 == "#" }
            return afterHashes.first == " " && line.count - afterHashes.count <= 6 ? .heading : .yaml
        case "-" where line.dropFirst().first == " ": return .yaml
        case "[", "]", "{", "}": return .yaml
        default: return hasKey(line) ? .yaml : .other
        }
    }

    /// The kind of the first line after `index` that is not blank; `nil` at the end of the text.
    func firstInked(after index: Int) -> Kind? {
        source.lineStarts.indices.dropFirst(index + 1).lazy.map(kind).first { $0 != .blank }
            .map { $0 == .heading ? .other : $0 }
    }

    /// Whether a blank line, a fence or the end of the text follows.
    func endsParagraph(_ index: Int) -> Bool {
        let next = index + 1
        guard next < source.lineStarts.count else { return true }
        let kind = kind(of: next)
        return kind == .blank || kind == .fence
    }

    /// `key:` with nothing after the colon or a space; a key has no spaces.
    func hasKey(_ line: ArraySlice<UInt8>) -> Bool {
        guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return false }
        let key = line[..<colon]
        let next = line[(colon + 1)...].first
        return !key.contains(" ") && !key.contains("\t")
            && (next == nil || next == " " || next == "\t")
    }

    private func isNearFence(_ line: ArraySlice<UInt8>) -> Bool {
        let dashes: Set<Unicode.Scalar> = ["-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}"]
        guard line.count <= 80 else { return false }
        let scalars = String(decoding: line, as: UTF8.self).unicodeScalars.filter { $0 != " " }
        guard let first = scalars.first else { return false }
        if scalars.allSatisfy({ dashes.contains($0) }) { return scalars.count > 1 || first != "-" }
        return scalars.count >= 3 && scalars.allSatisfy { $0 == first } && "=.+~*_".unicodeScalars.contains(first)
    }
}
