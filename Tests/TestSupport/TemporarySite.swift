package import KeelBase
package import KeelContent

/// A site in a folder that is removed with the value that holds it.
package final class TemporarySite: Sendable {
    private let folder: TemporaryFolder

    package var root: String { folder.path }
    package var layout: SiteLayout { SiteLayout(root: root) }
    package var loaded: (catalog: Catalog?, diagnostics: [Diagnostic]) { Catalog.load(root: root) }

    /// - Parameters:
    ///   - languages: have folders, even without files; `nil` for those that have files.
    ///   - examples: settings of examples, as YAML on one line.
    ///   - files: texts by path; a configuration is added unless there is one.
    package init(languages: [String]? = nil, examples: String = "", _ files: [String: String]) throws {
        folder = try TemporaryFolder()
        try add(files)
        for language in languages ?? [] { try FileSystem.makeDirectory("\(root)/Content/\(language)") }
        guard files["Site/site.yml"] == nil else { return }
        try write(
            Self.configuration(languages: languages ?? Self.languages(of: files))
                + (examples.isEmpty ? "" : "examples: \(examples)\n"), to: "Site/site.yml")
    }

    /// With everything that has been built.
    package init(copyOf other: TemporarySite) throws {
        folder = try TemporaryFolder(copyOf: other.root)
    }

    /// Of all settings only the languages.
    package static func configuration(languages: [String]) -> String {
        "languages:\n" + languages.map { "  \($0): {title: Site \($0)}\n" }.joined()
    }

    private static func languages(of files: [String: String]) -> [String] {
        let tags = Set(files.keys.filter { $0.hasPrefix("Content/") }.map { String($0.split(separator: "/")[1]) })
        let usual = ["ru", "et", "nl", "ko"]
        return usual.filter(tags.contains) + tags.subtracting(usual).sorted()
    }

    /// - Parameter files: texts by path.
    package func add(_ files: [String: String]) throws {
        for (path, text) in files { try write(text, to: path) }
    }

    package func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }
    package func write(_ bytes: [UInt8], to path: String) throws { try folder.write(bytes, to: path) }
    package func read(_ path: String) throws -> String { try folder.read(path) }
    package func link(_ path: String, to target: String) throws { try folder.link(path, to: target) }
}
