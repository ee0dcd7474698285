package import KeelBase
import KeelContent

// What `keel help CODE` says.
extension ExampleCode {
    package var english: Explanation {
        switch self {
        case .error:
            Explanation(
                "A Swift block does not compile.",
                example: "```swift\nlet count: Int = \"three\"\n```",
                wayOut: "Mend the code, or say that it is there to fail: `swift fails`.")
        case .warning:
            Explanation(
                "The compiler warns about a Swift block; only a warning with `warnings: allow`.",
                example: "```swift\nfunc greet() { let name = \"Keel\" }\n```",
                wayOut: "Mend the code, or say that it is there to warn: `swift warns`.")
        case .missingModule:
            Explanation(
                "A Swift block imports a module that is not there.",
                example: "```swift\nimport SpriteKit\n```",
                wayOut:
                    "Put the sources of a stand-in into a folder of its name below \(SiteLayout.support), or import it "
                    + "inside `#if canImport(…)`.")
        case .support:
            Explanation(
                "A module below \(SiteLayout.support) does not compile.",
                example: "public struct Color { public var name: Strin }",
                wayOut: "Mend the module: the blocks that import it wait for it.")
        case .link:
            Explanation(
                "A script or test compiles and can't be linked.",
                example: "```swift run\n@_silgen_name(\"missing\") func missing()\nmissing()\n```",
                wayOut: "Define what the linker misses, or compile the block only: `swift norun`.")
        case .output:
            Explanation(
                "A script printed something else than the output block after it shows.",
                example: "```swift run\nprint(1 + 1)\n```\n\n```output\n3\n```",
                wayOut: "Mend the code, or let `keel promote` write what was printed.")
        case .ended:
            Explanation(
                "A script ended by a trap or an error before its last line.",
                example: "```swift run\nlet names: [String] = []\nprint(names[0])\n```",
                wayOut: "Mend the code, or say that it is there to trap: `swift traps`.")
        case .timeout:
            Explanation(
                "A script took longer than it was given.",
                example: "```swift run timeout=1\nwhile true {}\n```",
                wayOut: "Let it end sooner, or give it more seconds: `timeout=90`.")
        case .noTrap:
            Explanation(
                "A script that must end by a trap did not.",
                example: "```swift traps\nprint(\"fine\")\n```",
                wayOut: "Write a trap, or let it be a script like others: `swift run`.")
        case .expectation:
            Explanation(
                "A block that must fail or warn does so in another way, or not at all.",
                example: "```swift fails\nlet count: Int = 3  // error: cannot convert\n```",
                wayOut: "Write what the compiler says into the comment, or let `keel promote` do it.")
        case .test:
            Explanation(
                "A test fails.",
                example: "```swift test\n@Test func adds() { #expect(1 + 1 == 3) }\n```",
                wayOut: "Mend the code that is tested, or what is expected of it.")
        case .testCrash:
            Explanation(
                "A test ends the process or takes too long.",
                example: "```swift test\n@Test func opens() { fatalError() }\n```",
                wayOut: "Mend what traps or never ends; `examples: {timeout: 60}` is what tests are given.")
        case .noTest:
            Explanation(
                "No test of a test block was run.",
                example: "```swift test\nfunc adds() { #expect(1 + 1 == 2) }\n```",
                wayOut: "Write `@Test` before the function, or take out what no test uses.")
        case .drift:
            Explanation(
                "The code of a translation is another than its source's.",
                example: "```swift\nlet limit = 4  // 3 in the source\n```",
                wayOut: "Copy the source's code; only comments and the text of string literals may be translated.")
        case .letters:
            Explanation(
                "A character in the code looks like another one, or like nothing.",
                example: "```swift\nlet сount = 1   // the first letter is Cyrillic\n```",
                wayOut: "Write the character that the finding names.")
        case .moduleName:
            Explanation(
                "An article's `module:` can't be the name of a Swift module.",
                example: "---\nmodule: vipCycle\n---",
                wayOut: "Write ASCII letters and digits that begin with a capital letter, distinct from all other "
                    + "modules.")
        }
    }
}
