/// Why a text is not the YAML that we take.
struct YAMLFault: Error, Sendable {
    enum Kind: Hashable, Sendable {
        /// libyaml's own words.
        case syntax(String)
        case duplicateKey(String, firstOffset: Int)
        case keyIsNoText
        case anchor
        case tag
        case severalDocuments
        case tooDeep
    }

    let kind: Kind
    /// Byte offset in the source text.
    let offset: Int
}
