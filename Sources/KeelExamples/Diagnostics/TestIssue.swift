import KeelBase

/// What went wrong in a test.
package enum TestIssue: Remark {
    /// In Swift Testing's words.
    case recorded(String)
    case stopped(StopReason)
}
