import KeelBase
import KeelContent
import KeelMarkdown

/// The links in the owner's HTML. It stands in pages of every folder and language, so they begin with `{root}`.
struct SlotLinks: Sendable {
    let name: String
    let slot: Slot
    let map: SiteMap
    /// Paths of everything in the site.
    let paths: Set<String>

    func diagnostics() -> [Diagnostic] {
        let bytes = Array(slot.text.utf8)
        let source = SourceText(path: SiteLayout.theme(name), bytes: bytes)
        var diagnostics: [Diagnostic] = []
        var index = 0
        while index < bytes.count {
            guard let (attribute, value) = RawHTMLLinks.attribute(in: bytes, at: index) else {
                index += 1
                continue
            }
            let text = String(decoding: bytes[value], as: UTF8.self).replacing("&amp;", with: "&")
            if let fault = fault(of: text, isLoaded: attribute == "src") {
                diagnostics.append(Diagnostic(fault.code, in: source, at: index, fault.message, hint: fault.hint))
            }
            index = value.upperBound
        }
        return diagnostics
    }

    private struct Fault {
        let code: DiagnosticCode
        let message: String
        let hint: String?
    }

    private func fault(of destination: String, isLoaded: Bool) -> Fault? {
        if destination.hasPrefix("#") || destination.hasPrefix("data:") { return nil }
        if LinkResolver.scheme(of: destination) != nil {
            guard isLoaded else { return nil }
            return Fault(
                code: .imageElsewhere, message: "this would be loaded from another site, which pages don't do",
                hint: "put a copy into \(SiteLayout.assets), and name it {root}assets/…")
        }
        guard destination.hasPrefix("{root}") else {
            return Fault(
                code: .linkMissingFile, message: "\"\(destination)\" means something else in every folder",
                hint: "begin it with {root}, the way to the site's root folder")
        }
        for language in map.catalog.configuration.languages.map(\.language.tag) {
            let filled = String(destination.dropFirst(6)).replacing("{lang}", with: language)
            if let fault = fault(at: filled) { return fault }
        }
        return nil
    }

    /// - Parameter destination: below the site's root.
    private func fault(at destination: String) -> Fault? {
        let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = PercentEncoding.decode(parts[0].prefix { $0 != "?" })
        guard paths.contains(path) else {
            return Fault(
                code: .linkMissingFile, message: "the site has no file \(path)",
                hint: suggestion(for: path, among: paths.sorted()).map { "did you mean {root}\($0)?" })
        }
        guard parts.count > 1, let entry = map.pages[path] else { return nil }
        let fragment = PercentEncoding.decode(parts[1])
        let ids = map[entry].headings.map(\.id)
        if fragment.isEmpty || fragment == "top" || ids.contains(fragment) { return nil }
        return Fault(
            code: .linkMissingAnchor, message: "\(map[entry].file) has no section #\(fragment)",
            hint: suggestion(for: fragment, among: ids).map { "did you mean #\($0)?" })
    }
}
