import KeelBase
import KeelContent
import KeelSwift

/// Modules below `Content/support`.
enum SupportModules {
    /// Each after those that it imports. Modules that import each other in a circle come in the order of their
    /// names, and the compiler says what is wrong.
    static func inOrder(_ modules: [SupportModule]) -> [PlannedSupportModule] {
        let names = Set(modules.map(\.name))
        var waiting = modules.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }.map { module in
            let imported = module.files.flatMap { SwiftSyntaxScan($0.bytes).imports.map(\.module) }
            return PlannedSupportModule(
                module: module, dependencies: Set(imported).intersection(names).subtracting([module.name]).sorted())
        }
        var ordered: [PlannedSupportModule] = []
        while !waiting.isEmpty {
            let done = Set(ordered.map(\.name))
            let index = waiting.firstIndex { done.isSuperset(of: $0.dependencies) } ?? 0
            ordered.append(waiting.remove(at: index))
        }
        return ordered
    }
}

extension ExamplePlan {
    /// The support modules that code needs which mentions `words`, those that these need included, in order.
    ///
    /// Any mention of the name counts, so `#if canImport(UIKit)` does as well as `import UIKit`.
    func supportModules(for mentions: Set<String>) -> [PlannedSupportModule] {
        var needed = mentions
        for module in supportModules.reversed() where needed.contains(module.name) {
            needed.formUnion(module.dependencies)
        }
        return supportModules.filter { needed.contains($0.name) }
    }
}
