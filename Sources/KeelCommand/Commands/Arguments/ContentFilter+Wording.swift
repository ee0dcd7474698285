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
}
