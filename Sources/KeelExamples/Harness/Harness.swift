/// What Keel links into the programs that it runs: a module that marks the output, a `main` for a program that has an
/// `@main` of its own, and one for tests.
enum Harness: String, Sendable {
    case marker = "KeelMarker"
    case starter = "KeelStarter"
    case runner = "KeelRunner"

    var source: String {
        switch self {
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

                @_silgen_name("\(Self.entryPoint)")
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
