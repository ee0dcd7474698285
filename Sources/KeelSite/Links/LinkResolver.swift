import KeelBase
import KeelContent
import KeelMarkdown

/// Finds what the links of articles lead to, and reports those that lead nowhere.
struct LinkResolver: Sendable {
    let map: SiteMap

    func resolve(_ reference: Reference, into diagnostics: inout [Diagnostic]) -> LinkTarget {
        let destination = reference.destination
        if destination.isEmpty {
            diagnostics.append(reference.diagnostic(.empty(isImage: !reference.isLink)))
            return .nowhere
        }
        if let scheme = Self.scheme(of: destination) {
            return resolve(reference, scheme: scheme, into: &diagnostics)
        }
        if destination.hasPrefix("//") {
            diagnostics.append(reference.diagnostic(.withoutScheme(destination, address: "https:" + destination)))
            return .nowhere
        }
        let parts = Parts(destination)
        if parts.path.isEmpty, reference.use != .image {
            return anchor(parts.fragment ?? "", in: reference.article, reference, into: &diagnostics)
                .map { .here(fragment: $0) } ?? .nowhere
        }
        let folder = parts.path.hasPrefix("/") ? "" : SitePath.folder(of: reference.article.markdownPath)
        guard let path = SitePath.resolve(parts.path, in: folder) else {
            diagnostics.append(reference.diagnostic(.outsideContent(destination)))
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

        if reference.isLink, let article = map.article(at: file) {
            let fragment = parts.fragment.flatMap { anchor($0, in: map[article], reference, into: &diagnostics) }
            return .article(article, query: parts.query, fragment: fragment)
        }
        let page = file.hasSuffix(".md") ? file.dropLast(3) + ".html" : Substring(file)
        if let output = map.inventory[file] ?? map.inventory[String(page)] {
            return .file(output.path, query: parts.query, fragment: parts.fragment)
        }
        let seeksNearest = seeksNearest(diagnostics)
        if let fault = fault(ofMissing: file, folder: isFolder ? path : nil, reference, seeksNearest) {
            diagnostics.append(reference.diagnostic(fault))
        }
        return .nowhere
    }

    private func resolve(
        _ reference: Reference, scheme: String, into diagnostics: inout [Diagnostic]
    ) -> LinkTarget {
        let destination = reference.destination
        if !reference.isLink {
            if Self.imageData.contains(where: destination.lowercased().hasPrefix) {
                return .elsewhere(destination, isWeb: false)
            }
            diagnostics.append(
                reference.diagnostic(fault(of: scheme, in: destination) ?? .imageElsewhere(reference.use)))
            return .nowhere
        }
        if let fault = fault(of: scheme, in: destination) {
            diagnostics.append(reference.diagnostic(fault))
            return .nowhere
        }
        return .elsewhere(destination, isWeb: Self.isWeb(scheme))
    }

    /// Of a scheme that no page may have, or that nobody knows.
    func fault(of scheme: String, in destination: String) -> LinkFault? {
        if Self.unsafeSchemes.contains(scheme) { return .unsafeScheme(scheme) }
        let rest = destination.dropFirst(scheme.count + 1)
        let hasHost = rest.hasPrefix("//")
        if Self.isWeb(scheme) {
            let isWhole = hasHost && rest.dropFirst(2).first.map { !"/?#".contains($0) } == true
            return isWhole ? nil : .incomplete(destination)
        }
        if schemes.contains(scheme) { return rest.isEmpty ? .incomplete(destination) : nil }
        let nearest = suggestion(for: scheme, among: hasHost ? ["http", "https"] : ["https"] + schemes.sorted())
        return .unknownScheme(scheme, nearest: nearest)
    }

    private static func isWeb(_ scheme: String) -> Bool { scheme == "http" || scheme == "https" }

    /// The id as the article has it, if it has.
    private func anchor(
        _ fragment: String, in article: Article, _ reference: Reference, into diagnostics: inout [Diagnostic]
    ) -> String? {
        // HTML, section "Scrolling to a fragment": these two lead to the top of any page.
        if fragment.isEmpty || fragment == "top" { return fragment }
        if let id = article.anchors[fragment] { return id }
        let ids = article.headings.lazy.map(\.id).filter { !$0.isEmpty }
        diagnostics.append(
            reference.diagnostic(
                .missingAnchor(
                    fragment, file: article.file == reference.article.file ? nil : article.file,
                    nearest: seeksNearest(diagnostics) ? nearestID(to: fragment, in: article) : nil,
                    ids: Array(ids.prefix(13)))))
        return nil
    }

    /// Git hosts number headings of the same name, from `#name-1` for the second.
    private func nearestID(to fragment: String, in article: Article) -> String? {
        let ids = article.headings.lazy.map(\.id).filter { !$0.isEmpty }
        guard let hyphen = fragment.lastIndex(of: "-"), let number = Int(fragment[hyphen...].dropFirst()),
            let first = article.headings.first(where: { $0.id == fragment[..<hyphen] })
        else { return suggestion(for: fragment, among: ids) }
        let equal = article.headings.filter { $0.text == first.text }
        return equal.indices.contains(number) ? equal[number].id : nil
    }

    // MARK: What isn't there

    private func fault(
        ofMissing file: String, folder: String?, _ reference: Reference, _ seeksNearest: Bool
    ) -> LinkFault? {
        // Its own error says why it has no page.
        if map.broken.contains(file) { return nil }
        if map.drafts.contains(file) { return .draft(file) }
        if let folder { return .folder(folder) }
        let isPage = file.hasSuffix(".md") || file.hasSuffix(".html")
        if reference.isLink, let address = Self.address(meantBy: reference.destination) {
            return .withoutScheme(reference.destination, address: address)
        }
        let name = file.hasSuffix(".html") ? file.dropLast(5) + ".md" : isPage ? Substring(file) : file + ".md"
        if reference.isLink, map.articles[String(name)] == nil, let other = translation(of: name) {
            return .untranslated(
                String(name), other: SitePath.relative(from: reference.article.markdownPath, to: other))
        }
        if !reference.isLink || !isPage {
            let article = map.articles[file + ".md"].map { _ in file + ".md" }
            return .missingFile(
                file, isImage: reference.use == .image,
                nearest: article ?? (seeksNearest ? map.nearestFile(to: file) : nil)
            )
        }
        return .missingPage(
            file,
            nearest: seeksNearest ? map.nearestArticle(to: String(name), but: reference.article.markdownPath) : nil)
    }

    /// A similar name is looked for as long as somebody may read of it: each search reads all names.
    private func seeksNearest(_ found: [Diagnostic]) -> Bool { found.count < 100 }

    /// `www.example.org` and `name@example.org`, which browsers' address fields and mail programs take.
    private static func address(meantBy destination: String) -> String? {
        if destination.lowercased().hasPrefix("www.") { return "https://" + destination }
        let parts = destination.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), !destination.contains("/") else {
            return nil
        }
        return "mailto:" + destination
    }

    /// The same article in another language, the source's first.
    private func translation(of path: Substring) -> String? {
        guard let slash = path.firstIndex(of: "/") else { return nil }
        let languages = map.catalog.configuration.languages.map(\.language.tag)
        let others = languages.map { $0 + path[slash...] }.filter { map.articles[$0] != nil }
        return others.first {
            map.articles[$0].map { map.catalog.articles[$0.translations].sourceLanguage == map[$0].language } ?? false
        }
            ?? others.first
    }

    // MARK: Schemes

    /// What links may have besides those of the web.
    private var schemes: Set<String> { Self.commonSchemes.union(map.catalog.configuration.linkSchemes) }

    private static let commonSchemes: Set<String> = [
        "mailto", "tel", "sms", "xmpp", "irc", "ircs", "git", "ssh", "ftp",
    ]
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
