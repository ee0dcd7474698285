import KeelBase
import KeelMarkdown

// The words of findings about fences.

extension Diagnostic {
    static func unclosedFence(in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .fenceUnclosed, in: source, at: offset, "the code block opened here is never closed",
            hint: "close it with a fence of the same sign, at least as long")
    }

    static func unknownFenceLanguage(_ word: String, in source: SourceText, at offset: Int) -> Diagnostic {
        let name = word.lowercased()
        let meant: String
        if name.hasSuffix(".swift"), SwiftFileName.fault(in: word) == nil {
            meant = "swift \(word)"
        } else if name.contains(",") || name.contains(":") {
            meant = "swift"
        } else {
            meant = suggestion(for: name, among: ["swift", "output"]) ?? "swift"
        }
        let isJoined = name.contains(",") || name.contains(":")
        return Diagnostic(
            .fenceUnknownLanguage, in: source, at: offset, "unknown language '\(word)'",
            hint: "did you mean '\(meant)'?" + (isJoined ? " Words are separated by spaces" : ""))
    }

    static func unknownFenceWord(_ word: String, in source: SourceText, at offset: Int, isSwift: Bool) -> Diagnostic {
        guard isSwift else {
            return Diagnostic(
                .fenceUnknownWord, in: source, at: offset, "unknown word '\(word)'",
                hint: "after this language only mark=2,5-7 and id=name have a meaning, and alt=\"…\" after 'dot'")
        }
        let name = String(word.prefix { $0 != "=" })
        let keys = FenceKey.allCases.filter { $0.applies(to: "swift") }
        let known = FenceWord.allCases.map(\.rawValue) + keys.map(\.rawValue)
        let meant = FenceKey.synonyms[name.lowercased()] ?? suggestion(for: name, among: known)
        let example = meant.map { word in FenceKey(rawValue: word)?.example ?? word }
        let all = FenceWord.allCases.map(\.rawValue) + ["Name.swift"] + keys.map(\.example)
        return Diagnostic(
            .fenceUnknownWord, in: source, at: offset, "unknown word '\(word)'",
            hint: example.map { "did you mean '\($0)'?" } ?? "the words are \(all.joined(separator: ", "))")
    }

    static func fenceKeyWithoutValue(_ key: FenceKey, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .fenceBadValue, in: source, at: offset,
            key == .skip ? "'skip' needs a reason, for the reader" : "'\(key.rawValue)' needs a value",
            hint: "write \(key.example), without spaces around '='")
    }

    static func diagramWithoutAlternative(in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .fenceNoAlternative, in: source, at: offset,
            "the diagram says nothing to those who don't see it",
            hint: "write what it shows: dot \(FenceKey.alt.example)")
    }

    static func fenceKeyTwice(_ key: FenceKey, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(.fenceBadValue, in: source, at: offset, "'\(key.rawValue)' is there twice")
    }

    static func fenceKeyIsForSwift(
        _ key: FenceKey, language: String, in source: SourceText, at offset: Int
    ) -> Diagnostic {
        Diagnostic(
            .fenceCombination, in: source, at: offset, "'\(key.rawValue)' means nothing in a block of '\(language)'",
            hint: key == .alt ? "it is for diagrams, in blocks of 'dot'" : "it is for Swift blocks")
    }

    static func fenceQuote(_ key: FenceKey, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .fenceBadValue, in: source, at: offset, "the value of '\(key.rawValue)' is not quoted as it should be",
            hint: "put it between two straight double quotes, with none in it: \(key.rawValue)=\"…\"")
    }

    static func fenceValue(_ word: String, expected: String, in source: SourceText, at offset: Int) -> Diagnostic {
        let key = word.prefix { $0 != "=" }
        return Diagnostic(.fenceBadValue, in: source, at: offset, "'\(key)' must be \(expected)")
    }

    static func fenceMark(
        _ fault: LineRanges.Fault, lineCount: Int, in source: SourceText, at offset: Int
    ) -> Diagnostic {
        let message =
            switch fault {
            case .notALine(let part): "'\(part)' is no line and no range of lines"
            case .backwards(let part): "'\(part)' runs backwards"
            case .outside(let line): "there is no line \(line) in the block, which has \(lineCount)"
            }
        return Diagnostic(.fenceBadValue, in: source, at: offset, message, hint: "write \(FenceKey.mark.example)")
    }

    static func fenceCombination(
        _ first: String, _ second: String, in source: SourceText, at offset: Int
    ) -> Diagnostic {
        let (first, second) = (name(first), name(second))
        return Diagnostic(
            .fenceCombination, in: source, at: offset,
            first == second ? "'\(first)' is there twice" : "'\(first)' and '\(second)' don't go together",
            hint: "timeout" == second ? "a timeout is for scripts: swift run, swift traps" : "leave one of the two out")
    }

    private static func name(_ word: String) -> String { String(word.prefix { $0 != "=" }) }

    static func fenceFileName(
        _ name: String, _ fault: SwiftFileName.Fault, in source: SourceText, at offset: Int
    ) -> Diagnostic {
        switch fault {
        case .notPlain:
            Diagnostic(
                .fenceFileName, in: source, at: offset, "'\(name)' can't be a file of the module",
                hint: "a plain name with no folder, such as UserPresenter.swift")
        case .main:
            Diagnostic(
                .fenceFileName, in: source, at: offset, "'\(name)' would make a program of the module",
                hint: "write 'swift run' for code that runs")
        case .manifest:
            Diagnostic(
                .fenceFileName, in: source, at: offset, "'\(name)' is the manifest of the package of all examples",
                hint: "to show a manifest, write swift skip=\"a manifest\"")
        }
    }

    static func fenceFileCase(
        _ name: String, _ other: String, firstOffset: Int, in source: SourceText, at offset: Int
    ) -> Diagnostic {
        Diagnostic(
            .fenceFileName, in: source, at: offset, "'\(name)' and '\(other)' differ in case only",
            hint: "write the name the same way each time: on macOS and Windows it is one file",
            notes: [Note("the other is here", in: source, at: firstOffset)])
    }

    static func fenceIDTwice(
        _ id: String, firstOffset: Int, in source: SourceText, at offset: Int
    ) -> Diagnostic {
        Diagnostic(
            .fenceDuplicateID, in: source, at: offset, "the id '\(id)' is another block's already",
            notes: [Note("the other is here", in: source, at: firstOffset)])
    }

    static func outputWithoutScript(_ isFirst: Bool, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .fenceOutput, in: source, at: offset,
            isFirst
                ? "there is no Swift block before this output" : "the Swift block before prints nothing to show here",
            hint: "an output block follows the 'swift run' block that printed it, one for each")
    }

    static func snippetMarker(_ fault: SnippetMarkers.Fault, in source: SourceText, block: CodeBlock) -> Diagnostic {
        func offset(of line: Int) -> Int {
            block.lineOffsets.indices.contains(line) ? block.lineOffsets[line] : block.fenceOffset
        }
        func finding(_ message: String, hint: String) -> Diagnostic {
            Diagnostic(.fenceSnippet, in: source, at: offset(of: fault.line), message, hint: hint)
        }
        switch fault.kind {
        case .unknown(let word):
            let meant = suggestion(for: word, among: ["hide", "show"]).map { "did you mean 'snippet.\($0)'?" }
            return finding(
                "unknown marker 'snippet.\(word)'", hint: meant ?? "the markers are snippet.hide and snippet.show")
        case .hiddenAlready(let first):
            var finding = finding("the lines here are hidden already", hint: "put '// snippet.show' before")
            finding.notes = [
                Note("hidden from here", in: source, at: offset(of: first))
            ]
            return finding
        case .shownAlready: return finding("the lines here are shown already", hint: "put '// snippet.hide' before")
        case .neverShown:
            return finding("the lines from here on are never shown again", hint: "put '// snippet.show' after them")
        }
    }
}
