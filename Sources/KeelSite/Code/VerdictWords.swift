import KeelContent

extension Report.Verdict {
    /// What a reader is told at a block.
    var outcome: InterfaceText {
        switch self {
        case .compiled: .outcomeCompiled
        case .run: .outcomeRun
        case .tested: .outcomeTested
        case .failingAsExpected: .outcomeFailingAsExpected
        case .skipped: .outcomeSkipped
        case .failed: .outcomeFailed
        case .notChecked: .outcomeNotChecked
        }
    }

    /// What a reader is told about all blocks of that verdict.
    var total: CountedText {
        switch self {
        case .compiled: .blocksCompiled
        case .run: .blocksRun
        case .tested: .blocksTested
        case .failingAsExpected: .blocksFailingAsExpected
        case .skipped: .blocksSkipped
        case .failed: .blocksFailed
        case .notChecked: .blocksNotChecked
        }
    }
}
