import Foundation
import KeelBase
import KeelContent
import KeelSite
import Testing

/// A site in a temporary folder.
struct TestSite {
    let root: String

    /// - Parameter files: text by path below the root; `Site/site.yml` is made for the languages that have a folder
    ///   unless it is given.
    init(_ files: [String: String]) throws {
        root = FileManager.default.temporaryDirectory.appending(path: "keel-site-\(UUID().uuidString)").path
        var files = files
        if files["Site/site.yml"] == nil {
            let tags = Set(files.keys.filter { $0.hasPrefix("Content/") }.map { String($0.split(separator: "/")[1]) })
            let order =
                ["ru", "et", "nl", "ko"].filter(tags.contains) + tags.subtracting(["ru", "et", "nl", "ko"]).sorted()
            files["Site/site.yml"] = "languages:\n" + order.map { "  \($0): {title: Site \($0)}\n" }.joined()
        }
        for (path, text) in files { try write(text, to: path) }
    }

    func write(_ text: String, to path: String) throws {
        try FileSystem.makeDirectory(root + "/" + SiteFiles.folder(of: path))
        try FileSystem.write(Array(text.utf8), to: root + "/" + path)
    }

    func remove() { try? FileSystem.remove(root) }

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
        let folder = FileManager.default.temporaryDirectory.appending(path: "keel-public-\(UUID().uuidString)").path
        defer { try? FileSystem.remove(folder) }
        _ = try SitePublisher(target: folder, staging: folder + ".new").render(site).commit()
        var files: [String: [UInt8]] = [:]
        for entry in try FileSystem.list(folder) where !entry.isDirectory {
            files[entry.path] = try FileSystem.read(folder + "/" + entry.path)
        }
        self.files = files
        diagnostics = site.diagnostics
        externalLinks = site.externalLinks
        pageCount = site.pageCount
    }
}

enum SiteFiles {
    static func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }
}

extension RenderedSite {
    subscript(path: String) -> String? { files[path].map { String(decoding: $0, as: UTF8.self) } }

    /// What is in a page's `<main>`.
    func main(_ path: String) -> String {
        guard let page = self[path], let start = page.firstRange(of: "<main id=\"text\""),
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
