import KeelBase

/// Which article or file has which path of the site; a second that wants it is an error.
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
        let ordered = claims.sorted { left, right in
            let leftKey = (left.origin, left.path == left.path.foldedForm ? 0 : 1, left.file)
            return leftKey < (right.origin, right.path == right.path.foldedForm ? 0 : 1, right.file)
        }
        var outcome = Outcome()
        for collision in PathClaims(ordered.map { .init(path: $0.path, owner: $0) }).collisions {
            let (loser, holder) = (collision.loser.owner, collision.holder.owner)
            outcome.losers.append(loser)
            let note = Diagnostic.Note(ContentRemark.otherOne, file: holder.file, position: holder.position)
            outcome.diagnostics.append(
                Diagnostic(
                    fault(loser, holder, collision.conflict), file: loser.file, position: loser.position, notes: [note])
            )
        }
        return outcome
    }

    private static func fault(_ loser: Claim, _ holder: Claim, _ conflict: PathClaims<Claim>.Conflict) -> SlugFault {
        switch conflict {
        case .samePath: .taken(loser.path, by: holder.file, isAlias: loser.origin == .alias)
        case .sameFile:
            .differsInForm(
                loser.path, other: holder.path, of: holder.file,
                isNormalForm: loser.path.precomposedForm.utf8.elementsEqual(holder.path.precomposedForm.utf8))
        case .belowFile: .belowFile(loser.path, other: holder.path, of: holder.file)
        }
    }
}
