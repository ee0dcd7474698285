import KeelBase
import KeelContent
import KeelSwift

// All words of this module but those of `keel help CODE`. What is quoted from the compiler, the linker, the runtime and
// Swift Testing is theirs.

extension CompilerFault {
    var english: Wording {
        switch self {
        case .error(let text, let wayOut): Wording(text, hint: wayOut?.english)
        case .warning(let text): Wording(text)
        case .statement(let name):
            Wording(
                "this statement makes a script of the scope's blocks, so that tests can't see '\(name)'",
                hint: "write 'swift run' on the fence of the statement: the declarations are a module then")
        case .ended(let output): Wording(English.compilerEnded(output))
        case .notLinked(let output): Wording("this compiles, but can't be linked: " + English.lastLines(output))
        case .unclosed: Wording("a bracket, a string, a comment or an '#if' of this block is not closed in it")
        case .missingModule(let name):
            Wording(
                "no such module '\(name)'",
                hint: "put the sources of a stand-in into \(SiteLayout.support(name))/, import it inside "
                    + "'#if canImport(\(name))', or show the block without compiling it: swift skip=\"why\"; a library of a Swift "
                    + "package is named in \(SiteLayout.configuration): examples: {package: ., products: [\(name)]}")
        }
    }
}

extension SupportFault {
    var english: Wording {
        switch self {
        case .error(let text): Wording(text)
        case .ended(let output): Wording(English.compilerEnded(output))
        }
    }
}

extension CompilerFault.WayOut {
    fileprivate var english: String {
        switch self {
        case .scope:
            "blocks of a scope are compiled together: give one of the two a scope of its own, 'swift scope=name'"
        case .imports(let modules):
            "the module's blocks import \(modules.joined(separator: " and ")), and this one does not: import it here as well"
        }
    }
}

extension ExampleSettingsFault {
    var english: Wording {
        switch self {
        case .refused(let text): Wording("the compiler does not take these settings: \(text)")
        case .package(let text):
            Wording("\(text)", hint: "the examples import this package, and none is checked while it does not build")
        }
    }
}

extension LetterFault {
    var english: Wording {
        let name = codePoint.map { "'\(text)' (\($0))" } ?? "'\(text)'"
        let place = word.map { " in '\($0)'" } ?? ""
        let message =
            switch kind {
            case .mixedScript: "the letter \(name)\(place) is of another alphabet than the rest of its word"
            case .lookAlikeWord: "\(name) only looks like '\(replacement)': its letters are of another alphabet"
            case .quotationMark: "the quotation mark \(name) is not one of Swift's"
            case .space: "a space that is not one of Swift's (\(codePoint ?? "?"))"
            case .invisible: "a character that can't be seen (\(codePoint ?? "?"))\(place)"
            case .punctuation: "\(name) is not one of Swift's characters"
            }
        return Wording(message, hint: replacement.isEmpty ? "delete it" : "write '\(replacement)'")
    }
}

extension ScriptFault {
    var english: Wording {
        switch self {
        case .output(let expected, let printed, let canBePromoted):
            Wording(
                Self.outputDiffers(expected: expected, printed: printed),
                hint: canBePromoted ? "'keel promote' writes the real output here" : nil)
        case .notPrinted:
            Wording(
                "nothing prints this: the block before it has only declarations",
                hint: "write a statement that prints into it, and 'swift run' on its fence")
        case .stopped(let reason): Wording(English.scriptEnded(reason), hint: Self.hint(reason))
        case .noTrap: Wording("this must end by a trap, and does not")
        }
    }

    private static func outputDiffers(expected: String?, printed: String?) -> String {
        switch (expected, printed) {
        case (let expected?, let printed?):
            "the script printed '\(English.clipped(printed))' where this says '\(English.clipped(expected))'"
        case (let expected?, nil): "the script did not print '\(English.clipped(expected))'"
        case (nil, let printed?): "the script also printed '\(English.clipped(printed))'"
        case (nil, nil): "the script printed something else"
        }
    }

    private static func hint(_ reason: StopReason) -> String? {
        switch reason {
        case .timedOut: "write 'timeout=…' in the fence to give it more"
        case .trapped: "if that is what you want to show, write 'swift traps'"
        case .exited, .flooded: nil
        }
    }
}

extension TestFault {
    var english: Wording {
        let hint = "a 'swift test' block needs a '@Test' function; what tests share can stand in the same block"
        return switch self {
        case .failed(let test, let issue): Wording("test '\(test)': \(issue.english)")
        case .noTest: Wording("no test was run here", hint: hint)
        case .allDisabled: Wording("all the tests of this block are disabled", hint: hint)
        case .uncalled(let name):
            Wording("the function '\(name)' is no test, and no test calls it", hint: "write '@Test' before it")
        }
    }
}

extension TestIssue {
    package var english: String {
        switch self {
        case .recorded(let text): text
        case .stopped(.timedOut(let seconds)): "the test was ended after \(English.number(seconds)) seconds"
        case .stopped(.flooded(let bytes)): "the test was ended after \(bytes >> 20) MB were printed"
        case .stopped(.exited(let code)): "the test ended the process: exit status \(code)"
        case .stopped(.trapped(let message, _)): "the test ended the process" + (message.map { ": \($0)" } ?? "")
        }
    }
}

extension ExpectationFault {
    var english: Wording {
        let compiles = "this block compiles, though it must not"
        return switch self {
        case .compiles: Wording(compiles)
        case .compilesWithout(let kind, let text): Wording("\(compiles): " + English.absent(kind, text))
        case .isSilent: Wording("the compiler does not warn about this block, though it must")
        case .absent(let kind, let text): Wording(English.absent(kind, text))
        case .differs(let kind, let text, let expected):
            Wording("the \(kind) here is '\(text)', and not '\(expected)'")
        case .unexpected(let kind, let text, let isAll):
            Wording(
                "\(kind == .error ? "an" : "a") \(kind) that no comment names: \(text)",
                hint: isAll
                    ? "if this is what you want to show, add '// \(kind): …' with a part of the message at the end of "
                        + "the line" : nil)
        }
    }
}

extension DriftFault {
    var english: Wording {
        switch self {
        case .differs(let here, let there, let other):
            Wording(
                Self.differs(here, there, other.english),
                hint: "comments and the text of string literals may be translated, everything else must be the same")
        case .missing(let language):
            Wording(
                "a Swift block of the source is missing in '\(language)'",
                hint: "copy the block from the source to here")
        case .extra(let source):
            Wording(
                "this Swift block is not in the source language '\(source)'",
                hint: "add it to the source as well, or take it out here")
        case .otherFence(let here, let source):
            Wording("the fence is '\(here)' here and '\(source)' in the source", hint: "write it as in the source")
        case .reordered:
            Wording(
                "the blocks of the source come in another order from here on",
                hint: "put them in the source's order, or name those that belong together: 'swift id=name' in both")
        }
    }

    private static func differs(_ here: String?, _ there: String?, _ other: String) -> String {
        switch (here, there) {
        case (let here?, let there?): "the code differs from \(other): '\(here)' here, '\(there)' there"
        case (nil, let there?): "the code ends here; in \(other) '\(there)' follows"
        case (let here?, nil): "the code goes on with '\(here)', where it ends in \(other)"
        case (nil, nil): "the code differs from \(other)"
        }
    }
}

extension DriftFault.Other {
    fileprivate var english: String {
        switch self {
        case .source(let language): "the source language '\(language)'"
        case .translation(let language): "the translation '\(language)'"
        }
    }
}

extension ModuleNameFault {
    var english: Wording {
        switch self {
        case .notInSource(let source):
            Wording("the module is named in the source language '\(source)', and not in a translation")
        case .spelling(let name, let suggestion):
            Wording(
                "'\(name)' is no name for a module here: ASCII letters and digits, beginning with a capital letter",
                hint: suggestion.map { "write '\($0)'" })
        case .reserved(let name):
            Wording("'\(name)' is the name of another module, or of one that is made for tests")
        case .taken(let name, let other):
            Wording(
                name == other
                    ? "the module '\(name)' is another article's"
                    : "the module '\(name)' differs from another article's '\(other)' only in case")
        }
    }
}

extension ExampleRemark {
    var english: String {
        switch self {
        case .said(let text): text
        case .compilerSays(let kind, let text): "the compiler says: \(kind): \(text)"
        case .absent(let kind, let text): English.absent(kind, text)
        case .calledHere: "called from here"
        case .ended(nil): "the script came to its end"
        case .ended(let reason?): English.scriptEnded(reason)
        case .comparedLine(let line): line
        case .letter(let fault): fault.english.message
        case .sameCode(let language): "the same code in '\(language)'"
        case .sourceHere: "the source is here"
        case .translationHere: "the translation is here"
        case .sourceBlockHere: "the source's block begins here"
        case .translationBlockHere: "the translation's block begins here"
        case .otherArticleHere: "the other article is here"
        }
    }
}

extension RelatedFault {
    var english: String {
        let introduction = relation == .sameBlock ? "also in this block: " : "so: "
        return introduction + fault.english.message
    }
}

extension ExampleCheckError: CustomStringConvertible {
    package var description: String {
        let reason =
            switch self {
            case .noToolchain: "no `swiftc` in PATH; install Swift from https://www.swift.org/install"
            case .noFrontend(let path): "no \(path), which `swiftc` would run"
            case .unusableToolchain(let path, let output): "\(path) does not work: \(output)"
            case .noPackage(let path): "no folder \(path), which `examples: package:` names"
            case .refused(let diagnostics): diagnostics.first?.message ?? "the settings are refused"
            }
        return "cannot check the examples: " + reason
    }
}

extension Promotion.ChangedMeanwhile: CustomStringConvertible {
    package var description: String {
        "nothing was written: \(files.joined(separator: ", ")) changed since the check began"
    }
}

/// What several messages say.
private enum English {
    static func compilerEnded(_ output: String) -> String {
        "the compiler ended without saying why: " + lastLines(output)
    }

    static func scriptEnded(_ reason: StopReason) -> String {
        if let error = reason.uncaughtError { return "the script was ended by an error that nothing catches: \(error)" }
        return switch reason {
        case .exited(let code): "the script ended with exit status \(code)"
        case .trapped(let message, let signal): "the script was ended by a trap: \(message ?? "signal \(signal)")"
        case .timedOut(let seconds): "the script was ended after \(number(seconds)) seconds"
        case .flooded(let bytes): "the script was ended after it had printed \(bytes >> 20) MB"
        }
    }

    static func absent(_ kind: CompilerDiagnostic.Kind, _ text: String) -> String {
        "there is no \(kind) '\(text)' here"
    }

    /// A line that somebody will read.
    static func clipped(_ line: String) -> String { line.count > 200 ? "\(line.prefix(200))…" : line }

    static func lastLines(_ text: String) -> String {
        text.split(separator: "\n").suffix(4).joined(separator: " / ")
    }

    static func number(_ seconds: Double) -> String {
        seconds == seconds.rounded() && seconds < 1e9 ? "\(Int(seconds))" : "\(seconds)"
    }
}
