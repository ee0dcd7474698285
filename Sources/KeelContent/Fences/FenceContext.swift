/// What the blocks before a block mean for it.
struct FenceContext {
    /// Byte offsets of the blocks that have an `id`.
    var pairingIDs: [String: Int] = [:]
    var scopes: Set<String> = []
    /// Files of the module by scope and name, the name in lower case.
    var fileNames: [String: (name: String, offset: Int)] = [:]
    /// Whether the Swift block before can print, and has no output yet; `nil` before the first.
    var takesOutput: Bool?
}
