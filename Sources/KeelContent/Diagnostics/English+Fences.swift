import KeelBase

// The words of findings about fences.

extension FenceFault {
    var english: Wording {
        switch self {
        case .unclosed:
            Wording(
                "the code block opened here is never closed",
                hint: "close it with a fence of the same sign, at least as long")
        case .unknownLanguage(let word, let meant):
            Wording(
                "unknown language '\(word)'",
                hint: "did you mean '\(meant)'?"
                    + (word.contains(",") || word.contains(":") ? " Words are separated by spaces" : ""))
        case .unknownWord(let word, let meant):
            Wording(
                "unknown word '\(word)'",
                hint: meant.map { "did you mean '\($0)'?" } ?? "the words are \(English.list(FenceFault.words))")
        case .unknownWordElsewhere(let word):
            Wording(
                "unknown word '\(word)'",
                hint:
                    "after this language only \(FenceKey.mark.example) and \(FenceKey.id.example) have a meaning, and "
                    + "alt=\"…\" after 'dot'")
        case .noValue(let key):
            Wording(
                key == .skip ? "'skip' needs a reason, for the reader" : "'\(key.rawValue)' needs a value",
                hint: "write \(key.example), without spaces around '='")
        case .twice(let key): Wording("'\(key.rawValue)' is there twice")
        case .elsewhere(let key, let language):
            Wording(
                "'\(key.rawValue)' means nothing in a block of '\(language)'",
                hint: key.applies(to: "dot")
                    ? "it is for diagrams, in blocks of 'dot' or 'sequence'" : "it is for Swift blocks")
        case .badQuotes(let key):
            Wording(
                "the value of '\(key.rawValue)' is not quoted as it should be",
                hint: "put it between two straight double quotes, with none in it: \(key.rawValue)=\"…\"")
        case .badScope: Wording("'scope' must be an ASCII name that begins with a letter")
        case .badTimeout: Wording("'timeout' must be a number of seconds greater than zero")
        case .badMark(let fault, let lineCount):
            Wording(fault.english(lineCount: lineCount), hint: "write \(FenceKey.mark.example)")
        case .combination(let first, let second):
            Wording(
                first == second ? "'\(first)' is there twice" : "'\(first)' and '\(second)' don't go together",
                hint: second == FenceKey.timeout.rawValue
                    ? "a timeout is for scripts: swift run, swift traps" : "leave one of the two out")
        case .fileName(let name, .notPlain):
            Wording(
                "'\(name)' can't be a file of the module",
                hint: "a plain name with no folder, such as UserPresenter.swift")
        case .fileName(let name, .main):
            Wording("'\(name)' would make a program of the module", hint: "write 'swift run' for code that runs")
        case .fileName(let name, .manifest):
            Wording(
                "'\(name)' is the manifest of the package of all examples",
                hint: "to show a manifest, write swift skip=\"a manifest\"")
        case .fileCase(let name, let other):
            Wording(
                "'\(name)' and '\(other)' differ in case only",
                hint: "write the name the same way each time: on macOS and Windows it is one file")
        case .duplicateID(let id): Wording("the id '\(id)' is another block's already")
        case .unknownDiff(let name):
            Wording(
                "no block before this one has the scope or the id '\(name)'",
                hint: "give one of them: scope=\(name) or id=\(name)")
        case .noAlternative:
            Wording(
                "the diagram says nothing to those who don't see it",
                hint: "write what it shows: dot \(FenceKey.alt.example)")
        case .output(let isFirst):
            Wording(
                isFirst
                    ? "there is no Swift block before this output"
                    : "the Swift block before prints nothing to show here",
                hint: "an output block follows the 'swift run' block that printed it, one for each")
        case .unknownMarker(let word, let meant):
            Wording(
                "unknown marker 'snippet.\(word)'",
                hint: meant.map { "did you mean 'snippet.\($0)'?" } ?? "the markers are snippet.hide and snippet.show")
        case .hiddenAlready:
            Wording("the lines here are hidden already", hint: "put '// snippet.show' before")
        case .shownAlready:
            Wording("the lines here are shown already", hint: "put '// snippet.hide' before")
        case .neverShown:
            Wording("the lines from here on are never shown again", hint: "put '// snippet.show' after them")
        }
    }

    /// All that may stand after `swift`.
    private static var words: [String] {
        FenceWord.allCases.map(\.rawValue) + ["Name.swift"]
            + FenceKey.allCases.filter { $0.applies(to: "swift") }.map(\.example)
    }
}

extension LineRanges.Fault {
    fileprivate func english(lineCount: Int) -> String {
        switch self {
        case .notALine(let part): "'\(part)' is no line and no range of lines"
        case .backwards(let part): "'\(part)' runs backwards"
        case .outside(let line): "there is no line \(line) in the block, which has \(lineCount)"
        }
    }
}

extension FenceRemark {
    var english: String {
        switch self {
        case .also(let fault): fault.english.message
        case .other: "the other is here"
        case .hiddenFromHere: "hidden from here"
        }
    }
}

extension SameFence {
    package var english: String { "the same fence in '\(language)'" }
}
