/// Lets so many programs run at once as there are cores for, and starts those first that asked first.
actor Slots {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) {
        free = max(1, count)
    }

    /// After the task has been cancelled, `work` is not started.
    func run<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws -> Value {
        await enter()
        defer { leave() }
        try Task.checkCancellation()
        return try await work()
    }

    private func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
