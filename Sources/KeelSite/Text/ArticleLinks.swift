import KeelBase
import KeelContent
import KeelMarkdown

/// What the links, images and raw HTML of an article lead to, looked up before anything is rendered.
struct ArticleLinks: Sendable {
    /// Of the article's links, one for each.
    let targets: [LinkTarget]
    let rawHTML: [Document.NodeID: RawHTMLLinks]
    /// Of the images that are files of the site.
    private(set) var imageSizes: [Document.NodeID: ImageSize] = [:]
    /// The first image, for those who show the page as a card.
    private(set) var firstImage: String?
    /// To other sites, in no order.
    let external: [ExternalLink]
    private(set) var diagnostics: [Diagnostic]

    init(_ article: Article, in site: Site) {
        let resolver = LinkResolver(map: site.map)
        var diagnostics: [Diagnostic] = []
        var targets: [LinkTarget] = []
        targets.reserveCapacity(article.links.count)
        var external: [Reference] = []
        for link in article.links {
            let reference = Reference(link, in: article)
            let target = resolver.resolve(reference, into: &diagnostics)
            if case .elsewhere(_, isWeb: true) = target { external.append(reference) }
            targets.append(target)
        }
        var rawHTML: [Document.NodeID: RawHTMLLinks] = [:]
        switch site.catalog.configuration.rawHTML {
        case .escape: break
        case .omit:
            let reportsGenerics = site.catalog.configuration.markdown.lints
            for html in article.rawHTML where !html.isComment && !html.text.hasPrefix("</") {
                // `Set<Int>` in the text has a warning of its own.
                if reportsGenerics, html.looksGeneric { continue }
                let start = String(html.text.prefix { !$0.isNewline }.prefix(40))
                diagnostics.append(
                    Diagnostic(HTMLFault.omitted(start, isBlock: html.isBlock), in: article.source, at: html.offset))
            }
        case .allow:
            for html in article.rawHTML {
                rawHTML[html.node] = RawHTMLLinks(html, in: article, resolver: resolver, into: &diagnostics)
            }
            diagnostics += RawHTMLLinks.anchorFaults(in: article)
        }
        external += rawHTML.values.flatMap(\.external)
        self.external = external.map {
            ExternalLink(
                address: $0.destination, file: article.file, position: article.source.position(at: $0.offset))
        }
        self.targets = targets
        self.rawHTML = rawHTML
        self.diagnostics = diagnostics
        for (link, target) in zip(article.links, targets) where link.isImage {
            look(at: link, target, of: article, in: site)
        }
    }

    private mutating func look(at image: Link, _ target: LinkTarget, of article: Article, in site: Site) {
        func report(_ fault: ImageFault) {
            diagnostics.append(Diagnostic(fault, in: article.source, at: image.offset))
        }
        if !image.isDescribed { report(.noAlternative) }
        guard case .file(let path, _, _) = target else { return }
        if firstImage == nil { firstImage = path }
        guard let output = site.inventory[path], output.owner == .file || output.owner == .asset else { return }
        switch ImageFile(site.source(of: output)) {
        case .size(let size): imageSizes[image.node] = size
        case .unreadable: report(.unreadable(path))
        case .sizeless, nil: break
        }
    }
}
