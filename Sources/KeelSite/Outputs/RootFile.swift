/// A file that the site has once, at its root.
enum RootFile: String, Sendable, CaseIterable {
    case index = "index.html"
    case notFound = "404.html"
    case sitemap = "sitemap.xml"
    case robots = "robots.txt"
    case markdownList = "llms.txt"

    var path: String { rawValue }

    /// Whether it names full addresses, and so is left out of a site that has none.
    var needsAddress: Bool { self == .sitemap || self == .robots }
}
