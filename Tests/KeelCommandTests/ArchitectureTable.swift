import Foundation
import KeelBase

/// The tables of `ARCHITECTURE.md`, which tests hold the sources to.
struct ArchitectureTable {
    /// The cells of each row after the first two, as they are written.
    let rows: [[String]]

    /// - Parameter heading: with its number signs. The first table below it is read.
    init(below heading: String) throws {
        let text = String(
            decoding: try FileSystem.read(HouseSources.root + "/ARCHITECTURE.md"), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        rows =
            lines.drop { $0 != heading }.dropFirst()
            .prefix { !$0.hasPrefix("#") }.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
            .dropFirst(2)
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    /// What stands between backticks.
    static func names(in cell: String) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
