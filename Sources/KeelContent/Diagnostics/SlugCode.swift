import KeelBase

/// Of the paths of pages.
enum SlugCode: String, AreaCode {
    case outside = "slug.outside"
    case invalid = "slug.invalid"
    case collision = "slug.collision"
    case caseCollision = "slug.case-collision"

    var severity: Diagnostic.Severity { .error }
}
