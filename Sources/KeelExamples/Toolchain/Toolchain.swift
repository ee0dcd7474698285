import Foundation
import KeelBase
import KeelContent

/// The Swift toolchain: which one it is, and how its parts want to be called.
///
/// Keel calls the compiler's frontend and the linker directly, with the arguments that the driver would give
/// them: one process per module instead of a build system per article, so that no module's failure hides
/// another's, and 0.1 s instead of several.
struct Toolchain: Sendable, Codable {
    /// Changes with the compiler and with everything that changes what it makes of a source.
    let identity: Digest
    /// The folder that the compiler is started in.
    let root: String
    /// Where its programs leave what they need for a moment.
    let temporary: String
    /// `6.3.1`
    let version: String
    /// The frontend and the arguments that every compilation has; inputs, names and outputs are to be added.
    let compile: [String]
    /// The commands that make a program from `Placeholder.object`, in order.
    let link: [[String]]

    /// Where the compiler is, and with it SwiftPM.
    var driverFolder: String? {
        compile[0].lastIndex(of: "/").map { String(compile[0][..<$0]) }
    }

    /// Finds the source lines of addresses; `nil` where the toolchain has none that fits its programs.
    var symbolizer: String? {
        #if os(Linux)
            Program.find("\(driverFolder ?? "")/llvm-symbolizer") ?? Program.find("llvm-symbolizer")
        #else
            nil
        #endif
    }

    enum Placeholder {
        static let module = "KeelProbe"
        static let source = "KeelProbe.swift"
        static let object = "KeelProbe.o"
        static let program = "KeelProbe.out"
    }
}

extension Toolchain {
    /// What decides how the compiler is called, beside the compiler itself.
    struct Settings: Sendable {
        /// `6`
        let languageMode: String
        /// Of `site.yml`, for the driver.
        let flags: [String]
    }

    /// The toolchain in `PATH`. Starts no program if `cache` knows it already.
    ///
    /// - Parameters:
    ///   - root: where the compiler is to be started, so that paths in debug information are relative to it.
    ///   - temporary: a folder for what its programs need for a moment.
    ///   - cache: a file that may be missing or damaged.
    static func find(
        settings: Settings, root: String, temporary: String, cache: String
    ) async throws -> Toolchain {
        guard let driver = Program.find("swiftc") else { throw ExampleCheckError.noToolchain }
        let identity = identity(ofDriver: driver, settings: settings)
        if let identity, let bytes = try? FileSystem.read(cache),
            let known = try? JSONDecoder().decode(Toolchain.self, from: Data(bytes)), known.identity == identity,
            known.root == root, known.temporary == temporary
        {
            return known
        }
        let toolchain = try await ask(
            driver: driver, settings: settings, root: root, temporary: temporary, identity: identity)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try FileSystem.replace(cache, with: Array(encoder.encode(toolchain)))
        return toolchain
    }

    /// Path, size and time of the compiler. `nil` when the driver is a stand-in that chooses the toolchain when it
    /// is started (`swiftly`, `xcrun`): then it has to be asked each time.
    private static func identity(ofDriver driver: String, settings: Settings) -> Digest? {
        guard let resolved = FileSystem.realPath(driver), let slash = resolved.lastIndex(of: "/") else { return nil }
        let frontend = resolved[..<slash] + "/swift-frontend"
        var status = stat()
        guard stat(String(frontend), &status) == 0 else { return nil }
        return identity(frontend: String(frontend), status, settings: settings)
    }

    private static func identity(frontend: String, _ status: stat, settings: Settings) -> Digest {
        #if canImport(Darwin)
            let time = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
        #else
            let time = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        #endif
        return Digest(
            parts: [
                "1", frontend, "\(status.st_size)", "\(time.0)", "\(time.1)", settings.languageMode,
                ProcessInfo.processInfo.environment["SDKROOT"] ?? "",
            ] + settings.flags)
    }
}

extension Toolchain {
    private struct TargetInfo: Decodable {
        let compilerVersion: String
    }

    /// Lets the driver say what it would run.
    private static func ask(
        driver: String, settings: Settings, root: String, temporary: String, identity: Digest?
    ) async throws -> Toolchain {
        let folder = "\(temporary)/toolchain"
        try FileSystem.makeDirectory(folder)
        defer { try? FileSystem.remove(folder) }
        try FileSystem.write([], to: "\(folder)/\(Placeholder.source)")

        func say(_ arguments: [String]) async throws -> String {
            let result = try await Program(
                driver, arguments, environment: ["TMPDIR": temporary], directory: folder
            ).run()
            try Task.checkCancellation()
            guard result.succeeded else {
                let output = String(decoding: result.errors + result.output, as: UTF8.self)
                if let refused = output.split(separator: "\n").first(where: { $0.hasPrefix("error: ") }),
                    !settings.flags.isEmpty
                {
                    throw Self.refusal(String(refused.dropFirst("error: ".count)))
                }
                throw ExampleCheckError.unusableToolchain(
                    path: driver, output: output.trimmingCharacters(in: .whitespacesAndNewlines))
            }
            return String(decoding: result.output, as: UTF8.self)
        }
        let info = try JSONDecoder().decode(TargetInfo.self, from: Data(try await say(["-print-target-info"]).utf8))
        let compile = try await say(
            [
                "-###", "-c", "-wmo", "-module-name", Placeholder.module, "-swift-version", settings.languageMode,
                "-Onone", "-g", "-enable-testing", "-file-compilation-dir", root,
            ] + settings.flags + [Placeholder.source, "-o", Placeholder.object])
        let link = try await say(["-###", "-g", Placeholder.object, "-o", Placeholder.program])

        guard var command = CommandLines.split(compile).first, !command.isEmpty else {
            throw ExampleCheckError.unusableToolchain(path: driver, output: compile)
        }
        command.removeAll { ["-c", Placeholder.source, "-primary-file"].contains($0) }
        for option in ["-module-name", "-o"] {
            if let index = command.firstIndex(of: option) { command.removeSubrange(index...(index + 1)) }
        }
        command += ["-diagnostic-style", "llvm", "-debug-diagnostic-names"]
        try await check(command, in: folder, temporary)
        let frontend = command[0]
        var status = stat()
        guard stat(frontend, &status) == 0 else {
            throw ExampleCheckError.noFrontend(frontend)
        }
        return Toolchain(
            identity: identity ?? self.identity(frontend: frontend, status, settings: settings), root: root,
            temporary: temporary,
            version: version(in: info.compilerVersion), compile: command, link: CommandLines.split(link))
    }

    /// Whether the compiler takes what the settings give it.
    ///
    /// - Throws: `ExampleCheckError.refused`.
    private static func check(_ command: [String], in folder: String, _ temporary: String) async throws {
        var arguments = Array(command.dropFirst())
        arguments.insert(contentsOf: ["-typecheck", Placeholder.source], at: arguments.first == "-frontend" ? 1 : 0)
        arguments += ["-module-name", Placeholder.module]
        let result = try await Program(
            command[0], arguments, environment: ["TMPDIR": temporary], directory: folder
        ).run(mergingErrors: true)
        try Task.checkCancellation()
        guard !result.succeeded else { return }
        let said = CompilerDiagnostic.parse(result.output).filter { $0.kind == .error }
        guard let error = said.first else {
            let output = String(decoding: result.output.suffix(2_000), as: UTF8.self)
            throw ExampleCheckError.unusableToolchain(path: command[0], output: output)
        }
        let text = ([error.message] + error.notes.map(\.message)).joined(separator: "; ")
        throw refusal(text)
    }

    private static func refusal(_ text: String) -> ExampleCheckError {
        .refused([Diagnostic(ExampleSettingsFault.refused(text), file: SiteLayout.configuration)])
    }

    /// `6.3.1` of `Swift version 6.3.1 (swift-6.3.1-RELEASE)`, with or without a vendor's name before it.
    static func version(in text: String) -> String {
        let words = text.split(separator: " ")
        guard let word = words.firstIndex(of: "version"), word + 1 < words.count else { return text }
        return String(words[word + 1])
    }
}
