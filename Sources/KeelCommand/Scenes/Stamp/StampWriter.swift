import KeelBase
import KeelContent

/// Reads the site and puts stamps beside it.
struct StampWriter: StampWorking {
    @concurrent func catalog(root: String) async throws -> (catalog: Catalog, diagnostics: [Diagnostic]) {
        try await CatalogReader().catalog(root: root)
    }

    @concurrent func write(_ text: String, to path: String) async throws -> Bool {
        let bytes = Array(text.utf8)
        if let current = try? FileSystem.read(path), current == bytes { return false }
        if let slash = path.lastIndex(of: "/") { try FileSystem.makeDirectory(String(path[..<slash])) }
        try FileSystem.replace(path, with: bytes)
        return true
    }
}
