import Foundation
import KeelBase

extension Report {
    /// The last report of a site; `nil` if there is none or it can't be read: it is worked out anew.
    package static func load(from layout: SiteLayout) -> Report? {
        guard let bytes = try? FileSystem.read(layout.report) else { return nil }
        return try? JSONDecoder().decode(Report.self, from: Data(bytes))
    }

    /// Writes the report, the same bytes for the same report.
    package func save(to layout: SiteLayout) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try FileSystem.makeDirectory(layout.state)
        try FileSystem.replace(layout.report, with: Array(try encoder.encode(self)) + [UInt8(ascii: "\n")])
    }

    /// What was found for a block of an article.
    package subscript(article: Article, fence: Fence) -> Block? { articles[article.file]?.blocks[fence.index] }
}
