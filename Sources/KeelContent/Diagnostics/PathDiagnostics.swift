import KeelBase

// The words of findings about slugs, aliases and the names of files.

extension Diagnostic {
    static func slug(_ slug: String, _ fault: PathRules.Fault, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            fault == .outside ? .slugOutside : .slugInvalid, in: source, at: offset,
            "the slug '\(printable(slug))' \(words(fault))", hint: pathHint(fault))
    }

    static func alias(_ alias: String, _ fault: PathRules.Fault, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            fault == .outside ? .slugOutside : .slugInvalid, in: source, at: offset,
            "the alias '\(printable(alias))' \(words(fault))", hint: pathHint(fault))
    }

    static func fileName(_ path: String, _ fault: PathRules.Fault) -> Diagnostic {
        Diagnostic(.contentFileName, file: SiteLayout.content(path), "the name \(words(fault))", hint: "rename it")
    }

    private static func pathHint(_ fault: PathRules.Fault) -> String {
        switch fault {
        case .suffix: "leave the ending out"
        case .index: "call the article's file index.md"
        case .empty: "remove the line, and the page is named after its file"
        default: "a slug is the page's path below its language's folder, such as 'guide/first'"
        }
    }

    private static func words(_ fault: PathRules.Fault) -> String {
        switch fault {
        case .empty: "is empty"
        case .outside: "leads out of the folder of its language"
        case .emptyPart: "has an empty part"
        case .control: "has invisible control characters"
        case .sign(let sign): "has '\(sign)', which file names can't have on Windows"
        case .percentEncoded: "has a percent-encoded character, which browsers decode"
        case .reserved(let name): "is '\(name)', the name of a device on Windows"
        case .edge: "has a part that begins with a dot or ends with one, or has a space there"
        case .tooLong: "has a part of more than 200 bytes"
        case .suffix: "has the ending of a file"
        case .index: "is that of a section's own page"
        }
    }

    private static func printable(_ text: String) -> String {
        String(text.map { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "\u{FFFD}" : $0 })
    }

    static func pathTaken(_ claim: PageClaims.Claim, by holder: PageClaims.Claim) -> Diagnostic {
        let rest = claim.origin == .alias ? "the alias is left out" : "one of the two needs another slug or name"
        return Diagnostic(
            .slugCollision, file: claim.file, position: claim.position,
            "'\(claim.path)' is the place of \(holder.file) already", hint: rest, notes: [holderNote(holder)])
    }

    static func pathDiffersInForm(_ claim: PageClaims.Claim, _ holder: PageClaims.Claim) -> Diagnostic {
        let difference =
            claim.path.precomposedForm.utf8.elementsEqual(holder.path.precomposedForm.utf8)
            ? "the Unicode normal form of their names" : "upper and lower case"
        return Diagnostic(
            .slugCaseCollision, file: claim.file, position: claim.position,
            "'\(claim.path)' and '\(holder.path)' of \(holder.file) differ in \(difference) only",
            hint: "they are one file on macOS and Windows: rename one of the two", notes: [holderNote(holder)])
    }

    static func pathBelowFile(_ claim: PageClaims.Claim, _ holder: PageClaims.Claim) -> Diagnostic {
        Diagnostic(
            .slugCollision, file: claim.file, position: claim.position,
            "'\(claim.path)' needs a folder where \(holder.file) puts the file '\(holder.path)'",
            hint: "rename one of the two", notes: [holderNote(holder)])
    }

    private static func holderNote(_ holder: PageClaims.Claim) -> Note {
        Note("the other one is here", file: holder.file, position: holder.position)
    }
}
