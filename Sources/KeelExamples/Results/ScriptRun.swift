/// What a script did.
struct ScriptRun: Sendable, Codable {
    /// What each block printed.
    var outputs: [String]
    /// `nil` if it came to its end.
    var stop: ProgramStop?
}
