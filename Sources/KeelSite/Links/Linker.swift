/// Writes the way from one page to other files of the site: relative and percent-encoded.
struct Linker: Sendable {
    /// Below the site's root.
    let page: String
    /// Path of the site's root on its server, for a page that is shown at other addresses than its own: its links can't
    /// be relative to it.
    var base: String?

    /// The way to the site's root folder: empty, or ending in `/`.
    var root: String { base ?? String(repeating: "../", count: page.utf8.count { $0 == UInt8(ascii: "/") }) }

    func callAsFunction(_ target: String) -> String {
        if let base { return base + PercentEncoding.encode(target) }
        return PercentEncoding.encode(SitePath.relative(from: page, to: target))
    }
}
