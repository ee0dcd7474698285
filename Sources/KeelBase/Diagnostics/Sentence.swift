// Until every module tells its faults as data.

/// A fault that is told in words already.
package struct Sentence: Fault {
    package var code: DiagnosticCode
    package var english: Wording
}

/// A remark that is told in words already.
package struct WrittenRemark: Remark {
    package var english: String
}

extension Diagnostic {
    package init(
        _ code: DiagnosticCode, file: String, position: SourcePosition? = nil,
        _ message: String, hint: String? = nil, notes: [Note] = []
    ) {
        self.init(
            Sentence(code: code, english: Wording(message, hint: hint)), file: file, position: position, notes: notes)
    }

    package init(
        _ code: DiagnosticCode, in source: SourceText, at offset: Int,
        _ message: String, hint: String? = nil, notes: [Note] = []
    ) {
        self.init(
            code, file: source.path, position: source.position(at: offset), message, hint: hint, notes: notes)
    }
}

extension Diagnostic.Note {
    package init(_ message: String, file: String? = nil, position: SourcePosition? = nil) {
        self.init(WrittenRemark(english: message), file: file, position: position)
    }
}
