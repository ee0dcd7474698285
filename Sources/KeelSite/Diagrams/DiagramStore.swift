import KeelBase

/// Drawings of earlier runs, by the digest of their code. A file that was changed counts as missing.
struct DiagramStore: Sendable {
    let folder: String

    func path(_ key: Digest, _ ending: String) -> String { "\(folder)/\(key).\(ending)" }

    func load(_ key: Digest) -> [UInt8]? {
        guard let bytes = try? FileSystem.read(path(key, "svg")), bytes.count > 33 else { return nil }
        let svg = Array(bytes[33...])
        return Digest(hex: String(decoding: bytes[..<32], as: UTF8.self)) == Digest(svg) ? svg : nil
    }

    func save(_ svg: [UInt8], _ key: Digest) throws {
        try FileSystem.replace(path(key, "svg"), with: Array("\(Digest(svg))\n".utf8) + svg)
    }

    /// Removes what no diagram has use for.
    func keepOnly(_ keys: Set<Digest>) {
        let kept = Set(keys.map { "\($0).svg" })
        for entry in (try? FileSystem.list(folder)) ?? [] where !kept.contains(entry.path) {
            try? FileSystem.remove("\(folder)/\(entry.path)")
        }
    }
}
