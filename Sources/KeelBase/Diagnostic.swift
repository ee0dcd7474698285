/// What kind of finding a diagnostic is; stable across releases, so that scripts may rely on it.
package struct DiagnosticCode: Sendable, Hashable {
    /// Area and fault, lower case: `link.missing-anchor`.
    package let name: String
    package let severity: Diagnostic.Severity
    /// One sentence for `keel help codes`.
    package let summary: String

    package init(_ name: String, _ severity: Diagnostic.Severity, _ summary: String) {
        self.name = name
        self.severity = severity
        self.summary = summary
    }
}

/// Something found in a user's file: data, worded by the module that found it.
package struct Diagnostic: Sendable, Hashable {
    package enum Severity: String, Sendable, Hashable, Codable, Comparable {
        case warning
        case error

        package static func < (left: Severity, right: Severity) -> Bool {
            left == .warning && right == .error
        }
    }

    /// Another place that belongs to the finding, or more about it.
    package struct Note: Sendable, Hashable, Codable {
        package var message: String
        package var file: String?
        package var position: SourcePosition?

        package init(_ message: String, file: String? = nil, position: SourcePosition? = nil) {
            self.message = message
            self.file = file
            self.position = position
        }
    }

    package var severity: Severity
    package var code: DiagnosticCode
    /// Relative to the root of the site: `Content/nl/x.md`.
    package var file: String
    /// `nil` when the finding is about the file as a whole.
    package var position: SourcePosition?
    package var message: String
    /// The way out, if there is one to tell.
    package var hint: String?
    package var notes: [Note]

    package init(
        _ code: DiagnosticCode, file: String, position: SourcePosition? = nil,
        _ message: String, hint: String? = nil, notes: [Note] = []
    ) {
        severity = code.severity
        self.code = code
        self.file = file
        self.position = position
        self.message = message
        self.hint = hint
        self.notes = notes
    }

    /// A diagnostic at a byte offset of a source text.
    package init(
        _ code: DiagnosticCode, in source: SourceText, at offset: Int,
        _ message: String, hint: String? = nil, notes: [Note] = []
    ) {
        self.init(
            code, file: source.path, position: source.position(at: offset), message, hint: hint, notes: notes)
    }
}

extension Array where Element == Diagnostic {
    package var hasErrors: Bool { contains { $0.severity == .error } }

    /// By file, then place, then code: the same findings always come in the same order.
    package func sortedByPlace() -> [Diagnostic] {
        sorted { left, right in
            let start = SourcePosition(line: 0, column: 0)
            return (left.file, left.position ?? start, left.code.name, left.message)
                < (right.file, right.position ?? start, right.code.name, right.message)
        }
    }
}
