import KeelBase

/// Reads the front matter of an article.
enum FrontMatterParser {
    /// The keys that front matter may have.
    enum Key: String, CaseIterable {
        case title, description, order, date, source, module, swift, slug, aliases, draft
    }

    struct Result {
        /// `nil` if the front matter can't be read at all: the article has no page then.
        let frontMatter: FrontMatter?
        let diagnostics: [Diagnostic]
    }

    /// - Parameter source: valid UTF-8.
    static func parse(_ source: SourceText) -> Result {
        switch FrontMatterBounds.find(in: source) {
        case .absent(let bodyOffset):
            var frontMatter = FrontMatter()
            frontMatter.bodyOffset = bodyOffset
            return Result(frontMatter: frontMatter, diagnostics: [])
        case .misread(let fault, let offset):
            return Result(frontMatter: nil, diagnostics: [Diagnostic(fault, in: source, at: offset)])
        case .unclosed(let suspect):
            return Result(frontMatter: nil, diagnostics: [unclosed(source, suspect)])
        case .block(let yaml, let bodyOffset):
            do {
                let node = try YAMLParser.parse(source, in: yaml)
                return read(node, in: source, bodyOffset: bodyOffset)
            } catch {
                return Result(frontMatter: nil, diagnostics: [.yamlFault(error, in: source, .frontMatter)])
            }
        }
    }

    private static func unclosed(_ source: SourceText, _ suspect: Int?) -> Diagnostic {
        let notes = suspect.map { [Diagnostic.Note(ContentRemark.neitherYAMLNorFence, in: source, at: $0)] } ?? []
        let start = SourcePosition(line: 1, column: 1)
        return Diagnostic(FrontMatterFault.unclosed, file: source.path, position: start, notes: notes)
    }

    private static func read(_ node: YAMLNode?, in source: SourceText, bodyOffset: Int) -> Result {
        var frontMatter = FrontMatter()
        frontMatter.bodyOffset = bodyOffset
        guard let node else { return Result(frontMatter: frontMatter, diagnostics: []) }
        guard case .mapping(let entries) = node.content else {
            return Result(
                frontMatter: nil, diagnostics: [Diagnostic(FrontMatterFault.noMapping, in: source, at: node.offset)])
        }
        var reader = ValueReader(source: source, area: .frontMatter)
        for entry in entries { read(entry, into: &frontMatter, with: &reader) }
        return Result(frontMatter: frontMatter, diagnostics: reader.diagnostics)
    }

    private static func read(_ entry: YAMLEntry, into frontMatter: inout FrontMatter, with reader: inout ValueReader) {
        guard let key = Key(rawValue: entry.key) else {
            return reader.noteUnknownKey(entry, known: Key.allCases.map(\.rawValue))
        }
        frontMatter.offsets[entry.key] = entry.value.offset
        switch key {
        case .title:
            // Indented code after front matter that was never closed reads as more of the title.
            frontMatter.title = reader.parsed(entry, expected: .line) { title in
                title.contains(where: \.isNewline) ? nil : title
            }
        case .description: frontMatter.description = reader.text(entry)
        case .order: frontMatter.order = reader.integer(entry)
        case .date:
            frontMatter.date = reader.parsed(entry, expected: .date) { isDate($0) ? $0 : nil }
        case .source: frontMatter.source = reader.text(entry).map(Language.init)
        case .module:
            frontMatter.module = reader.parsed(entry, expected: .moduleName) { isIdentifier($0) ? $0 : nil }
        case .swift: frontMatter.swift = reader.text(entry)
        case .slug:
            // An empty slug is a slug that can't be: its own check says so.
            if case .scalar(let text, _) = entry.value.content {
                frontMatter.slug = text
            } else {
                reader.noteWrongValue(entry, expected: .text)
            }
        case .aliases:
            let aliases = reader.texts(entry)
            frontMatter.aliases = aliases.map(\.text)
            frontMatter.aliasOffsets = aliases.map(\.offset)
        case .draft: frontMatter.isDraft = reader.boolean(entry) ?? false
        }
    }

    /// ISO 8601's calendar date, a day that exists.
    private static func isDate(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == "-" }),
            let year = Int(text.prefix(4)), let month = Int(text.dropFirst(5).prefix(2)), let day = Int(text.suffix(2)),
            1...12 ~= month
        else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return 1...days[month - 1] ~= day
    }

    private static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.utf8.first, !first.isASCIIDigit else { return false }
        return text.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "_")
        }
    }
}
