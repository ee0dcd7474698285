import Foundation
import KeelBase
import KeelContent

/// The examples as a Swift package that builds by itself.
struct PackageContents {
    let plan: ExamplePlan
    /// What `examples: package:` is relative to.
    var root = "."
    var name = "Examples"
    /// `nil` for the code as it is checked: with `#sourceLocation`, each in the language that it is compiled in.
    var language: Language?

    /// Files by their path in the package.
    var files: [String: String] {
        var files = ["Package.swift": manifest.text, ".gitignore": ".build/\n", "README.md": readme]
        for support in plan.supportModules {
            for file in support.files {
                let prefix = SiteLayout.support(support.name) + "/"
                let name = file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
                files["Sources/\(support.name)/\(name)"] = String(decoding: file.bytes, as: UTF8.self)
            }
        }
        for article in plan.articles {
            for unit in article.units where unit.isPackaged {
                let module = unit.parent.map { article.units[$0].name }
                let form: UnitSources.Form = language.map { .reading(unit.variant(in: $0)) } ?? .checking
                for file in UnitSources(unit, module: module, form: form).files {
                    files["\(unit.folder)/\(file.name)"] = file.source.text
                }
            }
        }
        return files
    }

    private var manifest: PackageManifest {
        let folder = URL(fileURLWithPath: plan.settings.package ?? ".", relativeTo: URL(fileURLWithPath: root))
        let identity = folder.standardizedFileURL.lastPathComponent.lowercased()
        return PackageManifest(name: name, plan: plan, packageIdentity: identity)
    }

    private var readme: String {
        let title = language.flatMap { plan.articles.first?.translations[$0]?.title }
        var lines = ["# \(title ?? "Examples")", ""]
        if title == nil {
            lines += [
                "The Swift code of the articles as a package: `swift build`, `swift test`.", "",
                "`#sourceLocation` makes the compiler name the article that a piece of code comes from.", "",
            ]
        } else {
            lines += ["`swift build`, `swift test`\(scripts.map { ", `swift run \($0)`" }.joined())", ""]
            lines += plan.supportModules.filter { !$0.isGenerated }.flatMap { module in
                [
                    "`Sources/\(module.name)` stands in for the module of that name. Where the platform has its own, "
                        + "leave the folder out.", "",
                ]
            }
        }
        lines += ["| article | modules |", "| --- | --- |"]
        for article in plan.articles {
            let names = article.units.filter(\.isPackaged).map { "`\($0.name)`" }.joined(separator: ", ")
            let text = language.flatMap { article.translations[$0] } ?? article.translations.sourceArticle
            if !names.isEmpty { lines.append("| \(text.title) | \(names) |") }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension PackageContents {
    private var scripts: [String] {
        plan.articles.flatMap(\.units).filter { $0.kind == .script }.map(\.name)
    }
}

extension ExampleUnit {
    /// Code that must not compile is in no package.
    var isPackaged: Bool { kind != .expectation && kind != .unclosed }

    /// Of its sources, in the package.
    var folder: String { kind == .test ? "Tests/\(name)" : "Sources/\(name)" }
}

extension ExampleUnit {
    /// Which of its languages this is.
    func variant(in language: Language) -> Int {
        variants.firstIndex { $0[0].article.language == language } ?? 0
    }
}
