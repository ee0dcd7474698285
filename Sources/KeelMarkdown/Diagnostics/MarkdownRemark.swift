import KeelBase

/// The other place of a finding about two.
enum MarkdownRemark: Remark {
    case firstUse
    case otherHeading
    case firstFootnote
}
