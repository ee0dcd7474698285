import KeelBase

/// One run of the compiler's frontend: the sources of one module to an object, or only to its findings.
struct Compilation: Sendable {
    enum Product: Sendable {
        /// Only what is wrong with the syntax.
        case syntax
        /// Only what the compiler finds, the passes on SIL included.
        case findings
        /// `<module>.o`, for programs and tests.
        case object
        /// `<module>.o` and `<module>.swiftmodule`, to be imported.
        case module
    }

    let moduleName: String
    /// Absolute paths.
    let sources: [String]
    let product: Product
    /// Statements at the top level are allowed; only with one source.
    var isScript = false
    /// Folders with modules that may be imported.
    let searchPaths: [String]
    var extraArguments: [String] = []
    /// Absolute; where the products go.
    let folder: String

    struct Outcome: Sendable {
        let diagnostics: [CompilerDiagnostic]
        /// The products are there.
        let succeeded: Bool
        /// What the compiler said when it ended without a reason that can be shown at a place.
        let failure: String?
    }

    var object: String { "\(folder)/\(moduleName).o" }

    func run(with toolchain: Toolchain, in root: String) async throws -> Outcome {
        var arguments = Array(toolchain.compile.dropFirst())
        arguments.insert(contentsOf: [mode] + sources, at: arguments.first == "-frontend" ? 1 : 0)
        arguments += ["-module-name", moduleName]
        if !isScript { arguments.append("-parse-as-library") }
        for path in searchPaths { arguments += ["-I", path] }
        arguments += extraArguments
        switch product {
        case .syntax: break
        case .findings: arguments += ["-o", "/dev/null"]
        case .object: arguments += ["-o", object]
        case .module: arguments += ["-emit-module-path", "\(folder)/\(moduleName).swiftmodule", "-o", object]
        }
        let result = try await Program(
            toolchain.compile[0], arguments, environment: ["TMPDIR": toolchain.temporary], directory: root
        ).run(mergingErrors: true)
        try Task.checkCancellation()
        let diagnostics = CompilerDiagnostic.parse(result.output)
        var failure: String?
        if !result.succeeded, !diagnostics.contains(where: { $0.kind == .error }) {
            failure = String(decoding: result.output.suffix(2_000), as: UTF8.self)
        }
        return Outcome(diagnostics: diagnostics, succeeded: result.succeeded, failure: failure)
    }

    private var mode: String {
        switch product {
        case .syntax: "-parse"
        case .findings: "-emit-sil"
        case .object, .module: "-c"
        }
    }
}
