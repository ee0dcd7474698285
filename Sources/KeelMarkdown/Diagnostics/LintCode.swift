import KeelBase

/// Of text that Markdown reads otherwise than it looks.
enum LintCode: String, AreaCode {
    case numberAsList = "markdown.number-as-list"
    case markerSpace = "markdown.no-break-space-marker"
    case literalUnderscore = "markdown.literal-underscore"
    case literalAsterisks = "markdown.literal-asterisks"
    case detachedParticle = "markdown.detached-particle"
    case genericAsHTML = "markdown.generic-as-html"
    case linkApart = "markdown.link-apart"
    case linkSpace = "markdown.link-space"
    case undefinedReference = "markdown.undefined-reference"
    case unseenFence = "markdown.unseen-fence"
    case mixedScript = "markdown.mixed-script"
    case tooLarge = "markdown.too-large"

    var severity: Diagnostic.Severity { self == .tooLarge ? .error : .warning }
}
