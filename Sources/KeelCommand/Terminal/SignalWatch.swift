import Foundation

/// Turns the signals that ask a program to stop into calls; a second one ends the process at once.
@MainActor
final class SignalWatch {
    private var sources: [any DispatchSourceSignal] = []
    private var hasFired = false

    /// - Parameter onSignal: called on the main actor with the signal's number, once.
    init(onSignal: @escaping @MainActor (Int32) -> Void) {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            // One that the parent has turned off (`nohup`, a background job) stays off.
            guard !Self.isIgnored(number) else { continue }
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { [weak self] in
                MainActor.assumeIsolated {
                    guard let self, !self.hasFired else { _exit(128 + number) }
                    self.hasFired = true
                    onSignal(number)
                }
            }
            source.activate()
            sources.append(source)
        }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        #if os(Linux)
            let handler = action.__sigaction_handler.sa_handler
        #else
            let handler = action.__sigaction_u.__sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    func stop() {
        for source in sources { source.cancel() }
        sources = []
    }
}
