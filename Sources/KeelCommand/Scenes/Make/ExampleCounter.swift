import KeelContent
import KeelExamples
import Synchronization

/// Counts the articles whose examples have been checked. They come from several threads.
final class ExampleCounter: Sendable {
    private let report: @Sendable (Make.Progress.Response) -> Void
    private let state = Mutex(Make.Progress.Response(stage: .examples))

    init(report: @escaping @Sendable (Make.Progress.Response) -> Void) {
        self.report = report
    }

    func count(_ event: ExampleProgress) {
        // Told under the lock, so that the numbers never go back.
        state.withLock { state in
            switch event {
            case .planned(let articles): state.total = articles
            case .checking(let article): state.subject = article.path
            case .finished(let article):
                state.done += 1
                state.subject = article.path
            }
            report(state)
        }
    }
}
