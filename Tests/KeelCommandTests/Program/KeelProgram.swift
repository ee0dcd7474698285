import Foundation
import KeelBase
import TestSupport
import Testing

/// The program as it was built, run in a site.
struct KeelProgram {
    let site: TemporarySite

    /// Beside the tests' own executable or bundle.
    private static let path: String = {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return (bundles.first ?? own).deletingLastPathComponent().appending(path: "keel").path
    }()

    /// This process's variables, without what would change the output.
    private static let environment: [String: String?] = ["GITHUB_ACTIONS": nil, "NO_COLOR": nil]

    struct Run {
        let code: Int32
        let output: String
        let errors: String

        /// The objects of `--format json`.
        func objects() throws -> [[String: Any]] {
            try output.split(separator: "\n").map { line in
                try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            }
        }
    }

    func run(_ arguments: String..., environment: [String: String?] = [:]) async throws -> Run {
        let result = try await Program(
            Self.path, arguments, environment: Self.environment.merging(environment) { _, new in new },
            directory: site.root
        ).run(timeout: 300)
        guard case .exited(let code) = result.ending else {
            Issue.record("keel \(arguments): \(result.ending)")
            throw CancellationError()
        }
        return Run(
            code: code, output: String(decoding: result.output, as: UTF8.self),
            errors: String(decoding: result.errors, as: UTF8.self))
    }

    /// Runs a shell script in the site's folder, with the program as `$KEEL`.
    func shell(_ script: String) async throws {
        let result = try await Program(
            "sh", ["-c", script], environment: Self.environment.merging(["KEEL": Self.path]) { _, new in new },
            directory: site.root
        ).run(timeout: 300)
        #expect(result.succeeded, "\(String(decoding: result.errors, as: UTF8.self))")
    }

    /// Started and not waited for, so that signals can be sent to it.
    func start(_ arguments: String...) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: Self.path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: site.root)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }
}

extension Process {
    /// Waits on a thread of its own.
    func end() async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                self.waitUntilExit()
                continuation.resume()
            }
        }
    }
}
