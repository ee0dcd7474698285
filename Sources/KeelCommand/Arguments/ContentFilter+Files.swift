import KeelBase
import KeelContent

extension ContentFilter {
    /// As it is typed: `nl/guide/first`.
    var name: String { path.isEmpty ? language.tag : "\(language)/\(path)" }

    /// Said where it names nothing.
    ///
    /// - Parameter candidates: what it could have been meant to name.
    func namesNothing(among candidates: [String]) -> String {
        "`\(name)` names no article"
            + (suggestion(for: name, among: candidates).map { "\nhint: did you mean `\($0)`?" } ?? "")
    }

    /// Whether a file such as `Content/nl/guide/first.md` is meant, be it readable or not.
    func includes(file: String) -> Bool {
        guard file.hasPrefix("Content/"), let filter = ContentFilter(file) else { return false }
        return includes(ArticleID(filter.path), in: filter.language)
    }
}
