import KeelBase
import KeelContent
import KeelMarkdown

/// Finds what the links of articles lead to, and reports those that lead nowhere.
struct LinkResolver: Sendable {
    let map: SiteMap

    func resolve(_ reference: Reference, into diagnostics: inout [Diagnostic]) -> LinkTarget {
        let destination = reference.destination
        if destination.isEmpty {
            diagnostics.append(reference.empty())
            return .nowhere
        }
        if let scheme = Self.scheme(of: destination) {
            return resolve(reference, scheme: scheme, into: &diagnostics)
        }
        if destination.hasPrefix("//") {
            diagnostics.append(reference.withoutScheme())
            return .nowhere
        }
        let parts = Parts(destination)
        if parts.path.isEmpty, !reference.isImage {
            return anchor(parts.fragment ?? "", in: reference.article, reference, into: &diagnostics)
                .map { .here(fragment: $0) } ?? .nowhere
        }
        let folder = parts.path.hasPrefix("/") ? "" : SitePath.folder(of: SiteMap.path(of: reference.article))
        guard let path = SitePath.resolve(parts.path, in: folder) else {
            diagnostics.append(reference.outsideContent())
            return .nowhere
        }
        return resolve(path, parts, reference, into: &diagnostics)
    }

    /// A path below `Content`, or below the site's root.
    private func resolve(
        _ path: String, _ parts: Parts, _ reference: Reference, into diagnostics: inout [Diagnostic]
    ) -> LinkTarget {
        let isFolder = parts.path.hasSuffix("/") || map.folders.contains(path)
        let file = isFolder && !path.hasSuffix(".md") ? (path.isEmpty ? "index.md" : path + "/index.md") : path

        if !reference.isImage, let entry = map.articles[file] ?? map.pages[file] {
            let fragment = parts.fragment.flatMap { anchor($0, in: map[entry], reference, into: &diagnostics) }
            return .article(entry, query: parts.query, fragment: fragment)
        }
        let page = file.hasSuffix(".md") ? file.dropLast(3) + ".html" : Substring(file)
        if let other = map.others[file] ?? map.others[String(page)] {
            return .file(other, query: parts.query, fragment: parts.fragment)
        }
        if let diagnostic = diagnostic(forMissing: file, folder: isFolder ? path : nil, reference) {
            diagnostics.append(diagnostic)
        }
        return .nowhere
    }

    private func resolve(
        _ reference: Reference, scheme: String, into diagnostics: inout [Diagnostic]
    ) -> LinkTarget {
        let destination = reference.destination
        if reference.isImage {
            if Self.imageData.contains(where: destination.lowercased().hasPrefix) {
                return .elsewhere(destination, isWeb: false)
            }
            let isUnsafe = Self.unsafeSchemes.contains(scheme)
            diagnostics.append(isUnsafe ? reference.unsafeScheme(scheme) : reference.imageElsewhere())
            return .nowhere
        }
        if Self.unsafeSchemes.contains(scheme) {
            diagnostics.append(reference.unsafeScheme(scheme))
            return .nowhere
        }
        return .elsewhere(destination, isWeb: scheme == "http" || scheme == "https")
    }

    /// The id as the article has it, if it has.
    private func anchor(
        _ fragment: String, in article: Article, _ reference: Reference, into diagnostics: inout [Diagnostic]
    ) -> String? {
        // HTML, section "Scrolling to a fragment": these two lead to the top of any page.
        if fragment.isEmpty || fragment == "top" { return fragment }
        if let heading = article.headings.first(where: { $0.id == fragment }) { return heading.id }
        diagnostics.append(reference.missingAnchor(fragment, in: article))
        return nil
    }

    // MARK: What isn't there

    private func diagnostic(forMissing file: String, folder: String?, _ reference: Reference) -> Diagnostic? {
        // Its own error says why it has no page.
        if map.broken.contains(file) { return nil }
        if map.drafts.contains(file) { return reference.draft(file) }
        if let folder { return reference.folder(folder) }
        if reference.isImage || !(file.hasSuffix(".md") || file.hasSuffix(".html")) {
            let article = map.articles[file + ".md"].map { _ in file + ".md" }
            return reference.missingFile(
                file, nearest: article ?? suggestion(for: file, among: map.others.keys.sorted()))
        }
        let name = file.hasSuffix(".html") ? file.dropLast(5) + ".md" : Substring(file)
        return reference.missingPage(file, nearest: nearestArticle(to: String(name)))
    }

    /// The article of the same name in another folder, else one of a similar name.
    private func nearestArticle(to path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        let language = path.prefix { $0 != "/" }
        let paths = map.articles.keys.filter { $0.hasPrefix(language + "/") }.sorted()
        return paths.first { $0.hasSuffix("/" + name) } ?? suggestion(for: path, among: paths)
    }

    // MARK: Schemes

    /// What browsers run, or read from the reader's disk.
    private static let unsafeSchemes: Set<String> = ["javascript", "vbscript", "file", "data", "blob", "filesystem"]
    /// Images in the text itself that can't hold a script.
    private static let imageData = ["data:image/png", "data:image/gif", "data:image/jpeg", "data:image/webp"]

    /// RFC 3986, section 3.1; in lower case.
    static func scheme(of destination: String) -> String? {
        guard let colon = destination.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = destination[..<colon].lowercased()
        guard scheme.utf8.count > 1, let first = scheme.utf8.first,
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
        else { return nil }
        let isAllowed = scheme.utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
                UInt8(ascii: "-"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        return isAllowed ? scheme : nil
    }

    /// `guide/first.md?x#part`
    private struct Parts {
        /// Decoded.
        let path: String
        /// With its `?`, as typed.
        let query: String
        /// Decoded; `nil` without a `#`.
        let fragment: String?

        init(_ destination: String) {
            let hash = destination.firstIndex(of: "#") ?? destination.endIndex
            let question = destination[..<hash].firstIndex(of: "?") ?? hash
            path = PercentEncoding.decode(destination[..<question])
            query = String(destination[question..<hash])
            fragment = hash < destination.endIndex ? PercentEncoding.decode(destination[hash...].dropFirst()) : nil
        }
    }
}
