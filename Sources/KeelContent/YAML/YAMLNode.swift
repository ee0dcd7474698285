/// A YAML value. Scalars are the text that was typed; what they mean is for the reader of the key to say.
struct YAMLNode: Sendable {
    enum Content: Sendable {
        /// Unquoted text that is empty stands for a missing value.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    let content: Content
    /// Byte offset in the source text.
    let offset: Int
}

/// A key of a mapping with its value.
struct YAMLEntry: Sendable {
    let key: String
    let keyOffset: Int
    let value: YAMLNode
}

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
