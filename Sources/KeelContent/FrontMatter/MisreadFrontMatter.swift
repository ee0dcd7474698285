import KeelBase

/// Front matter in another tool's form, or in another place than the start of the text: Markdown would show it.
extension FrontMatterLines {
    func misread() -> (fault: FrontMatterFault, offset: Int)? {
        guard let first = source.lineStarts.indices.first(where: { kind(of: $0) != .blank }) else { return nil }
        let offset = source.lineRange(first).lowerBound
        return fault(from: first).map { ($0, offset) }
    }

    private func fault(from first: Int) -> FrontMatterFault? {
        let opening = text(of: first)
        if opening == "+++" { return isTOML(after: first) ? .otherForm(opening: opening, .toml) : nil }
        if opening.hasPrefix("{") { return isJSON(from: first) ? .otherForm(opening: "{", .json) : nil }
        if let key = key(of: first).flatMap(FrontMatterParser.Key.init) { return faultOfKeys(key, from: first) }
        guard let kind = self.opening(opening, at: first),
            let closing = lines(after: first).first(where: { isFence($0) || text(of: $0) == opening }),
            closing > first + 1
        else { return nil }
        // What stands between such lines with the name of another form is surely meant for it.
        if case .named(let form) = kind { return .otherForm(opening: opening, form) }
        guard (first + 1..<closing).allSatisfy({ self.kind(of: $0) == .yaml }), key(of: first + 1) != nil else {
            return nil
        }
        return kind == .right ? .notFirst : .otherForm(opening: opening, .yaml)
    }

    private enum Opening: Equatable {
        case right, other
        case named(FrontMatterFault.Form)
    }

    /// `---`, what was meant for it, or `---toml`.
    private func opening(_ line: String, at index: Int) -> Opening? {
        if line == "---" { return .right }
        if kind(of: index) == .nearFence { return .other }
        guard line.hasPrefix("---") else { return nil }
        switch line.drop(while: { $0 == "-" || $0 == " " }).lowercased() {
        case "yaml", "yml": return .other
        case "toml": return .named(.toml)
        case "json": return .named(.json)
        default: return nil
        }
    }

    /// Lines of known keys without a line `---` before them, nor perhaps after them.
    private func faultOfKeys(_ key: FrontMatterParser.Key, from first: Int) -> FrontMatterFault? {
        let end = lines(after: first).first { isFence($0) || kind(of: $0) == .blank } ?? source.lineStarts.count
        let isClosed = end < source.lineStarts.count && isFence(end)
        // One line may be a sentence, unless it begins as none does.
        let isSure = isClosed || end > first + 1 || [.title, .slug, .aliases, .draft, .order].contains(key)
        return isSure && (first..<end).allSatisfy { kind(of: $0) == .yaml } ? .notOpened : nil
    }

    private func lines(after index: Int) -> Range<Int> {
        index + 1..<max(index + 1, min(source.lineStarts.count, index + 200))
    }

    private func isFence(_ index: Int) -> Bool {
        let kind = kind(of: index)
        return kind == .fence || kind == .nearFence || text(of: index) == "---"
    }

    /// Without white space at either end.
    private func text(of index: Int) -> String {
        var line = source.bytes[source.lineRange(index)]
        if index == 0 { line = line.dropFirst(source.byteOrderMarkLength) }
        return String(decoding: line.trimmingSpace.prefix(400), as: UTF8.self)
    }

    private func key(of index: Int) -> String? {
        guard index < source.lineStarts.count else { return nil }
        let line = Array(text(of: index).utf8)
        return hasKey(line[...]) ? String(decoding: line.prefix { $0 != ":" }, as: UTF8.self) : nil
    }

    /// To the closing line, or, where there is none, a first line that can be nothing else.
    private func isTOML(after first: Int) -> Bool {
        guard let closing = lines(after: first).first(where: { text(of: $0) == "+++" }) else {
            guard first + 1 < source.lineStarts.count else { return false }
            let line = text(of: first + 1)
            return line.contains("=") && isTOML(line)
        }
        return closing > first + 1
            && (first + 1..<closing).allSatisfy { kind(of: $0) == .blank || isTOML(text(of: $0)) }
    }

    /// `key = value`, `[table]`, a comment, or a line of a value that goes on.
    private func isTOML(_ line: String) -> Bool {
        guard let first = line.first else { return true }
        if "#[]\"' }{".contains(first) { return true }
        let key = line.prefix { $0 != "=" }
        return key.count < line.count && !key.dropLast().contains(" ")
    }

    private func isJSON(from first: Int) -> Bool {
        let opening = text(of: first).dropFirst().drop { $0 == " " }
        let line = opening.isEmpty && first + 1 < source.lineStarts.count ? text(of: first + 1)[...] : opening
        guard line.hasPrefix("\""), let colon = line.firstIndex(of: ":") else { return false }
        return line[..<colon].drop { $0 != " " }.allSatisfy { $0 == " " } && line[..<colon].contains { $0 == "\"" }
            && ([first] + lines(after: first)).contains { text(of: $0).hasSuffix("}") }
    }
}
