import Foundation
import KeelBase
import KeelContent

/// Writes the examples as a Swift package that builds by itself.
struct PackageWriter {
    let catalog: Catalog
    let plan: ExamplePlan

    /// Files by their path in the package.
    var files: [String: String] {
        var files = ["Package.swift": manifest.text, ".gitignore": ".build/\n", "README.md": readme]
        for support in plan.supportModules {
            for file in support.files {
                let prefix = "Content/support/\(support.name)/"
                let name = file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
                files["Sources/\(support.name)/\(name)"] = String(decoding: file.bytes, as: UTF8.self)
            }
        }
        for article in plan.articles {
            for unit in article.units where unit.isPackaged {
                let module = unit.parent.map { article.units[$0].name }
                for file in UnitSources(unit, module: module).files {
                    files["\(unit.folder)/\(file.name)"] = file.source.text
                }
            }
        }
        return files
    }

    /// Writes what has changed and removes what is not in the package any more; SwiftPM's own files stay.
    func write(to folder: String) throws {
        let files = files
        try FileSystem.makeDirectory(folder)
        var folders: Set<String> = []
        for (path, text) in files {
            let full = "\(folder)/\(path)"
            let bytes = Array(text.utf8)
            if let old = try? FileSystem.read(full), old == bytes { continue }
            if let slash = path.lastIndex(of: "/"), folders.insert(String(path[..<slash])).inserted {
                try FileSystem.makeDirectory("\(folder)/\(path[..<slash])")
            }
            // A new time stamp, even when an old content comes back: SwiftPM goes by it.
            try FileSystem.replace(full, with: bytes)
        }
        for top in ["Sources", "Tests"] where FileSystem.isDirectory("\(folder)/\(top)") {
            let kept = Set(files.keys)
            for entry in try FileSystem.list("\(folder)/\(top)").reversed() {
                let path = "\(top)/\(entry.path)"
                let isKept = entry.isDirectory ? kept.contains { $0.hasPrefix(path + "/") } : kept.contains(path)
                if !isKept { try FileSystem.remove("\(folder)/\(path)") }
            }
        }
    }

    private var manifest: PackageManifest {
        let settings = catalog.configuration.examples
        let folder = URL(fileURLWithPath: settings.package ?? ".", relativeTo: URL(fileURLWithPath: catalog.root))
        let identity = folder.standardizedFileURL.lastPathComponent.lowercased()
        return PackageManifest(plan: plan, settings: settings, packageIdentity: identity)
    }

    private var readme: String {
        var lines = [
            "# Examples", "",
            "All Swift code of the articles, as one package: `swift build`, `swift test`.", "",
            "`#sourceLocation` lines make the compiler name the article that a piece of code comes from.", "",
            "| article | modules |", "| --- | --- |",
        ]
        for article in plan.articles {
            let names = article.units.filter(\.isPackaged).map { "`\($0.name)`" }.joined(separator: ", ")
            if !names.isEmpty { lines.append("| \(article.translations.sourceArticle.title) | \(names) |") }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension ExampleUnit {
    /// Code that must not compile is in no package.
    var isPackaged: Bool { kind != .expectation && kind != .unclosed }

    /// Of its sources, in the package.
    var folder: String { kind == .test ? "Tests/\(name)" : "Sources/\(name)" }
}
