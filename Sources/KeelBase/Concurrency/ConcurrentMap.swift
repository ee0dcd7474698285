import Dispatch

extension Array where Element: Sendable {
    /// The transformed elements in order, worked out on all cores. Returns when the last is done.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        guard count > 1 else { return map(transform) }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
            // Each iteration writes its own slot, so the buffer is shared without a race.
            nonisolated(unsafe) let slots = buffer
            DispatchQueue.concurrentPerform(iterations: count) { index in
                (slots.baseAddress! + index).initialize(to: transform(self[index]))
            }
            initialized = count
        }
    }
}
