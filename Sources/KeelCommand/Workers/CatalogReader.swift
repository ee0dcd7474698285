import KeelBase
import KeelContent

/// Reads the site for scenes that can do nothing without it.
protocol CatalogReading: Sendable {
    /// - Throws: `CatalogUnreadable`.
    @concurrent func catalog(root: String) async throws -> (catalog: Catalog, diagnostics: [Diagnostic])
}

/// There is no site, or nothing to go on with.
struct CatalogUnreadable: Error, CustomStringConvertible {
    let diagnostics: [Diagnostic]

    var description: String {
        diagnostics.filter { $0.severity == .error }.map { diagnostic in
            let place = diagnostic.position.map { ":\($0.line):\($0.column)" } ?? ""
            return "\(diagnostic.file)\(place): \(diagnostic.message)"
        }.joined(separator: "\n")
    }
}

struct CatalogReader: CatalogReading {
    @concurrent func catalog(root: String) async throws -> (catalog: Catalog, diagnostics: [Diagnostic]) {
        let (catalog, diagnostics) = Catalog.load(root: root)
        guard let catalog else { throw CatalogUnreadable(diagnostics: diagnostics) }
        return (catalog, diagnostics)
    }
}
