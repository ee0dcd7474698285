/// What `keel promote` would write into an article: real output, or what the compiler really says.
package struct SourceEdit: Sendable, Hashable {
    package let file: String
    /// In bytes of the file as it was read.
    package let range: Range<Int>
    package let replacement: [UInt8]
}
