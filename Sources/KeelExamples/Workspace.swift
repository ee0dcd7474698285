import Foundation
import KeelBase
import KeelContent

/// The folders of a check as they are on disk, and its toolchain. Those of folders are absolute, because programs are
/// started in them.
struct Workspace: Sendable {
    let root: String
    /// For what is built.
    let build: String
    /// The file of what was found out.
    let results: String
    let documentation: [String]
    let toolchain: Toolchain

    init(_ folders: ExampleFolders, _ settings: SiteConfiguration.Examples) async throws {
        root = try Self.resolved(folders.root)
        try FileSystem.makeDirectory(folders.build)
        build = try Self.resolved(folders.build)
        try Self.prepare(build, for: root)
        results = folders.results
        documentation = folders.documentation.compactMap { try? Self.resolved($0) }
        toolchain = try await Toolchain.find(
            settings: .init(languageMode: settings.swift, flags: settings.flags), root: root,
            temporary: "\(build)/\(Self.temporary)", cache: "\(build)/toolchain.json")
    }

    /// What is built names the site's folder: where that has moved, or was copied, it is made anew. What was found out
    /// holds. What a killed process has left goes.
    private static func prepare(_ build: String, for root: String) throws {
        let owner = "\(build)/root"
        if (try? FileSystem.read(owner)) != Array(root.utf8) {
            try FileSystem.remove(build)
            try FileSystem.makeDirectory(build)
            try FileSystem.write(Array(root.utf8), to: owner)
        }
        for name in [BuildContext.scratch, temporary] { try FileSystem.remove("\(build)/\(name)") }
        try FileSystem.makeDirectory("\(build)/\(temporary)")
    }

    private static let temporary = "temporary"

    func removeTemporaries() {
        try? FileSystem.remove(toolchain.temporary)
    }

    func products(for settings: SiteConfiguration.Examples) -> ProductBuilder {
        ProductBuilder(
            root: root, folder: build, documentation: documentation, settings: settings, toolchain: toolchain)
    }

    private static func resolved(_ path: String) throws -> String {
        guard let resolved = FileSystem.realPath(path) else { throw FileSystemError("open", path) }
        return resolved
    }
}
