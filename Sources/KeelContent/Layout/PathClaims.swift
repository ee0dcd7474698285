/// Who has which path where several may want one: each path goes to one, and a second that wants it is a collision,
/// also where only case or Unicode form tells the two apart: on macOS and Windows they are one file.
package struct PathClaims<Owner: Sendable>: Sendable {
    package struct Claim: Sendable {
        /// Below the site's root: `nl/start.html`.
        package let path: String
        package let owner: Owner

        package init(path: String, owner: Owner) {
            self.path = path
            self.owner = owner
        }
    }

    package enum Conflict: Sendable, Hashable {
        case samePath
        /// The paths differ in case or in Unicode normal form.
        case sameFile
        /// The path needs a folder where the holder has a file.
        case belowFile
    }

    package struct Collision: Sendable {
        package let loser: Claim
        package let holder: Claim
        package let conflict: Conflict
    }

    package private(set) var kept: [Claim] = []
    package private(set) var collisions: [Collision] = []

    /// - Parameter claims: in the order in which they keep their paths.
    package init(_ claims: [Claim]) {
        var exact: [[UInt8]: Claim] = [:]
        var folded: [String: Claim] = [:]
        var holders: [Claim] = []
        for claim in claims {
            // Bytes, because Swift's `==` takes normal forms for equal.
            let bytes = Array(claim.path.utf8)
            let key = claim.path.foldedForm
            if let holder = exact[bytes] {
                collisions.append(Collision(loser: claim, holder: holder, conflict: .samePath))
            } else if let holder = folded[key] {
                exact[bytes] = claim
                collisions.append(Collision(loser: claim, holder: holder, conflict: .sameFile))
            } else {
                exact[bytes] = claim
                folded[key] = claim
                holders.append(claim)
            }
        }
        for claim in holders {
            if let holder = Self.firstFile(above: claim.path, in: folded) {
                collisions.append(Collision(loser: claim, holder: holder, conflict: .belowFile))
            } else {
                kept.append(claim)
            }
        }
    }

    private static func firstFile(above path: String, in folded: [String: Claim]) -> Claim? {
        var folder = path.foldedForm[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let holder = folded[String(folder)] { return holder }
        }
        return nil
    }
}
