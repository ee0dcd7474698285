import Foundation
import KeelBase
import KeelContent
import KeelMarkdown

/// Where units are built and run, and what they need for it.
struct Workshop: Sendable {
    /// Of the site; what the compiler's paths are relative to.
    let root: String
    /// For what is built; may be deleted at any time.
    let folder: String
    let toolchain: Toolchain
    let plan: ExamplePlan
    let settings: SiteConfiguration.Examples
    let store: ResultStore
    let slots: Slots
    /// Of the package that the documentation belongs to.
    let products: ProductBuilder.Products?
    /// What the results of a support module depend on.
    let supportKeys: [String: Digest]

    init(
        root: String, folder: String, toolchain: Toolchain, plan: ExamplePlan, settings: SiteConfiguration.Examples,
        store: ResultStore, slots: Slots, products: ProductBuilder.Products?
    ) {
        self.root = root
        self.folder = folder
        self.toolchain = toolchain
        self.plan = plan
        self.settings = settings
        self.store = store
        self.slots = slots
        self.products = products
        supportKeys = Self.keys(of: plan, toolchain: toolchain)
    }

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

    /// A folder for work that leaves nothing.
    func withScratch<Value>(_ name: String, _ work: (String) async throws -> Value) async throws -> Value {
        let path = "\(folder)/scratch/\(name).\(getpid())"
        try FileSystem.remove(path)
        try FileSystem.makeDirectory(path)
        defer { try? FileSystem.remove(path) }
        return try await work(path)
    }

    func compile(_ compilation: Compilation, isUrgent: Bool = false) async throws -> Compilation.Outcome {
        try await slots.run(isUrgent: isUrgent) { try await compilation.run(with: toolchain, in: root) }
    }
}

// MARK: What a result depends on

extension Workshop {
    /// Changes when results of an earlier version of Keel can't be used.
    private static let format = "2"

    /// Of the support modules, by name.
    static func keys(of plan: ExamplePlan, toolchain: Toolchain) -> [String: Digest] {
        var keys: [String: Digest] = [:]
        for module in plan.supportModules {
            let needed = plan.supportModules(for: Set(module.dependencies))
            keys[module.name] = Digest(
                parts: [format, toolchain.identity.description, module.name]
                    + needed.map { keys[$0.name]?.description ?? "" }
                    + module.files.flatMap { [$0.path, String(decoding: $0.bytes, as: UTF8.self)] })
        }
        return keys
    }

    func key(of module: PlannedSupportModule) -> Digest {
        supportKeys[module.name] ?? Digest(parts: [module.name])
    }

    /// - Parameters:
    ///   - parent: of the module that the unit sees.
    ///   - missing: blocks of its scope that can't be compiled.
    func key(
        of unit: ExampleUnit, parent: Digest?, support: [PlannedSupportModule], missing: [ExampleBlock]
    ) -> Digest {
        var parts = [Self.format, toolchain.identity.description, unit.kind.rawValue, unit.name]
        parts.append(products?.digest.description ?? "")
        parts += [parent?.description ?? "", unit.isRun ? "\(unit.timeout ?? settings.timeout)" : ""]
        parts += support.map { key(of: $0).description } + [""]
        parts += missing.map { String(decoding: $0.code, as: UTF8.self) } + [""]
        parts += unit.blocks.flatMap { ["\($0.swift.role)", String(decoding: $0.code, as: UTF8.self)] }
        return Digest(parts: parts)
    }

    func supportModules(for unit: ExampleUnit, parent: ExampleUnit?) -> [PlannedSupportModule] {
        var mentions = Set(unit.blocks.flatMap(\.mentionedModules))
        if let parent { mentions.formUnion(parent.blocks.flatMap(\.mentionedModules)) }
        // Swift Testing looks for an overlay where it meets certain modules.
        if unit.kind == .test { mentions.formUnion(mentions.map { "_Testing_\($0)" }) }
        return plan.supportModules(for: mentions)
    }

    func folder(of module: PlannedSupportModule) -> String {
        "\(folder)/modules/\(module.name)-\(key(of: module))"
    }
}

extension ExampleUnit {
    var isRun: Bool { kind == .script || kind == .traps || kind == .test }
}

extension Workshop {
    /// Of an article's blocks and of all that their verdicts depend on.
    func digest(of blocks: [ExampleBlock]) -> Digest {
        let mentions = Set(blocks.flatMap(\.mentionedModules))
        let support = plan.supportModules(for: mentions.union(mentions.map { "_Testing_\($0)" }))
        return Digest(
            parts: [
                Self.format, toolchain.identity.description, "\(settings.warningsAreErrors)", "\(settings.timeout)",
                products?.digest.description ?? "",
            ] + support.map { key(of: $0).description }
                + blocks.flatMap { [$0.fence.block.info, $0.fence.block.code, $0.expectedOutput?.block.code ?? ""] })
    }
}

extension Workshop {
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
