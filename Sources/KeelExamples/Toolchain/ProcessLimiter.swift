/// Lets so many programs run at once as there are cores for, and starts those first that asked first.
actor ProcessLimiter {
    private var free: Int
    private var urgent: [CheckedContinuation<Void, Never>] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) {
        free = max(1, count)
    }

    /// After the task has been cancelled, `work` is not started.
    ///
    /// - Parameter isUrgent: before all that is not: long work that would otherwise be the last, alone.
    func run<Value: Sendable>(
        isUrgent: Bool = false, _ work: @Sendable () async throws -> Value
    ) async throws -> Value {
        await enter(isUrgent)
        defer { leave() }
        try Task.checkCancellation()
        return try await work()
    }

    private func enter(_ isUrgent: Bool) async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { if isUrgent { urgent.append($0) } else { waiting.append($0) } }
        }
    }

    private func leave() {
        if !urgent.isEmpty {
            urgent.removeFirst().resume()
        } else if !waiting.isEmpty {
            waiting.removeFirst().resume()
        } else {
            free += 1
        }
    }
}
