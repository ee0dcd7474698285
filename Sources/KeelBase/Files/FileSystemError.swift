import Foundation

/// A file operation that the system refused.
package struct FileSystemError: Error, Sendable, CustomStringConvertible {
    package let operation: String
    package let path: String
    /// The C library's `errno`.
    package let code: Int32

    package init(_ operation: String, _ path: String, code: Int32 = errno) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// `cannot open Content/nl/x.md: Permission denied`
    package var description: String { "cannot \(operation) \(path): \(String(cString: strerror(code)))" }
}
