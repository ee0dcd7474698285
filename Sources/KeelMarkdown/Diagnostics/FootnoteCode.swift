import KeelBase

/// Of footnotes and what refers to them.
enum FootnoteCode: String, AreaCode {
    case undefined = "footnote.undefined"
    case unused = "footnote.unused"
    case repeated = "footnote.repeated"

    var severity: Diagnostic.Severity { .warning }
}
