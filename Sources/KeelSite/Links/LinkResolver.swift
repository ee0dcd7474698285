import KeelBase
import KeelContent
import KeelMarkdown

/// Turns what authors write into what a page links to, and reports what leads nowhere.
struct LinkResolver: Sendable {
    struct Resolution: Sendable, Equatable {
        /// Percent-encoded, relative to the page; `nil` if there is nothing to link to.
        var href: String?
        var isExternal = false
    }

    let map: SiteMap

    /// - Parameter page: the page that the link stands on, below the site's root.
    func resolve(_ link: Link, in article: Article, page: String, into diagnostics: inout [Diagnostic]) -> Resolution {
        let destination = link.destination
        let finding = Finding(link: link, article: article)
        if destination.isEmpty {
            diagnostics.append(finding.empty())
            return Resolution()
        }
        if let scheme = Self.scheme(of: destination) {
            return resolve(destination, scheme: scheme, finding, into: &diagnostics)
        }
        if destination.hasPrefix("//") {
            diagnostics.append(finding.withoutScheme())
            return Resolution()
        }
        let parts = Parts(destination)
        if parts.path.isEmpty {
            guard !link.isImage else {
                diagnostics.append(finding.missingFile(parts.path, nearest: nil))
                return Resolution()
            }
            let fragment = anchor(parts.fragment, in: article, finding, into: &diagnostics)
            return Resolution(href: fragment.map { "#" + $0 })
        }
        let folder = SitePath.folder(of: SiteMap.path(of: article))
        guard let path = SitePath.resolve(parts.path, in: parts.path.hasPrefix("/") ? "" : folder) else {
            diagnostics.append(finding.outsideContent())
            return Resolution()
        }
        return resolve(path, parts, from: page, link, finding, into: &diagnostics)
    }

    /// A path below `Content`, or below the site's root.
    private func resolve(
        _ path: String, _ parts: Parts, from page: String, _ link: Link, _ finding: Finding,
        into diagnostics: inout [Diagnostic]
    ) -> Resolution {
        let isFolder = parts.path.hasSuffix("/") || map.folders.contains(path)
        let file = isFolder && !path.hasSuffix(".md") ? (path.isEmpty ? "index.md" : path + "/index.md") : path
        let pagePath = file.hasSuffix(".md") ? file.dropLast(3) + ".html" : Substring(file)

        if !link.isImage, let entry = map.articles[file] ?? map.pages[file] {
            let target = map[entry]
            let href = encodedPath(to: target.pagePath, from: page) + parts.query
            guard let fragment = parts.fragment else { return Resolution(href: href) }
            let anchor = anchor(fragment, in: target, finding, into: &diagnostics)
            return Resolution(href: anchor.map { "\(href)#\($0)" } ?? href)
        }
        if let other = map.others[file] ?? map.others[String(pagePath)] {
            let suffix = parts.query + (parts.fragment.map { "#" + PercentEncoding.encode($0) } ?? "")
            return Resolution(href: encodedPath(to: other, from: page) + suffix)
        }
        if map.broken.contains(file) { return Resolution() }
        if map.drafts.contains(file) {
            diagnostics.append(finding.draft(file))
        } else if isFolder {
            diagnostics.append(finding.folder(path))
        } else if link.isImage || !(file.hasSuffix(".md") || file.hasSuffix(".html")) {
            let asArticle = map.articles[file + ".md"] == nil ? nil : file + ".md"
            diagnostics.append(
                finding.missingFile(file, nearest: asArticle ?? suggestion(for: file, among: map.others.keys.sorted())))
        } else {
            let name = file.hasSuffix(".html") ? file.dropLast(5) + ".md" : Substring(file)
            diagnostics.append(finding.missingPage(file, nearest: nearestArticle(to: String(name))))
        }
        return Resolution()
    }

    private func resolve(
        _ destination: String, scheme: String, _ finding: Finding, into diagnostics: inout [Diagnostic]
    ) -> Resolution {
        if Self.unsafeSchemes.contains(scheme) {
            diagnostics.append(finding.unsafeScheme(scheme))
            return Resolution()
        }
        let isWeb = scheme == "http" || scheme == "https"
        if finding.link.isImage {
            diagnostics.append(finding.imageElsewhere())
            return Resolution()
        }
        return Resolution(href: destination, isExternal: isWeb)
    }

    /// The encoded id, if the article has it.
    private func anchor(
        _ fragment: String?, in article: Article, _ finding: Finding, into diagnostics: inout [Diagnostic]
    ) -> String? {
        let fragment = fragment ?? ""
        // HTML, section "Scrolling to a fragment": these two lead to the top of any page.
        if fragment.isEmpty || fragment == "top" { return fragment }
        if let heading = article.headings.first(where: { $0.id == fragment }) {
            return PercentEncoding.encode(heading.id)
        }
        diagnostics.append(finding.missingAnchor(fragment, in: article))
        return nil
    }

    private func encodedPath(to target: String, from page: String) -> String {
        PercentEncoding.encode(SitePath.relative(from: page, to: target))
    }

    /// The article of the same name in another folder, else one of a similar name.
    private func nearestArticle(to path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        let language = path.prefix { $0 != "/" }
        let paths = map.articles.keys.filter { $0.hasPrefix(language + "/") }.sorted()
        return paths.first { $0.hasSuffix("/" + name) } ?? suggestion(for: path, among: paths)
    }

    /// What browsers run, or read from the reader's disk.
    private static let unsafeSchemes: Set<String> = ["javascript", "vbscript", "file", "data", "blob", "filesystem"]

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
