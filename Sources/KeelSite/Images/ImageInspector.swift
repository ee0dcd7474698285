import Foundation
import KeelBase
import KeelContent
import KeelMarkdown

/// Looks at the images of an article: how large they are, and what is missing.
struct ImageInspector: Sendable {
    let site: Site
    let article: Article

    func sizes(
        _ targets: [Document.NodeID: LinkTarget], into diagnostics: inout [Diagnostic]
    ) -> [Document.NodeID: ImageSize] {
        var sizes: [Document.NodeID: ImageSize] = [:]
        for link in article.links where link.isImage {
            if article.document.plainText(of: link.node).allSatisfy(\.isWhitespace) {
                diagnostics.append(.imageWithoutAlternative(link, in: article))
            }
            guard case .file(let path, _, _) = targets[link.node] else { continue }
            let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
            guard ImageSize.endings.contains(ending), let bytes = start(of: path) else { continue }
            if let size = ImageSize.read(bytes, ending: ending) {
                sizes[link.node] = size
            } else {
                diagnostics.append(.imageUnreadable(link, path: path, in: article))
            }
        }
        return sizes
    }

    private func start(of path: String) -> [UInt8]? {
        guard let file = FileHandle(forReadingAtPath: site.sourceFile(of: path)) else { return nil }
        defer { try? file.close() }
        return (try? file.read(upToCount: ImageSize.headerLength)).map { Array($0) } ?? []
    }
}

extension Diagnostic {
    fileprivate static func imageWithoutAlternative(_ link: Link, in article: Article) -> Diagnostic {
        Diagnostic(
            .imageNoAlternative, in: article.source, at: link.offset,
            "the image says nothing to those who don't see it", hint: "write what it shows: ![what it shows](…)")
    }

    fileprivate static func imageUnreadable(_ link: Link, path: String, in article: Article) -> Diagnostic {
        let ending = path.split(separator: ".").last.map { $0.uppercased() } ?? ""
        return Diagnostic(
            .imageUnreadable, in: article.source, at: link.offset, "\(path) is no \(ending) image, or is damaged",
            hint: "save it again from the program that made it")
    }
}
