import Foundation
import KeelBase
import KeelContent

/// Builds the libraries of the Swift package that a documentation belongs to, so that examples may import them.
///
/// SwiftPM builds them, as for anyone who depends on the package: all into one dynamic library.
struct ProductBuilder {
    /// Modules to import, and what programs link.
    struct Products: Sendable {
        let searchPaths: [String]
        let libraries: [String]
        /// Of all the package's files.
        let digest: Digest
    }

    let root: String
    let folder: String
    /// Folders that documentation is made of or built into.
    let documentation: [String]
    let settings: SiteConfiguration.Examples
    let toolchain: Toolchain

    private static let name = "KeelProducts"

    /// `nil` if the examples import no package. Starts nothing if the package is as it was.
    ///
    /// - Throws: `ExampleCheckError` if it can't be built.
    func build() async throws -> Products? {
        guard let products = try current() else { return nil }
        let digest = products.digest
        let home = "\(folder)/products"
        let stamp = "\(home)/built"
        if let bytes = try? FileSystem.read(stamp), String(decoding: bytes, as: UTF8.self) == digest.description,
            products.libraries.allSatisfy(FileSystem.exists)
        {
            return products
        }
        try FileSystem.remove(stamp)
        try writePackage(for: try package, to: home)
        let swift = (toolchain.driverFolder.map { "\($0)/swift" }).flatMap(Program.find) ?? "swift"
        let result = try await Program(
            swift, ["build", "--package-path", home, "--scratch-path", "\(home)/build", "--product", Self.name],
            environment: ["TMPDIR": toolchain.temporary],
            directory: root
        ).run(mergingErrors: true)
        try Task.checkCancellation()
        guard result.succeeded else { throw ExampleCheckError.refused(findings(in: result.output, of: try package)) }
        try FileSystem.write(Array(digest.description.utf8), to: stamp)
        return products
    }

    /// Where the products are once they are built.
    func current() throws -> Products? {
        guard !settings.products.isEmpty else { return nil }
        let modules = "\(folder)/products/build/debug"
        return Products(
            searchPaths: ["\(modules)/Modules"], libraries: ["\(modules)/lib\(Self.name).\(Self.libraryExtension)"],
            digest: try digest(of: try package))
    }

    private var package: String {
        get throws { try realPath(settings.package ?? ".") }
    }

    /// A package that has nothing of its own and depends on the products.
    private func writePackage(for package: String, to home: String) throws {
        let identity = package.split(separator: "/").last.map { $0.lowercased() } ?? ""
        let products = settings.products.map { ".product(name: \"\($0)\", package: \"\(identity)\")" }
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "\(Self.name)",
                platforms: [.macOS(.v15)],
                products: [.library(name: "\(Self.name)", type: .dynamic, targets: ["\(Self.name)"])],
                dependencies: [.package(path: "\(package)")],
                targets: [.target(name: "\(Self.name)", dependencies: [\(products.joined(separator: ", "))])]
            )

            """
        try FileSystem.makeDirectory("\(home)/Sources/\(Self.name)")
        try FileSystem.write(Array(manifest.utf8), to: "\(home)/Package.swift")
        let source = "\(home)/Sources/\(Self.name)/\(Self.name).swift"
        if !FileSystem.exists(source) {
            try FileSystem.write(Array("// Only to link the products.\n".utf8), to: source)
        }
    }

    /// Of the manifest and the sources. Hidden folders and documentation are no part of it.
    private func digest(of package: String) throws -> Digest {
        var parts = [toolchain.identity.description, package] + settings.products
        for name in ["Package.swift", "Package.resolved"] {
            parts.append((try? FileSystem.read("\(package)/\(name)")).map { Digest($0).description } ?? "")
        }
        var pending = [package]
        while let folder = pending.popLast() {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
                let path = "\(folder)/\(name)"
                if name.hasPrefix(".") || documentation.contains(path) { continue }
                if FileSystem.isDirectory(path) {
                    if !FileSystem.isDirectory(path, followingLinks: false) { continue }
                    pending.append(path)
                } else if let suffix = name.split(separator: ".").last, Self.sourceExtensions.contains(String(suffix)) {
                    parts += [path, Digest((try? FileSystem.read(path)) ?? []).description]
                }
            }
        }
        return Digest(parts: parts)
    }

    private func realPath(_ path: String) throws -> String {
        let full = path.hasPrefix("/") ? path : "\(root)/\(path)"
        guard let resolved = FileSystem.realPath(full) else { throw ExampleCheckError.noPackage(path) }
        return resolved
    }

    private static let sourceExtensions: Set<String> = [
        "swift", "c", "h", "m", "mm", "cpp", "hpp", "cc", "S", "modulemap",
    ]

    private static var libraryExtension: String {
        #if canImport(Darwin)
            "dylib"
        #else
            "so"
        #endif
    }

    /// What is wrong in the package's files, each thing once; what stands in none of them is said of its manifest.
    private func findings(in output: [UInt8], of package: String) -> [Diagnostic] {
        var seen: Set<CompilerDiagnostic> = []
        let errors = CompilerDiagnostic.parse(output).filter { $0.kind == .error }.compactMap { error in
            var error = error
            error.notes = []
            return seen.insert(error).inserted ? error : nil
        }
        let placed = errors.filter { $0.file.hasPrefix(package + "/") }
        guard placed.isEmpty else {
            return placed.map { error in
                Diagnostic(
                    ExampleSettingsFault.package(error.message), file: shown(error.file, in: package),
                    position: SourcePosition(line: error.line, column: max(error.column, 1)))
            }
        }
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        let said = lines.filter { $0.contains("error: ") }.prefix(3)
        let text = (said.isEmpty ? lines.suffix(3) : said[...]).joined(separator: " / ")
        return [Diagnostic(ExampleSettingsFault.package(text), file: shown("\(package)/Package.swift", in: package))]
    }

    /// From the site's root, as the settings lead there.
    private func shown(_ file: String, in package: String) -> String {
        if file.hasPrefix(root + "/") { return String(file.dropFirst(root.count + 1)) }
        return (settings.package ?? ".") + file.dropFirst(package.count)
    }
}
