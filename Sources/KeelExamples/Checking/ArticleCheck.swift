import KeelContent
import KeelSwift

/// Checks the units of one article: each module, then what sees it.
struct ArticleCheck: Sendable {
    let context: BuildContext
    let plan: ArticlePlan
    let workers: [UnitWorker]

    init(context: BuildContext, plan: ArticlePlan, unresolved: [BlockID: SwiftImport]) {
        self.context = context
        self.plan = plan
        let unusable = Dictionary(
            grouping: plan.blocks.joined().filter {
                unresolved[$0.id] != nil || $0.isUnclosed || $0.fence.isMalformed
            }, by: \.scope)
        var workers: [UnitWorker] = []
        for unit in plan.units {
            let missing = (unusable[unit.blocks[0].scope] ?? []).filter { block in
                unit.blocks.contains { $0.article.file == block.article.file }
            }
            workers.append(
                UnitWorker(
                    context: context, unit: unit, parent: unit.parent.map { workers[$0].asParent }, missing: missing))
        }
        self.workers = workers
    }

    /// Support modules that have to be there for what is not known yet.
    var neededSupport: [PlannedSupportModule] {
        workers.filter { $0.known == nil }.flatMap(\.supportModules)
    }

    var neededHarnesses: [Harness] {
        workers.filter { $0.known == nil }.compactMap { worker in
            switch worker.unit.kind {
            case .script, .traps: worker.unit.isProgram ? .marker : .starter
            case .test: .runner
            case .module, .norun, .expectation, .unclosed: nil
            }
        }
    }

    /// Support modules that do not compile, by the unit that needs them.
    var blockers: [Int: String] {
        let builder = SupportBuilder(context: context)
        var blockers: [Int: String] = [:]
        for (index, worker) in workers.enumerated() {
            blockers[index] =
                worker.supportModules.first { builder.result(of: $0).map { !$0.isBuilt } ?? false }?.name
        }
        return blockers
    }

    /// - Parameter batched: units that are compiled together with those of other articles.
    func run(_ batched: BatchedUnits) async throws -> CheckedArticle {
        var checked = CheckedArticle(plan: plan, results: Array(repeating: nil, count: plan.units.count))
        let blockers = blockers
        checked.blockers = blockers
        checked.modules = workers.filter { $0.unit.kind == .module }.map(\.moduleFolder)
        // Units by the module they see; those without one are on their own.
        let families = Dictionary(grouping: plan.units.indices) { plan.units[$0].parent }
        try await withThrowingTaskGroup(of: [(Int, UnitResult, isNew: Bool)].self) { group in
            for root in families[nil] ?? [] where blockers[root] == nil {
                let members = (families[root] ?? []).filter { blockers[$0] == nil }
                group.addTask { try await runFamily(root, members, batched) }
            }
            for try await family in group {
                for (index, result, isNew) in family {
                    checked.results[index] = result
                    if isNew, plan.units[index].kind == .module, result.isBuilt { checked.modulesBuilt += 1 }
                }
            }
        }
        return checked
    }

    private func runFamily(
        _ root: Int, _ members: [Int], _ batched: BatchedUnits
    ) async throws -> [(Int, UnitResult, isNew: Bool)] {
        let module = workers[root]
        let known = module.known
        let result: UnitResult
        if let known {
            result = known
        } else if let found = try await batched.result(of: module) {
            result = found
        } else {
            result = try await module.work()
        }
        var results = [(root, result, isNew: known == nil)]
        guard result.isBuilt, plan.units[root].kind == .module else { return results }
        if known != nil, members.contains(where: { workers[$0].known == nil }) { try await module.ensureModule() }
        try await withThrowingTaskGroup(of: (Int, UnitResult, isNew: Bool).self) { group in
            for member in members {
                group.addTask {
                    let worker = workers[member]
                    if let known = worker.known { return (member, known, false) }
                    return (member, try await worker.work(), true)
                }
            }
            for try await member in group { results.append(member) }
        }
        return results
    }
}
