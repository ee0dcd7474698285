import KeelBase
import KeelContent
import KeelMarkdown

/// The links in the owner's HTML. It stands in pages of every folder and language, so they begin with `{root}`.
struct SlotLinks: Sendable {
    let slot: Slot
    let map: SiteMap

    func diagnostics() -> [Diagnostic] {
        let bytes = Array(slot.text.utf8)
        let source = SourceText(path: slot.file, bytes: bytes)
        return HTMLLink.all(in: bytes).compactMap { link in
            fault(of: link.destination(in: bytes), isLoaded: link.use != .link)
                .map { Diagnostic($0, in: source, at: link.offset) }
        }
    }

    private func fault(of destination: String, isLoaded: Bool) -> LinkFault? {
        if destination.hasPrefix("#") || destination.hasPrefix("data:") { return nil }
        if let scheme = LinkResolver.scheme(of: destination) {
            return LinkResolver(map: map).fault(of: scheme, in: destination) ?? (isLoaded ? .loadedFromElsewhere : nil)
        }
        guard destination.hasPrefix("{root}") else { return .notFromRoot(destination) }
        for language in map.catalog.configuration.languages.map(\.language.tag) {
            let filled = String(destination.dropFirst(6)).replacing("{lang}", with: language)
            if let fault = fault(at: filled) { return fault }
        }
        return nil
    }

    /// - Parameter destination: below the site's root.
    private func fault(at destination: String) -> LinkFault? {
        let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = PercentEncoding.decode(parts[0].prefix { $0 != "?" })
        guard let output = map.inventory[path] else {
            return .missingOutput(path, nearest: suggestion(for: path, among: map.inventory.outputs.lazy.map(\.path)))
        }
        guard parts.count > 1, case .article(let index) = output.owner else { return nil }
        let fragment = PercentEncoding.decode(parts[1])
        let ids = map[index].headings.map(\.id)
        if fragment.isEmpty || fragment == "top" || map[index].anchors[fragment] != nil {
            return nil
        }
        return .missingAnchorFromTheme(
            fragment, file: map[index].file, nearest: suggestion(for: fragment, among: ids))
    }
}
