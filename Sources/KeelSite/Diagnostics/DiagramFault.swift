import KeelBase

/// What is wrong with a diagram.
enum DiagramFault: Fault {
    /// The program that draws it.
    case noProgram(String)
    /// In Graphviz's words.
    case failed(String)
    /// It is drawn all the same; in Graphviz's words.
    case doubtful(String)
    case nothingDrawn(Program.Result.Ending)
    case tooSlow(seconds: Int)
    /// One that Keel draws itself.
    case sequence(SequenceFault.Kind)

    var code: DiagnosticCode {
        switch self {
        case .noProgram: DiagnosticCode(DiagramCode.program)
        case .failed, .nothingDrawn, .tooSlow: DiagnosticCode(DiagramCode.failed)
        case .sequence: DiagnosticCode(DiagramCode.sequence)
        case .doubtful: DiagnosticCode(DiagramCode.doubtful)
        }
    }
}
