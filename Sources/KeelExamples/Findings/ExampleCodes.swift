package import KeelBase
import KeelContent
import KeelSwift

// All that this module says to the author of an article, and under which code.

extension DiagnosticCode {
    static let exampleError = DiagnosticCode(
        "example.error", .error, "A Swift block does not compile.")
    static let exampleWarning = DiagnosticCode(
        "example.warning", .error, "The compiler warns about a Swift block; only a warning with `warnings: allow`.")
    static let exampleMissingModule = DiagnosticCode(
        "example.missing-module", .error, "A Swift block imports a module that is not there.")
    static let exampleSupport = DiagnosticCode(
        "example.support", .error, "A module below \(SiteLayout.support) does not compile.")
    static let exampleLink = DiagnosticCode(
        "example.link", .error, "A script or test compiles and can't be linked.")
    static let exampleOutput = DiagnosticCode(
        "example.output", .error, "A script printed something else than the output block after it shows.")
    static let exampleEnded = DiagnosticCode(
        "example.ended", .error, "A script ended by a trap or an error before its last line.")
    static let exampleTimeout = DiagnosticCode(
        "example.timeout", .error, "A script took longer than it was given.")
    static let exampleNoTrap = DiagnosticCode(
        "example.no-trap", .error, "A script that must end by a trap did not.")
    static let exampleExpectation = DiagnosticCode(
        "example.expectation", .error, "A block that must fail or warn does so in another way, or not at all.")
    static let exampleTest = DiagnosticCode("example.test", .error, "A test fails.")
    static let exampleTestCrash = DiagnosticCode(
        "example.test-crash", .error, "A test ends the process or takes too long.")
    static let exampleNoTest = DiagnosticCode("example.no-test", .error, "No test of a test block was run.")
    static let exampleDrift = DiagnosticCode(
        "example.drift", .error, "The code of a translation is another than its source's.")
    static let exampleLetters = DiagnosticCode(
        "example.letters", .error, "A character in the code looks like another one, or like nothing.")
    static let exampleModuleName = DiagnosticCode(
        "example.module-name", .error, "An article's `module:` can't be the name of a Swift module.")
}

package enum ExamplesCodes {
    package static let all: [DiagnosticCode] = [
        .exampleError, .exampleWarning, .exampleMissingModule, .exampleSupport, .exampleLink, .exampleOutput,
        .exampleEnded, .exampleTimeout, .exampleNoTrap, .exampleExpectation, .exampleTest, .exampleTestCrash,
        .exampleNoTest, .exampleDrift, .exampleLetters, .exampleModuleName,
    ]
}

enum ExampleText {
    static func compilerFailed(_ output: String?) -> String {
        "the compiler ended without saying why: " + lastLines(output ?? "")
    }

    static func linkerFailed(_ output: String) -> String { "this compiles, but can't be linked: " + lastLines(output) }

    static func testTimedOut(_ seconds: Double) -> String { "the test was ended after \(number(seconds)) seconds" }

    static func testFlooded(_ bytes: Int) -> String { "the test was ended after \(bytes >> 20) MB were printed" }

    static func testCrashed(_ reason: String?) -> String {
        "the test ended the process" + (reason.map { ": \($0)" } ?? "")
    }

    static func missingModule(_ name: String) -> String { "no such module '\(name)'" }

    static func missingModuleHint(_ name: String) -> String {
        "put the sources of a stand-in into \(SiteLayout.support(name))/, import it inside '#if canImport(\(name))', "
            + "or show the block without compiling it: swift skip=\"why\""
    }

    static func sameCode(_ language: Language) -> String { "the same code in '\(language)'" }

    static let unclosed = "a bracket, a string, a comment or an '#if' of this block is not closed in it"

    static func letter(_ letter: DeceptiveLetter) -> String {
        let name = letter.codePoint.map { "'\(letter.text)' (\($0))" } ?? "'\(letter.text)'"
        let word = letter.word.map { " in '\($0)'" } ?? ""
        return switch letter.kind {
        case .mixedScript: "the letter \(name)\(word) is of another alphabet than the rest of its word"
        case .lookAlikeWord: "\(name) only looks like '\(letter.replacement)': its letters are of another alphabet"
        case .quotationMark: "the quotation mark \(name) is not one of Swift's"
        case .space: "a space that is not one of Swift's (\(letter.codePoint ?? "?"))"
        case .invisible: "a character that can't be seen (\(letter.codePoint ?? "?"))\(word)"
        case .punctuation: "\(name) is not one of Swift's characters"
        }
    }

    static func letterHint(_ letter: DeceptiveLetter) -> String {
        letter.replacement.isEmpty ? "delete it" : "write '\(letter.replacement)'"
    }

    static let alsoInBlock = "also in this block: "

    static func outputDiffers(expected: String?, printed: String?) -> String {
        switch (expected, printed) {
        case (let expected?, let printed?): "the script printed '\(printed)' where this says '\(expected)'"
        case (let expected?, nil): "the script did not print '\(expected)'"
        case (nil, let printed?): "the script also printed '\(printed)'"
        case (nil, nil): "the script printed something else"
        }
    }

    static let outputHint = "'keel promote' writes the real output here"

    static func ended(_ run: UnitResult.Run) -> String {
        switch run.ending {
        case .finished: "the script came to its end"
        case .exited(let code): "the script ended with exit status \(code)"
        case .trapped: trapped(run.reason ?? "no reason given")
        case .timedOut(let seconds): "the script was ended after \(number(seconds)) seconds"
        case .flooded(let bytes): "the script was ended after it had printed \(bytes >> 20) MB"
        }
    }

    private static func trapped(_ reason: String) -> String {
        let error = "Fatal error: Error raised at top level: "
        if reason.hasPrefix(error) {
            return "the script was ended by an error that nothing catches: \(reason.dropFirst(error.count))"
        }
        return "the script was ended by a trap: \(reason)"
    }

    static let calledHere = "called from here"
    static let trapHint = "if that is what you want to show, write 'swift traps'"
    static let timeoutHint = "write 'timeout=…' in the fence to give it more"
    static let noTrap = "this must end by a trap, and does not"

    static let noTest = "no test was run here"
    static let noTestHint =
        "a 'swift test' block needs a '@Test' function; what tests share can stand in the same block"
    static func uncalled(_ name: String) -> String { "the function '\(name)' is no test, and no test calls it" }
    static let uncalledHint = "write '@Test' before it"
    static let allSkipped = "all the tests of this block are disabled"

    static func test(_ name: String, _ message: String) -> String { "test '\(name)': \(message)" }

    static let compilesThough = "this block compiles, though it must not"
    static let silentThough = "the compiler does not warn about this block, though it must"
    static func absent(_ kind: String, _ text: String) -> String { "there is no \(kind) '\(text)' here" }
    static func otherwise(_ kind: String, _ said: String, expected: String) -> String {
        "the \(kind) here is '\(said)', and not '\(expected)'"
    }
    static func unexpected(_ kind: String, _ text: String) -> String {
        "\(kind == "error" ? "an" : "a") \(kind) that no comment names: \(text)"
    }
    static func unexpectedHint(_ kind: String) -> String {
        "if this is what you want to show, add '// \(kind): …' with a part of the message at the end of the line"
    }
    static func said(_ kind: String, _ text: String) -> String { "the compiler says: \(kind): \(text)" }

    private static func lastLines(_ text: String) -> String {
        text.split(separator: "\n").suffix(4).joined(separator: " / ")
    }

    static func number(_ seconds: Double) -> String {
        seconds == seconds.rounded() && seconds < 1e9 ? "\(Int(seconds))" : "\(seconds)"
    }
}
