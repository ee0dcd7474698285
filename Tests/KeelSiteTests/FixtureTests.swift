import Foundation
import KeelBase
import KeelContent
import Testing

@testable import KeelSite

/// Each folder of `Fixtures` is a small site with what must come of it: `Expected` holds the `<main>` of each page and
/// the copied files, `Expected/findings.txt` what is reported. With `KEEL_RECORD=1` in the environment the tests write
/// these files, to be read before they are committed.
@Suite struct FixtureTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures").path
    /// Files of the theme, the same in each site.
    static let theme = Set(ThemeFile.allCases.map(\.path))

    @Test(arguments: try! FileManager.default.contentsOfDirectory(atPath: folder).sorted())
    func `a fixture gives what is expected, no more and no less`(name: String) throws {
        let root = Self.folder + "/" + name
        let loaded = Catalog.load(root: root)
        let site = try RenderedSite(CheckedSite(catalog: try #require(loaded.catalog), report: nil))
        var output: [String: [UInt8]] = [:]
        for (path, bytes) in site.files where !Self.theme.contains(path) && !path.contains("/search-index/") {
            let isCopied = FileSystem.exists("\(root)/Content/\(path)") && !path.hasSuffix(".md")
            output[path] = isCopied ? bytes : Array(site.main(path).utf8)
        }
        let findings = RenderedSite.findings(loaded.diagnostics + site.diagnostics)
        output["findings.txt"] = Array(findings.map { $0 + "\n" }.joined().utf8)

        let expected = root + "/Expected"
        if ProcessInfo.processInfo.environment["KEEL_RECORD"] == "1" { try record(output, in: expected) }
        let files = try FileSystem.list(expected).filter { !$0.isDirectory }.map(\.path)
        #expect(Set(files) == Set(output.keys))
        for file in files {
            let wanted = String(decoding: try FileSystem.read(expected + "/" + file), as: UTF8.self)
            #expect(String(decoding: output[file] ?? [], as: UTF8.self) == wanted, "\(name)/\(file)")
        }
    }

    private func record(_ output: [String: [UInt8]], in folder: String) throws {
        try FileSystem.remove(folder)
        for (path, bytes) in output {
            let file = URL(filePath: folder).appending(path: path)
            try FileSystem.makeDirectory(file.deletingLastPathComponent().path)
            try FileSystem.write(bytes, to: file.path)
        }
    }
}
