import KeelContent
import KeelSwift

/// The `Package.swift` of the examples.
struct PackageManifest {
    let name: String
    let plan: ExamplePlan
    /// SwiftPM's name for the package that the documentation belongs to: its folder's.
    let packageIdentity: String

    private var settings: SiteConfiguration.Examples { plan.settings }

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
                let support = plan.supportModules(for: unit, parent: parent).map(\.name)
                let needsLibm =
                    kind == "executableTarget" && !importsFoundation(unit) && !(parent.map(importsFoundation) ?? false)
                targets.append(
                    target(
                        kind, unit.name, (parent.map { [$0.name] } ?? []) + support, products: true,
                        needsLibm: needsLibm))
            }
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v15), .iOS(.v18)],\(dependencies)
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

    /// The package that the documentation belongs to, from where the examples are.
    private var dependencies: String {
        guard !settings.products.isEmpty else { return "" }
        return "\n    dependencies: [.package(path: \"\(packagePath)\")],"
    }

    private var packagePath: String {
        let path = settings.package ?? "."
        if path.hasPrefix("/") { return path }
        return path == "." ? "../.." : "../../\(path)"
    }

    private func importsFoundation(_ unit: ExampleUnit) -> Bool {
        unit.blocks.contains { $0.imports.contains { $0.module == "Foundation" } }
    }

    /// - Parameter needsLibm: for a program that may call it and links nothing that brings it: SwiftPM does not.
    private func target(
        _ kind: String, _ name: String, _ dependencies: [String], products: Bool = false, needsLibm: Bool = false
    ) -> String {
        var text = "        .\(kind)(name: \"\(name)\""
        var needed = dependencies.map { "\"\($0)\"" }
        if products {
            needed += settings.products.map { ".product(name: \"\($0)\", package: \"\(packageIdentity)\")" }
        }
        if !needed.isEmpty { text += ", dependencies: [\(needed.joined(separator: ", "))]" }
        if !settings.flags.isEmpty {
            let flags = settings.flags.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
            text += ", swiftSettings: [.unsafeFlags([\(flags.joined(separator: ", "))])]"
        }
        if needsLibm { text += ", linkerSettings: [.linkedLibrary(\"m\", .when(platforms: [.linux]))]" }
        return text + "),"
    }
}
