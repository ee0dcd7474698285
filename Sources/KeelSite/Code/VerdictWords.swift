import KeelContent

extension Report.Verdict {
    /// What a reader is told at a block.
    func outcome(of role: SwiftFence.Role?) -> InterfaceText {
        switch self {
        case .compiled: .outcomeCompiled
        case .run: role == .traps ? .outcomeTraps : .outcomeRun
        case .tested: .outcomeTested
        case .failingAsExpected: .outcomeFailingAsExpected
        case .warningAsExpected: .outcomeWarns
        case .skipped, .inactive: .outcomeSkipped
        case .failed: .outcomeFailed
        case .notChecked: .outcomeNotChecked
        }
    }

    /// What a reader is told about all blocks of that verdict.
    func total(of role: SwiftFence.Role?) -> CountedText {
        switch self {
        case .compiled: .blocksCompiled
        case .run: role == .traps ? .blocksTraps : .blocksRun
        case .tested: .blocksTested
        case .failingAsExpected: .blocksFailingAsExpected
        case .warningAsExpected: .blocksWarns
        case .skipped, .inactive: .blocksSkipped
        case .failed: .blocksFailed
        case .notChecked: .blocksNotChecked
        }
    }
}
