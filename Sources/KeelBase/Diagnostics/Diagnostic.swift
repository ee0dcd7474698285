/// What kind of finding a diagnostic is; stable across releases, so that scripts may rely on it.
package struct DiagnosticCode: Sendable, Hashable {
    /// Area and fault, lower case: `link.missing-anchor`.
    package let name: String
    package let severity: Diagnostic.Severity

    package init(_ code: some AreaCode) {
        self.init(code.rawValue, code.severity)
    }

    package init(_ name: String, _ severity: Diagnostic.Severity) {
        self.name = name
        self.severity = severity
    }
}

/// The codes of one area, such as links: an enum, so that a list of them can't forget one.
package protocol AreaCode: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
    /// What it is unless the site's settings say otherwise.
    var severity: Diagnostic.Severity { get }
    /// For `keel help CODE`; in the module's file of wording.
    var english: Explanation { get }
}

/// What `keel help CODE` tells of a code, a line each.
package struct Explanation: Sendable, Hashable {
    /// One sentence: what is wrong.
    package let meaning: String
    /// The shortest thing that draws it.
    package let example: String
    package let wayOut: String

    package init(_ meaning: String, example: String, wayOut: String) {
        self.meaning = meaning
        self.example = example
        self.wayOut = wayOut
    }
}

/// What can be wrong in an area: an enum with a case for each fault and its values as payload. Words for it are in the
/// module's file of wording only, so that findings are compared, merged and stored as what they are.
package protocol Fault: Hashable, Sendable {
    var code: DiagnosticCode { get }
    /// In the module's file of wording.
    var english: Wording { get }
}

/// More about a finding, such as another place that belongs to it: data, worded where faults are.
package protocol Remark: Hashable, Sendable {
    /// In the module's file of wording.
    var english: String { get }
}

/// A fault in words.
package struct Wording: Sendable, Hashable {
    package var message: String
    /// The way out, if there is one to tell.
    package var hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}

/// Something found in a user's file: which fault, and where.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable, Hashable, Codable, Comparable {
        case warning
        case error

        package static func < (left: Severity, right: Severity) -> Bool {
            left == .warning && right == .error
        }
    }

    /// Another place that belongs to the finding, or more about it.
    package struct Note: Sendable {
        package var remark: any Remark
        package var file: String?
        package var position: SourcePosition?

        package var message: String { remark.english.clipped }

        package init(_ remark: any Remark, file: String? = nil, position: SourcePosition? = nil) {
            self.remark = remark
            self.file = file
            self.position = position
        }

        /// A note at a byte offset of a source text.
        package init(_ remark: any Remark, in source: SourceText, at offset: Int) {
            self.init(remark, file: source.path, position: source.position(at: offset))
        }
    }

    package var fault: any Fault
    package var severity: Severity
    /// Relative to the root of the site: `Content/nl/x.md`.
    package var file: String
    /// `nil` when the finding is about the file as a whole.
    package var position: SourcePosition?
    package var notes: [Note]

    package var code: DiagnosticCode { fault.code }
    /// However much of a text the fault quotes, at most about a thousand characters.
    package var message: String { fault.english.message.clipped }
    package var hint: String? { fault.english.hint?.clipped }

    package init(_ fault: any Fault, file: String, position: SourcePosition? = nil, notes: [Note] = []) {
        self.fault = fault
        severity = fault.code.severity
        self.file = file
        self.position = position
        self.notes = notes
    }

    /// A diagnostic at a byte offset of a source text.
    package init(_ fault: any Fault, in source: SourceText, at offset: Int, notes: [Note] = []) {
        self.init(fault, file: source.path, position: source.position(at: offset), notes: notes)
    }
}

extension Diagnostic: Hashable {
    package static func == (left: Diagnostic, right: Diagnostic) -> Bool {
        left.severity == right.severity && left.file == right.file && left.position == right.position
            && left.notes == right.notes && AnyHashable(left.fault) == AnyHashable(right.fault)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(position)
        hasher.combine(AnyHashable(fault))
    }
}

extension Diagnostic.Note: Hashable {
    package static func == (left: Diagnostic.Note, right: Diagnostic.Note) -> Bool {
        left.file == right.file && left.position == right.position
            && AnyHashable(left.remark) == AnyHashable(right.remark)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(position)
        hasher.combine(AnyHashable(remark))
    }
}

extension Array where Element == Diagnostic {
    /// By file, then place, then code: the same findings always come in the same order.
    package func sortedByPlace() -> [Diagnostic] {
        sorted { left, right in
            let start = SourcePosition(line: 0, column: 0)
            let places = (left.file, left.position ?? start, left.code.name)
            let others = (right.file, right.position ?? start, right.code.name)
            return places == others ? left.message < right.message : places < others
        }
    }
}

extension String {
    /// A text that has quoted too much, without its middle: of a word nobody reads so many letters, of a text so many words.
    fileprivate var clipped: String {
        guard utf8.count > 200 else { return self }
        var text = ""
        for word in split(separator: " ", omittingEmptySubsequences: false) {
            if !text.isEmpty || word.startIndex > startIndex { text += " " }
            text += word.utf8.count <= 400 ? String(word) : "\(word.prefix(120))…\(word.suffix(40))"
        }
        return text.utf8.count <= 1200 ? text : "\(text.prefix(800)) … \(text.suffix(200))"
    }
}
