package import KeelBase

/// Why the examples can't be checked at all.
package enum ExampleCheckError: Error, Sendable {
    case noToolchain
    case noFrontend(String)
    case unusableToolchain(path: String, output: String)
    /// The folder that `examples: package:` names is not there.
    case noPackage(String)
    /// What the settings ask for can't be had: findings about the writer's own files.
    case refused([Diagnostic])
}
