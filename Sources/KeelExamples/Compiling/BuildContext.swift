import Foundation
import KeelBase
import KeelContent

/// Where units are built and run, and what they need for it.
struct BuildContext: Sendable {
    /// What the compiler's paths are relative to.
    let root: String
    /// For what is built; may be deleted at any time.
    let folder: String
    let keys: ResultKeys
    let store: ResultStore
    let limiter: ProcessLimiter

    var plan: ExamplePlan { keys.plan }
    var settings: SiteConfiguration.Examples { plan.settings }
    var toolchain: Toolchain { keys.toolchain }
    var products: ProductBuilder.Products? { keys.products }

    /// A folder that appears when it is complete, whatever happens while it is made.
    ///
    /// - Parameter make: returns whether the folder is complete; if not, it does not appear.
    func makeFolder(_ path: String, _ make: (String) async throws -> Bool) async throws {
        let temporary = "\(path).\(getpid())"
        try FileSystem.remove(temporary)
        try FileSystem.makeDirectory(temporary)
        defer { try? FileSystem.remove(temporary) }
        guard try await make(temporary) else { return }
        try FileSystem.remove(path)
        guard rename(temporary, path) == 0 else { throw FileSystemError("put in place", path) }
    }

    /// Of folders for work that leaves nothing.
    static let scratch = "scratch"

    /// A folder for work that leaves nothing.
    func withScratch<Value>(_ name: String, _ work: (String) async throws -> Value) async throws -> Value {
        let path = "\(folder)/\(Self.scratch)/\(name).\(getpid())"
        try FileSystem.remove(path)
        try FileSystem.makeDirectory(path)
        defer { try? FileSystem.remove(path) }
        return try await work(path)
    }

    func compile(_ compilation: Compilation, isUrgent: Bool = false) async throws -> Compilation.Outcome {
        try await limiter.run(isUrgent: isUrgent) { try await compilation.run(with: toolchain, in: root) }
    }

    func folder(of module: PlannedSupportModule) -> String {
        "\(folder)/modules/\(module.name)-\(keys.key(of: module))"
    }

    /// Removes modules that no article has any more. What can't be removed is in nobody's way.
    func removeLeftovers(keeping modules: [String]) {
        let kept = Set(modules + plan.supportModules.map { folder(of: $0) })
        let parent = "\(folder)/modules"
        for entry in (try? FileSystem.list(parent)) ?? [] where entry.isDirectory && !entry.path.contains("/") {
            let path = "\(parent)/\(entry.path)"
            if !kept.contains(path) { try? FileSystem.remove(path) }
        }
    }
}
