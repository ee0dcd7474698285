import KeelBase
import KeelContent

/// The modules below the command, one call each.
struct SiteWorker: MakeWorking {
    func lock(root: String) async throws -> SiteLock {
        try SiteLock(in: root + "/Site/.keel")
    }

    func readCatalog(root: String) async throws -> Make.Read {
        throw Make.Failure.stage(.read, reason: "not joined yet")
    }

    func checkExamples(
        in catalog: Catalog, selections: [Selection], progress: @escaping @Sendable (Make.Progress.Response) -> Void
    ) async throws -> Make.Checked { Make.Checked() }

    func lastReport(on catalog: Catalog) async throws -> Make.Checked { Make.Checked() }

    func renderSite(from catalog: Catalog, report: Report?) async throws -> Make.Rendered {
        Make.Rendered(pages: 0, diagnostics: []) { StagedFolder.Changes() }
    }

    @concurrent func publish(_ site: Make.Rendered) async throws -> StagedFolder.Changes {
        try site.publish()
    }

    @concurrent func sourceLines(of diagnostics: [Diagnostic], root: String) async -> [String?] {
        var sources: [String: SourceText?] = [:]
        return diagnostics.map { diagnostic in
            guard let position = diagnostic.position else { return nil }
            let file = diagnostic.file
            let source =
                sources[file] ?? (try? FileSystem.read("\(root)/\(file)")).map { SourceText(path: file, bytes: $0) }
            sources[file] = .some(source)
            guard let source, position.line >= 1, position.line <= source.lineStarts.count else { return nil }
            var range = source.lineRange(position.line - 1)
            if position.line == 1 {
                range = min(range.lowerBound + source.byteOrderMarkLength, range.upperBound)..<range.upperBound
            }
            return String(decoding: source.bytes[range], as: UTF8.self)
        }
    }
}
