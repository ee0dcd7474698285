import KeelContent

/// The `Package.swift` of the examples.
struct PackageManifest {
    let plan: ExamplePlan
    let settings: SiteConfiguration.Examples

    var text: String {
        var targets: [String] = []
        for support in plan.supportModules {
            targets.append(target("target", support.name, support.dependencies))
        }
        for article in plan.articles {
            for unit in article.units where unit.isPackaged {
                let parent = unit.parent.map { article.units[$0] }
                let kind =
                    switch unit.kind {
                    case .module, .expectation, .unclosed: "target"
                    case .test: "testTarget"
                    case .script, .norun, .traps: "executableTarget"
                    }
                var mentions = Set(unit.blocks.flatMap(\.mentionedModules))
                if let parent { mentions.formUnion(parent.blocks.flatMap(\.mentionedModules)) }
                if unit.kind == .test { mentions.formUnion(mentions.map { "_Testing_\($0)" }) }
                let support = plan.supportModules(for: mentions).map(\.name)
                targets.append(target(kind, unit.name, (parent.map { [$0.name] } ?? []) + support))
            }
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Examples",
                platforms: [.macOS(.v15), .iOS(.v18)],
                targets: [
            \(targets.joined(separator: "\n"))
                ],
                swiftLanguageModes: [\(languageMode)]
            )

            """
    }

    private var languageMode: String {
        switch settings.swift {
        case "4": ".v4"
        case "4.2": ".v4_2"
        case "5": ".v5"
        case "6": ".v6"
        default: ".version(\"\(settings.swift)\")"
        }
    }

    private func target(_ kind: String, _ name: String, _ dependencies: [String]) -> String {
        var text = "        .\(kind)(name: \"\(name)\""
        if !dependencies.isEmpty {
            text += ", dependencies: [\(dependencies.map { "\"\($0)\"" }.joined(separator: ", "))]"
        }
        if !settings.flags.isEmpty {
            let flags = settings.flags.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
            text += ", swiftSettings: [.unsafeFlags([\(flags.joined(separator: ", "))])]"
        }
        return text + "),"
    }
}
