import KeelBase

/// Which of a block's findings stand for themselves, and which follow from them.
///
/// The compiler names an unknown type where it stands, and before that the conformance that fails because of it; it says
/// the same of a name at each of its uses; after a fault of syntax what it says is of no worth.
struct CauseOrder {
    /// In the order of their places; at least one, if there is any finding.
    private(set) var causes: [Diagnostic] = []
    private(set) var consequences: [Diagnostic] = []

    /// - Parameter findings: errors first, each kind in the order of the places.
    init(_ findings: [Diagnostic]) {
        let errors = findings.filter { $0.severity == .error }
        let texts = errors.map { Self.text(of: $0) }
        if let syntax = texts.firstIndex(where: { $0.map(Self.isOfSyntax) ?? false }) {
            causes = [errors[syntax]]
            consequences = findings.enumerated().filter { $0.offset != syntax }.map(\.element)
            return
        }
        let hasUnknownName = texts.contains { $0?.hasPrefix("cannot find type '") ?? false }
        var said: Set<String> = []
        for finding in findings {
            guard let text = Self.text(of: finding), finding.severity == .error else {
                // Of what is no error of the compiler's, the first stands for the others.
                if causes.isEmpty { causes.append(finding) } else { consequences.append(finding) }
                continue
            }
            if !said.insert(text).inserted || hasUnknownName && Self.followsFromUnknownName(text) {
                consequences.append(finding)
            } else {
                causes.append(finding)
            }
        }
    }

    private static func text(of finding: Diagnostic) -> String? {
        if case .error(let text, _)? = finding.fault as? CompilerFault { text } else { nil }
    }

    private static func isOfSyntax(_ text: String) -> Bool {
        ["expected ", "unterminated ", "consecutive ", "extraneous ", "unexpected ", "invalid character"]
            .contains(where: text.hasPrefix)
    }

    private static func followsFromUnknownName(_ text: String) -> Bool {
        ["does not conform to", "could not be inferred", "is ambiguous", "requires that", "cannot be constructed"]
            .contains(where: text.contains)
    }
}
