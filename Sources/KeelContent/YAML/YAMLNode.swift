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
