import KeelBase

/// What Keel links into the programs that it runs: a module that marks the output, a `main` for a program that has an
/// `@main` of its own, and one for tests.
struct ToolBuilder {
    let workshop: Workshop

    enum Tool: String, Sendable, CaseIterable {
        case marker = "KeelMarker"
        case starter = "KeelStarter"
        case runner = "KeelRunner"
    }

    func folder(of tool: Tool) -> String {
        let key = Digest(parts: [workshop.toolchain.identity.description, Self.source(of: tool)])
        return "\(workshop.folder)/tools/\(tool.rawValue)-\(key)"
    }

    func object(of tool: Tool) -> String { "\(folder(of: tool))/\(tool.rawValue).o" }

    func build(_ tool: Tool) async throws {
        guard !FileSystem.exists(folder(of: tool)) else { return }
        try await workshop.makeFolder(folder(of: tool)) { folder in
            let source = "\(folder)/\(tool.rawValue).swift"
            try FileSystem.write(Array(Self.source(of: tool).utf8), to: source)
            let compilation = Compilation(
                moduleName: tool.rawValue, sources: [source], product: .module, searchPaths: [],
                extraArguments: ["-swift-version", "5"], folder: folder)
            let outcome = try await workshop.compile(compilation)
            guard outcome.succeeded else {
                let reason = outcome.failure ?? outcome.diagnostics.first?.message ?? ""
                throw ExampleCheckError.unusableToolchain(path: workshop.toolchain.compile[0], output: reason)
            }
            return true
        }
    }

    private static func source(of tool: Tool) -> String {
        switch tool {
        // A mark starts the output of a block.
        case .marker:
            WatchSource.text + #"""

                private let start: Void = {
                    setvbuf(stdout, nil, buffering, 0)
                    watch()
                    rememberErrors()
                }()

                public func mark(_ block: Int) {
                    _ = start
                    print("\u{1}keel\u{2}\(block)\u{3}", terminator: "")
                    fflush(stdout)
                }
                """#
        case .starter:
            WatchSource.text + """

                @_silgen_name("\(entryPoint)")
                private func program(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32

                @_cdecl("main")
                public func start(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
                    setvbuf(stdout, nil, buffering, 0)
                    watch()
                    rememberErrors()
                    return program(count, arguments)
                }
                """
        case .runner:
            WatchSource.text + """

                import Testing

                @main struct Runner {
                    static func main() async {
                        watch()
                        await Testing.__swiftPMEntryPoint() as Never
                    }
                }
                """
        }
    }

    /// What `main` is called in a program that has an `@main`.
    static let entryPoint = "keel_program"
}
