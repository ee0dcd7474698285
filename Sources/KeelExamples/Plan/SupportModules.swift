import KeelBase
import KeelContent
import KeelSwift

/// Modules below `Content/support`.
enum SupportModules {
    /// Each after those that it imports. Modules that import each other in a circle come in the order of their
    /// names, and the compiler says what is wrong.
    static func inOrder(_ modules: [SupportModule]) -> [PlannedSupportModule] {
        let names = Set(modules.map(\.name))
        let overlays = testingOverlays.filter { names.contains($0) && !names.contains("_Testing_\($0)") }.map { name in
            let text = """
                // Swift Testing looks for this module where it is imported together with \(name).
                #if canImport(Testing)
                @_exported import Testing
                #endif

                """
            let file = SourceText(path: "_Testing_\(name).swift", bytes: Array(text.utf8))
            return PlannedSupportModule(
                name: "_Testing_\(name)", dependencies: [], files: [file], isGenerated: true)
        }
        var waiting = modules.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }.map { module in
            let imported = module.files.flatMap { SwiftSyntaxScan($0.bytes).imports.map(\.module) }
            return PlannedSupportModule(
                name: module.name, dependencies: Set(imported).intersection(names).subtracting([module.name]).sorted(),
                files: module.files)
        }
        var ordered = overlays
        while !waiting.isEmpty {
            let done = Set(ordered.map(\.name))
            let index = waiting.firstIndex { done.isSuperset(of: $0.dependencies) } ?? 0
            ordered.append(waiting.remove(at: index))
        }
        return ordered
    }

    /// Modules of Apple's for which Swift Testing has a cross-import overlay that is only on Apple's platforms.
    private static let testingOverlays = ["AppKit", "CoreGraphics", "CoreImage", "UIKit"]
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

    /// - Parameter parent: whose module the unit sees.
    func supportModules(for unit: ExampleUnit, parent: ExampleUnit?) -> [PlannedSupportModule] {
        var mentions = Set(unit.blocks.flatMap(\.mentionedModules))
        if let parent { mentions.formUnion(parent.blocks.flatMap(\.mentionedModules)) }
        // Swift Testing looks for an overlay where it meets certain modules.
        if unit.kind == .test { mentions.formUnion(mentions.map { "_Testing_\($0)" }) }
        return supportModules(for: mentions)
    }

    /// Those that code needs of which any may be a test.
    func supportModules(for blocks: some Sequence<ExampleBlock>) -> [PlannedSupportModule] {
        let mentions = Set(blocks.flatMap(\.mentionedModules))
        return supportModules(for: mentions.union(mentions.map { "_Testing_\($0)" }))
    }
}
