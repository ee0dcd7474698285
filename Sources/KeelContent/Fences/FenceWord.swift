import KeelBase

/// The words that a fence may have after its language.
enum FenceWord: String, CaseIterable {
    case test, run, norun, traps, fails, warns, hidden

    /// The role that the word gives to a Swift block; `nil` for `hidden`, which goes with any.
    var role: SwiftFence.Role? {
        switch self {
        case .test: .test
        case .run: .run
        case .norun: .norun
        case .traps: .traps
        case .fails: .fails
        case .warns: .warns
        case .hidden: nil
        }
    }

    /// What people write for the same thing in other tools.
    private static let synonyms = [
        "ignore": "skip=\"why\"", "no_run": "norun", "no-run": "norun", "compile_fail": "fails",
        "compile-fail": "fails", "should_panic": "traps", "hide": "hidden", "title": "Name.swift",
        "file": "Name.swift", "filename": "Name.swift", "highlight": "mark=2,5-7", "hl_lines": "mark=2,5-7",
        "tests": "test", "script": "run",
    ]

    /// What an unknown word after `swift` was probably meant to be, as it is written.
    static func meant(by word: String) -> String? {
        let keys = FenceKey.allCases.filter { $0.applies(to: "swift") }
        let known = allCases.map(\.rawValue) + keys.map(\.rawValue)
        let meant = synonyms[word.lowercased()] ?? suggestion(for: word, among: known)
        return meant.map { FenceKey(rawValue: $0)?.example ?? $0 }
    }
}

/// The keys that a fence may have after its language.
enum FenceKey: String, CaseIterable {
    case scope, skip, timeout, mark, id, diff, alt, caption, solid, dashed

    /// What a value of it looks like, for messages.
    var example: String {
        switch self {
        case .scope: "scope=before"
        case .skip: "skip=\"needs a device\""
        case .timeout: "timeout=5"
        case .mark: "mark=2,5-7"
        case .id: "id=name"
        case .diff: "diff=before"
        case .alt: "alt=\"what the diagram shows\""
        case .caption: "caption=\"what it is\""
        case .solid: "solid=\"strong reference\""
        case .dashed: "dashed=\"weak reference\""
        }
    }

    /// Whether the key has a meaning in blocks of a language.
    func applies(to language: String) -> Bool {
        switch self {
        case .mark, .id: true
        case .alt, .caption, .solid, .dashed: Fence.isDiagram(language)
        case .scope, .skip, .timeout, .diff: language == "swift"
        }
    }
}
