import Foundation
import KeelBase
import Testing

@testable import KeelContent

/// Each fixture is a site with the findings and the pages that it must give in `expected.txt`.
struct FixtureTests {
    static let folder = (Bundle.module.resourcePath ?? ".") + "/Fixtures"
    static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []

    @Test func `there are fixtures`() { #expect(Self.names.count >= 8) }

    @Test(arguments: names)
    func `a fixture gives its findings and pages and no others`(name: String) throws {
        let root = "\(Self.folder)/\(name)"
        let result = Catalog.load(root: root)
        let articles = result.catalog?.articles.flatMap(\.articles) ?? []
        let lines = result.diagnostics.map(\.line) + articles.map { "page \($0.pagePath): \($0.title)" }.sorted()
        let expected = String(decoding: try FileSystem.read("\(root)/expected.txt"), as: UTF8.self)
        #expect(lines.joined(separator: "\n") + "\n" == expected)
    }
}
