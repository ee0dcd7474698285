package import KeelBase
import KeelContent

// What `keel help CODE` says.
extension ExampleCode {
    package var english: Explanation {
        switch self {
        case .error:
            Explanation(
                "a Swift block does not compile",
                example: "```swift\nlet count: Int = \"three\"\n```",
                wayOut: "mend the code, or say that it is there to fail: `swift fails`")
        case .warning:
            Explanation(
                "the compiler warns about a Swift block; only a warning with `warnings: allow`",
                example: "```swift\nfunc greet() { let name = \"Keel\" }\n```",
                wayOut: "mend the code, or say that it is there to warn: `swift warns`")
        case .missingModule:
            Explanation(
                "a Swift block imports a module that is not there",
                example: "```swift\nimport SpriteKit\n```",
                wayOut:
                    "put the sources of a stand-in into a folder of its name below \(SiteLayout.support), or import it "
                    + "inside `#if canImport(…)`")
        case .support:
            Explanation(
                "a module below \(SiteLayout.support) does not compile",
                example: "public struct Color { public var name: Strin }",
                wayOut: "mend the module: the blocks that import it wait for it")
        case .link:
            Explanation(
                "a script or test compiles and can't be linked",
                example: "```swift run\n@_silgen_name(\"missing\") func missing()\nmissing()\n```",
                wayOut: "define what the linker misses, or compile the block only: `swift norun`")
        case .output:
            Explanation(
                "a script printed something else than the output block after it shows",
                example: "```swift run\nprint(1 + 1)\n```\n\n```output\n3\n```",
                wayOut: "mend the code, or let `keel promote` write what was printed")
        case .ended:
            Explanation(
                "a script ended by a trap or an error before its last line",
                example: "```swift run\nlet names: [String] = []\nprint(names[0])\n```",
                wayOut: "mend the code, or say that it is there to trap: `swift traps`")
        case .timeout:
            Explanation(
                "a script took longer than it was given",
                example: "```swift run timeout=1\nwhile true {}\n```",
                wayOut: "let it end sooner, or give it more seconds: `timeout=90`")
        case .noTrap:
            Explanation(
                "a script that must end by a trap did not",
                example: "```swift traps\nprint(\"fine\")\n```",
                wayOut: "write a trap, or let it be a script like others: `swift run`")
        case .expectation:
            Explanation(
                "a block that must fail or warn does so in another way, or not at all",
                example: "```swift fails\nlet count: Int = 3  // error: cannot convert\n```",
                wayOut: "write what the compiler says into the comment, or let `keel promote` do it")
        case .test:
            Explanation(
                "a test fails",
                example: "```swift test\n@Test func adds() { #expect(1 + 1 == 3) }\n```",
                wayOut: "mend the code that is tested, or what is expected of it")
        case .testCrash:
            Explanation(
                "a test ends the process or takes too long",
                example: "```swift test\n@Test func opens() { fatalError() }\n```",
                wayOut: "mend what traps or never ends; `examples: {timeout: 60}` is what tests are given")
        case .noTest:
            Explanation(
                "no test of a test block was run",
                example: "```swift test\nfunc adds() { #expect(1 + 1 == 2) }\n```",
                wayOut: "write `@Test` before the function, or take out what no test uses")
        case .drift:
            Explanation(
                "the code of a translation is another than its source's",
                example: "```swift\nlet limit = 4  // 3 in the source\n```",
                wayOut: "copy the source's code; only comments and the text of string literals may be translated")
        case .letters:
            Explanation(
                "a character in the code looks like another one, or like nothing",
                example: "```swift\nlet сount = 1   // the first letter is Cyrillic\n```",
                wayOut: "write the character that the finding names")
        case .moduleName:
            Explanation(
                "an article's `module:` can't be the name of a Swift module",
                example: "---\nmodule: vipCycle\n---",
                wayOut: "write ASCII letters and digits that begin with a capital letter, distinct from all other "
                    + "modules")
        }
    }
}

extension ExampleSettingsCode {
    package var english: Explanation {
        switch self {
        case .refused:
            Explanation(
                "the compiler does not take the language mode or a flag that the site's settings name",
                example: "examples: {swift: 7}", wayOut: "name a mode that the message lists, or take the flag out")
        case .package:
            Explanation(
                "the Swift package that the examples import does not build",
                example: "examples: {package: ., products: [Tool]}",
                wayOut: "mend the package: `swift build` in its folder says the same")
        }
    }
}
