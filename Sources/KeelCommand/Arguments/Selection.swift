/// `--only`: the articles of a language, one article or one folder of it.
struct Selection: Sendable, Hashable, CustomStringConvertible {
    let language: String
    /// Below the language's folder, without `.md`; `nil` for all of it.
    let path: String?

    /// Reads `nl`, `nl/guide/first`, and what a shell completes: `Content/nl/guide/first.md`.
    init?(_ text: String) {
        var parts = text.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        if parts.first == "Content" { parts.removeFirst() }
        if let last = parts.last, last.hasSuffix(".md") { parts[parts.count - 1] = String(last.dropLast(3)) }
        guard let language = parts.first, !language.isEmpty, parts.last?.isEmpty == false else { return nil }
        self.language = language
        path = parts.count > 1 ? parts.dropFirst().joined(separator: "/") : nil
    }

    var description: String { path.map { "\(language)/\($0)" } ?? language }

    /// Whether a file such as `Content/nl/guide/first.md` is meant.
    func includes(_ file: String) -> Bool {
        let start = "Content/\(self)"
        return file == start + ".md" || file.hasPrefix(start + "/")
    }
}
