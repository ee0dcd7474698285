import Foundation

extension String {
    /// In Unicode normal form C, as pages are named whatever form the file system has.
    var precomposedForm: String {
        utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
    }

    /// Equal for names that are one file where case and normal form don't count, as on macOS and Windows.
    var foldedForm: String { precomposedForm.lowercased().precomposedForm }
}
