import KeelBase

/// Of diagrams.
enum DiagramCode: String, AreaCode {
    case program = "diagram.program"
    case failed = "diagram.failed"
    case doubtful = "diagram.doubtful"
    case sequence = "diagram.sequence"

    var severity: Diagnostic.Severity { self == .doubtful ? .warning : .error }
}
