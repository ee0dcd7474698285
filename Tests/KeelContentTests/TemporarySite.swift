import Foundation
import KeelBase

@testable import KeelContent

/// A site in a folder of its own, which goes when the value does.
final class TemporarySite {
    static let configuration =
        "languages:\n  ru: {title: Сайт}\n  et: {title: Sait}\n  nl: {title: Site}\n  ko: {title: 사이트}\n"

    let root: String

    /// - Parameter files: texts by path; a configuration with four languages is added unless there is one.
    init(_ files: [String: String]) throws {
        root = FileManager.default.temporaryDirectory.path + "/keel-content-\(UUID().uuidString)"
        try add(files)
        if files[SiteLayout.configuration] == nil { try add([SiteLayout.configuration: Self.configuration]) }
        for language in ["ru", "et", "nl", "ko"] { try FileSystem.makeDirectory("\(root)/Content/\(language)") }
    }

    deinit { try? FileSystem.remove(root) }

    func add(_ files: [String: String]) throws {
        for (path, text) in files { try add(path, Array(text.utf8)) }
    }

    func add(_ path: String, _ bytes: [UInt8]) throws {
        let full = "\(root)/\(path)"
        try FileSystem.makeDirectory(String(full[..<(full.lastIndex(of: "/") ?? full.endIndex)]))
        try FileSystem.write(bytes, to: full)
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(root)/\(path)", withDestinationPath: target)
    }

    var layout: SiteLayout { SiteLayout(root: root) }
    var loaded: (catalog: Catalog?, diagnostics: [Diagnostic]) { Catalog.load(root: root) }

    /// The pages that would be written.
    var pages: [String] { (loaded.catalog?.articles ?? []).flatMap { $0.articles.map(\.pagePath) }.sorted() }

    var findings: [String] { loaded.diagnostics.map(\.line) }
}

extension Diagnostic {
    /// `Content/nl/x.md:3:7: slug.outside: the slug …`
    var line: String {
        let place = position.map { "\(file):\($0.line):\($0.column)" } ?? file
        return "\(place): \(code.name): \(message)"
    }
}
