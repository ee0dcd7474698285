import Foundation
import KeelBase

extension Report {
    /// Where the last report is kept, relative to the site's root.
    package static let path = "Site/.keel/report.json"

    /// The last report of the site in a folder; `nil` if there is none or it can't be read: it is worked out anew.
    package static func load(root: String) -> Report? {
        guard let bytes = try? FileSystem.read("\(root)/\(path)") else { return nil }
        return try? JSONDecoder().decode(Report.self, from: Data(bytes))
    }

    /// Writes the report, the same bytes for the same report.
    package func save(root: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try FileSystem.makeDirectory("\(root)/Site/.keel")
        try FileSystem.replace("\(root)/\(Self.path)", with: Array(try encoder.encode(self)) + [UInt8(ascii: "\n")])
    }

    /// What was found for a block of an article.
    package subscript(article: Article, fence: Fence) -> Block? { articles[article.file]?.blocks[fence.index] }
}
