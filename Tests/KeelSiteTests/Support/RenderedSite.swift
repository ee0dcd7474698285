import Foundation
import KeelBase
import KeelContent
import KeelSite
import TestSupport
import Testing

extension TemporarySite {
    func catalog() throws -> Catalog { try #require(Catalog.load(root: root).catalog) }

    func render(
        report: Report? = nil, downloads: Downloads = Downloads(), diagrams: Diagrams = Diagrams()
    ) throws -> RenderedSite {
        try RenderedSite(
            CheckedSite(catalog: catalog(), report: report, downloads: downloads, diagrams: diagrams))
    }
}

/// A site that was rendered into a temporary folder.
struct RenderedSite {
    /// By path.
    let files: [String: [UInt8]]
    let diagnostics: [Diagnostic]
    let externalLinks: [ExternalLink]
    let pageCount: Int

    init(_ site: CheckedSite) throws {
        let folder = try TemporaryFolder()
        let target = folder.path + "/public"
        _ = try SitePublisher(target: target, staging: folder.path + "/new").render(site).commit()
        files = try TestSupport.files(below: target).filter { $0.key != WrittenFiles.name }
        diagnostics = site.diagnostics
        externalLinks = site.externalLinks
        pageCount = site.pageCount
    }
}

extension RenderedSite {
    subscript(path: String) -> String? { files[path].map { String(decoding: $0, as: UTF8.self) } }

    /// What is in a page's `<main>`.
    func main(_ path: String) -> String {
        guard let page = self[path], let start = page.firstRange(of: "<main id=\"page.text\""),
            let open = page[start.upperBound...].firstRange(of: ">\n"), let end = page.firstRange(of: "</main>")
        else { return "" }
        return String(page[open.upperBound..<end.lowerBound])
    }

    /// `Content/nl/a.md:3:5: link.missing-page: there is no article at Content/nl/b.md`
    var findings: [String] { Self.findings(diagnostics) }

    static func findings(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.sortedByPlace().map {
            let place = $0.position.map { ":\($0.line):\($0.column)" } ?? ""
            return "\($0.file)\(place): \($0.code.name): \($0.message)" + ($0.hint.map { " (\($0))" } ?? "")
        }
    }
}

extension String {
    /// The values of an attribute, in order.
    func values(of attribute: String, in tag: String = "") -> [String] {
        ranges(of: "<\(tag)").flatMap { start -> [String] in
            let rest = self[start.upperBound...]
            guard let end = rest.firstIndex(of: ">") else { return [] }
            let element = rest[..<end]
            guard let name = element.firstRange(of: " \(attribute)=\""),
                let close = element[name.upperBound...].firstIndex(of: "\"")
            else { return [] }
            return [String(element[name.upperBound..<close])]
        }
    }
}
