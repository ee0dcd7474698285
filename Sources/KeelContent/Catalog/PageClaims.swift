import KeelBase

/// Which article or file has which path of the site. Every path goes to one, and a second that wants it is an
/// error, also where only case or Unicode form tells the two apart: on macOS and Windows they are one file.
struct PageClaims {
    enum Origin: Int, Sendable, Comparable {
        /// In the order in which they keep their place: an article's own, a copied file's, a chosen one.
        case article, file, slug, alias

        static func < (left: Origin, right: Origin) -> Bool { left.rawValue < right.rawValue }
    }

    struct Claim: Sendable {
        /// Below the site's root: `nl/start.html`.
        let path: String
        let origin: Origin
        /// `Content/nl/start.md`
        let file: String
        /// Of the slug or alias.
        var position: SourcePosition?
    }

    struct Outcome {
        var losers: [Claim] = []
        var diagnostics: [Diagnostic] = []
    }

    static func settle(_ claims: [Claim]) -> Outcome {
        var outcome = Outcome()
        var exact: [[UInt8]: Claim] = [:]
        var folded: [String: Claim] = [:]
        let ordered = claims.sorted { left, right in
            let leftKey = (left.origin, left.path == left.path.foldedForm ? 0 : 1, left.file)
            return leftKey < (right.origin, right.path == right.path.foldedForm ? 0 : 1, right.file)
        }
        func lose(_ claim: Claim, _ diagnostic: Diagnostic) {
            outcome.losers.append(claim)
            outcome.diagnostics.append(diagnostic)
        }
        for claim in ordered {
            // Bytes, because Swift's `==` takes normal forms for equal.
            let bytes = Array(claim.path.utf8)
            if let holder = exact[bytes] {
                lose(claim, .pathTaken(claim, by: holder))
                continue
            }
            exact[bytes] = claim
            let key = claim.path.foldedForm
            if let holder = folded[key] { lose(claim, .pathDiffersInForm(claim, holder)) } else { folded[key] = claim }
        }
        for claim in ordered {
            if let holder = firstFileAbove(claim.path, in: folded), holder.file != claim.file {
                lose(claim, .pathBelowFile(claim, holder))
            }
        }
        return outcome
    }

    /// A claimed file that the path would need as a folder.
    private static func firstFileAbove(_ path: String, in folded: [String: Claim]) -> Claim? {
        var folder = path.foldedForm[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let holder = folded[String(folder)] { return holder }
        }
        return nil
    }
}
