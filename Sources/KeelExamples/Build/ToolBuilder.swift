import KeelBase

/// What Keel links into the programs that it runs: a module that marks the output, a `main` for tests.
struct ToolBuilder {
    let workshop: Workshop

    enum Tool: String, Sendable, CaseIterable {
        case marker = "KeelMarker"
        case runner = "KeelRunner"
    }

    func folder(of tool: Tool) -> String {
        let key = Digest(parts: [workshop.toolchain.identity.description, Self.source(of: tool)])
        return "\(workshop.folder)/tools/\(tool.rawValue)-\(key)"
    }

    func object(of tool: Tool) -> String { "\(folder(of: tool))/\(tool.rawValue).o" }

    func build(_ tool: Tool) async throws {
        guard !FileSystem.exists(folder(of: tool)) else { return }
        let made: Bool? = try await workshop.makeFolder(folder(of: tool)) { folder in
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
        _ = made
    }

    private static func source(of tool: Tool) -> String {
        switch tool {
        // A mark starts the output of a block. Output is not buffered, so that a trap loses nothing.
        case .marker:
            #"""
            #if canImport(Darwin)
                import Darwin
            #elseif canImport(Glibc)
                import Glibc
            #elseif canImport(Musl)
                import Musl
            #endif

            // A script that takes too long is stopped where it is, and the runtime's handler for traps says where that was.
            private typealias Handler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void
            private var trace: Handler?

            private func watch() {
                guard let text = getenv("KEEL_TIMEOUT"), let seconds = Double(String(cString: text)) else { return }
                var old = sigaction()
                sigaction(SIGTRAP, nil, &old)
                var new = sigaction()
                let stop: Handler = { _, info, context in
                    print("\u{1}keel\u{2}timeout\u{3}", terminator: "")
                    trace?(SIGTRAP, info, context)
                    _exit(1)
                }
                #if canImport(Darwin)
                    if old.sa_flags & SA_SIGINFO != 0 { trace = old.__sigaction_u.__sa_sigaction }
                    new.__sigaction_u.__sa_sigaction = stop
                #else
                    if old.sa_flags & SA_SIGINFO != 0 { trace = old.__sigaction_handler.sa_sigaction }
                    new.__sigaction_handler.sa_sigaction = stop
                #endif
                new.sa_flags = old.sa_flags | SA_SIGINFO
                sigaction(SIGALRM, &new, nil)
                var timer = itimerval()
                timer.it_value.tv_sec = Int(seconds)
                timer.it_value.tv_usec = numericCast(Int((seconds - seconds.rounded(.down)) * 1_000_000))
                #if canImport(Glibc)
                    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
                #else
                    setitimer(ITIMER_REAL, &timer, nil)
                #endif
            }

            private let start: Void = {
                setvbuf(stdout, nil, _IONBF, 0)
                watch()
            }()

            public func mark(_ block: Int) {
                _ = start
                print("\u{1}keel\u{2}\(block)\u{3}", terminator: "")
            }
            """#
        case .runner:
            """
            import Testing

            @main struct Runner {
                static func main() async { await Testing.__swiftPMEntryPoint() as Never }
            }
            """
        }
    }
}
