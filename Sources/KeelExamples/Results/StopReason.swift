/// Why a program of the examples did not come to its end.
package enum StopReason: Sendable, Codable, Hashable {
    case exited(Int32)
    /// With the runtime's message, if it left one: `Fatal error: Index out of range`.
    case trapped(message: String?, signal: Int32)
    case timedOut(seconds: Double)
    case flooded(bytes: Int)

    var isTimeout: Bool {
        if case .timedOut = self { true } else { false }
    }

    var isTrap: Bool {
        if case .trapped = self { true } else { false }
    }

    /// What the runtime says of an error that nothing catches.
    var uncaughtError: Substring? {
        let introduction = "Fatal error: Error raised at top level: "
        guard case .trapped(let message?, _) = self, message.hasPrefix(introduction) else { return nil }
        return message.dropFirst(introduction.count)
    }
}
