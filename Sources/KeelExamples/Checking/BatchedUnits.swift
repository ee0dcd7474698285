import KeelBase

/// Which batch a unit is compiled in.
struct BatchedUnits: Sendable {
    private var tasks: [Task<Void, any Error>] = []
    private var batches: [Digest: Int] = [:]

    mutating func add(_ task: Task<Void, any Error>, for workers: [UnitWorker]) {
        for worker in workers { batches[worker.key] = tasks.count }
        tasks.append(task)
    }

    /// What the unit's batch found out about it. `nil` if it is in none, or could not be told from the others.
    func result(of worker: UnitWorker) async throws -> UnitResult? {
        guard let batch = batches[worker.key] else { return nil }
        try await tasks[batch].value
        return worker.known
    }

    /// Lets `work` use the results; when it ends or is cancelled, the batches end as well.
    func during<Value>(_ work: () async throws -> Value) async throws -> Value {
        try await withTaskCancellationHandler {
            do {
                return try await work()
            } catch {
                await end()
                throw error
            }
        } onCancel: {
            for task in tasks { task.cancel() }
        }
    }

    private func end() async {
        for task in tasks { task.cancel() }
        for task in tasks { _ = await task.result }
    }
}
