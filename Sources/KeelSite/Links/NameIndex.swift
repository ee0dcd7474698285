import KeelBase

/// Paths, and which of them somebody may have meant by another. Each question looks at as many as anyone would, however
/// many there are.
struct NameIndex: Sendable {
    /// Sorted by their bytes.
    private let paths: [String]
    /// By the top folder and the name: the first that has both.
    private let namesakes: [String: [String]]

    init(_ paths: some Sequence<String>) {
        self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var namesakes: [String: [String]] = [:]
        for path in self.paths {
            let key = Self.key(of: path)
            // The one that asks may be the first.
            if namesakes[key, default: []].count < 2 { namesakes[key, default: []].append(path) }
        }
        self.namesakes = namesakes
    }

    func namesake(of path: String, but own: String) -> String? {
        namesakes[Self.key(of: path)]?.first { $0 != own }
    }

    /// Of those that stand near it in the order: who mistypes a name has mostly begun it well.
    ///
    /// - Parameter own: the path that asks, which may be meant no more than one in another top folder.
    func nearest(to path: String, but own: String? = nil) -> String? {
        var (low, high) = (0, paths.count)
        while low < high {
            let middle = (low + high) / 2
            if paths[middle].utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
        }
        let near = paths[max(0, low - Self.reach)..<min(paths.count, low + Self.reach)]
        guard let own else { return suggestion(for: path, among: near) }
        let top = path.prefix { $0 != "/" } + "/"
        return suggestion(for: path, among: near.lazy.filter { $0 != own && $0.hasPrefix(top) })
    }

    private static let reach = 200

    private static func key(of path: String) -> String {
        let top = path.prefix { $0 != "/" }
        return "\(top)/\(path.split(separator: "/").last ?? "")"
    }
}
