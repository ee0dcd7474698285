import Foundation
import KeelBase
import Synchronization

/// What earlier checks found, by the digest of all that it depends on.
///
/// One line for each result, with a digest of the line's text: a damaged line is forgotten, the rest stays.
final class ResultStore: Sendable {
    /// Part of every digest: changes when results of an earlier version of Keel can't be used.
    static let version = "4"

    private struct State {
        var results: [Digest: any StoredResult] = [:]
        var lines: [Digest: String] = [:]
        var used: Set<Digest> = []
        var isChanged = false
    }

    private let path: String
    private let state: Mutex<State>

    init(path: String) {
        self.path = path
        var state = State()
        let text = (try? FileSystem.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count == 3, let key = Digest(hex: parts[0]), Digest(String(parts[2])) == Digest(hex: parts[1])
            else {
                state.isChanged = true
                continue
            }
            state.lines[key] = String(parts[2])
        }
        self.state = Mutex(state)
    }

    /// A transient result is known until the check ends.
    ///
    /// - Parameter key: made from what the result is about as well, so that one key has one kind of result.
    subscript<Result: StoredResult>(key: Digest) -> Result? {
        get {
            state.withLock { state in
                if let known = state.results[key] { return known as? Result }
                guard let line = state.lines[key],
                    let result = try? JSONDecoder().decode(Result.self, from: Data(line.utf8))
                else { return nil }
                state.results[key] = result
                state.used.insert(key)
                return result
            }
        }
        set {
            state.withLock { state in
                guard let newValue else { return }
                state.results[key] = newValue
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                guard !newValue.isTransient, let data = try? encoder.encode(newValue) else { return }
                state.lines[key] = String(decoding: data, as: UTF8.self)
                state.used.insert(key)
                state.isChanged = true
            }
        }
    }

    /// Writes what is new. What this check did not ask for is dropped once it was about everything.
    func save(isComplete: Bool) throws {
        try state.withLock { state in
            let kept = isComplete ? state.lines.filter { state.used.contains($0.key) } : state.lines
            guard state.isChanged || kept.count != state.lines.count else { return }
            let text = kept.map { "\($0.key) \(Digest($0.value)) \($0.value)\n" }.sorted().joined()
            try FileSystem.replace(path, with: Array(text.utf8))
            state.lines = kept
            state.isChanged = false
        }
    }
}
