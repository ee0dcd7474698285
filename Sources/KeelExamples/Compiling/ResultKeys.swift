import KeelBase
import KeelContent
import KeelMarkdown

/// Digests of what results depend on.
struct ResultKeys: Sendable {
    let plan: ExamplePlan
    let toolchain: Toolchain
    /// Of the package that the documentation belongs to.
    let products: ProductBuilder.Products?
    /// By name.
    private let supportModules: [String: Digest]

    init(_ plan: ExamplePlan, _ toolchain: Toolchain, _ products: ProductBuilder.Products?) {
        self.plan = plan
        self.toolchain = toolchain
        self.products = products
        supportModules = Self.keys(of: plan, toolchain)
    }

    private static func keys(of plan: ExamplePlan, _ toolchain: Toolchain) -> [String: Digest] {
        var keys: [String: Digest] = [:]
        for module in plan.supportModules {
            let needed = plan.supportModules(for: Set(module.dependencies))
            keys[module.name] = Digest(
                parts: [ResultStore.version, "support", toolchain.identity.description, module.name]
                    + needed.map { keys[$0.name]?.description ?? "" }
                    + module.files.flatMap { [$0.path, String(decoding: $0.bytes, as: UTF8.self)] })
        }
        return keys
    }

    func key(of module: PlannedSupportModule) -> Digest {
        supportModules[module.name] ?? Digest(parts: [module.name])
    }

    /// - Parameters:
    ///   - parent: the module that the unit sees.
    ///   - missing: blocks of its scope that can't be compiled.
    func key(
        of unit: ExampleUnit, parent: (unit: ExampleUnit, key: Digest)?, support: [PlannedSupportModule],
        missing: [ExampleBlock]
    ) -> Digest {
        let asksForPlace = (unit.blocks + (parent?.unit.blocks ?? [])).contains(where: \.asksForPlace)
        var parts = [ResultStore.version, toolchain.identity.description, unit.kind.rawValue, unit.name]
        parts.append(products?.digest.description ?? "")
        parts += [parent?.key.description ?? "", unit.isRun ? "\(unit.timeout ?? plan.settings.timeout)" : ""]
        parts += support.map { key(of: $0).description } + [""]
        parts += missing.map(\.code) + [""]
        parts += unit.blocks.flatMap { ["\($0.swift.role)", $0.code] }
        if asksForPlace { parts += unit.blocks.flatMap { [$0.article.file, "\($0.firstLine)"] } }
        return Digest(parts: parts)
    }

    /// Of an article's blocks and of all that their verdicts depend on.
    func digest(of blocks: [ExampleBlock]) -> Digest {
        let support = plan.supportModules(for: blocks)
        return Digest(
            parts: [
                ResultStore.version, toolchain.identity.description, "\(plan.settings.warningsAreErrors)",
                "\(plan.settings.timeout)", products?.digest.description ?? "",
            ] + support.map { key(of: $0).description }
                + blocks.flatMap { [$0.fence.block.info, $0.fence.block.code, $0.expectedOutput?.block.code ?? ""] })
    }
}
