import KeelBase

/// Of the files that the site consists of.
enum OutputCode: String, AreaCode {
    case collision = "output.collision"
    case caseCollision = "output.case-collision"
    case foreign = "output.foreign"

    var severity: Diagnostic.Severity { .error }
}
