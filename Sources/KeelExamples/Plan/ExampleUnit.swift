import KeelContent

/// What is compiled in one go: a module, a script, a file of tests, or a block that must not compile.
struct ExampleUnit: Sendable {
    enum Kind: String, Sendable {
        case module
        /// Run; what it prints is compared.
        case script
        /// Compiled only.
        case norun
        case traps
        case test
        /// Must not compile, or must draw warnings.
        case expectation
        /// Leaves a bracket, a string or a comment open; only read, to hear what the compiler says.
        case unclosed
    }

    let kind: Kind
    /// The Swift module's name.
    let name: String
    /// Its name where no other language's code stands beside it.
    let commonName: String
    /// The languages that share the code: the same blocks in each, differing in comments at most. The first is
    /// compiled, and findings of the compiler are reported there.
    let variants: [[ExampleBlock]]
    /// The unit in the same article whose module this one sees.
    let parent: Int?

    var blocks: [ExampleBlock] { variants[0] }
    /// Seconds that the first block which says so gives it.
    var timeout: Double? { blocks.lazy.compactMap(\.swift.timeout).first }

    var isRun: Bool { kind == .script || kind == .traps || kind == .test }

    /// Statements may stand at the top level.
    var isProgram: Bool {
        switch kind {
        case .module, .test, .unclosed: false
        case .script, .norun, .traps: !blocks.contains(where: \.hasMain)
        case .expectation: blocks.contains(where: \.isScript)
        }
    }
}
