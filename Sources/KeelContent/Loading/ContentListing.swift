/// What there is to be read for a catalog, wherever it was found.
struct ContentListing: Sendable {
    struct Text: Sendable {
        let id: TextID
        /// Relative to the root, as the file system has it: `Content/nl/guide/first.md`.
        let file: String
    }

    var texts: [Text] = []
    /// Copied with the texts.
    var files: [ContentFile] = []
    /// Sources by module, relative to the root.
    var supportFiles: [String: [String]] = [:]
    /// Relative to the root.
    var stampFiles: [String] = []
}
