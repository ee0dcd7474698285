import KeelBase
import KeelContent

/// What the site consists of, each file with its owner. It is made before anything is rendered, and rendering, links
/// and publishing read it: what is not in it is neither written nor linked to.
struct Inventory: Sendable {
    /// Sorted by the paths' bytes.
    let outputs: [Output]
    let diagnostics: [Diagnostic]
    /// Canonically equal paths are one key: a link typed on one system finds a file named on another.
    private let byPath: [String: Output]
    private let byOwner: [OutputOwner: String]

    /// - Parameters:
    ///   - assets: paths below `Site/assets`.
    ///   - downloads: files of the articles whose code can be had as a package.
    init(catalog: Catalog, assets: [String], downloads: Set<String>) {
        let claims = PathClaims(OutputClaims(catalog: catalog, assets: assets, downloads: downloads).inOrder)
        diagnostics = claims.collisions.map { Diagnostic($0, in: catalog) }
        outputs = claims.kept.map { Output(path: $0.path, owner: $0.owner) }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        byPath = Dictionary(
            outputs.lazy.filter { if case .searchIndex = $0.owner { false } else { true } }.map { ($0.path, $0) },
            uniquingKeysWith: { first, _ in first })
        byOwner = Dictionary(
            outputs.lazy.filter { $0.owner != .file && $0.owner != .asset }.map { ($0.owner, $0.path) },
            uniquingKeysWith: { first, _ in first })
    }

    subscript(path: String) -> Output? { byPath[path] }

    /// Not for files that are copied: they have one owner, the site's author.
    func path(of owner: OutputOwner) -> String? { byOwner[owner] }
}
