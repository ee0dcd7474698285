import KeelBase
import Testing

@testable import KeelCommand

@MainActor
struct HelpTests {
    /// What is written, and the exit code.
    private func help(_ topic: String?) async throws -> (output: RecordingOutput, code: Int32) {
        let output = RecordingOutput()
        let arguments = Arguments(operands: topic.map { [$0] } ?? [])
        let code = try await Command.help.scene(arguments, Surroundings(output: output, style: .plain)).run()
        return (output, code)
    }

    @Test func `Every diagnostic code is listed once, with its severity`() async throws {
        let names = DiagnosticCodes.all.map { $0.rawValue }
        #expect(names.count == Set(names).count)
        #expect(names.contains("link.missing-anchor"))
        #expect(try await help("codes").output.text.split(separator: "\n").count == names.count)
    }

    @Test(arguments: Command.all.map(\.name))
    func `Help names the command, its options and the exit codes`(name: String) async throws {
        let command = try #require(Command.named(name))
        let text = try await help(name).output.text
        #expect(text.hasPrefix("usage: keel \(name) "))
        for option in Option.known where option.about != nil {
            #expect(text.contains("\n  \(option.name) ") == command.options.contains(option), "\(option.name)")
        }
        #expect(text.contains("exit status: 0 fine, 1 errors found, 2 wrong usage, 3 could not run"))
        #expect(try await help(nil).output.text.contains("\n  \(name) "))
    }

    @Test func `A code is explained in three lines, one of several by as many as its example has`() async throws {
        let text = try await help("link.missing-anchor").output.text
        let lines = text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0] == "link.missing-anchor (error): a link leads to a section that the page doesn't have")
        #expect(lines[1] == "  example: [text](article.md#no-such-section)")
        #expect(lines[2].hasPrefix("  way out: "))
        for code in DiagnosticCodes.all {
            let text = try await help(code.rawValue).output.text
            #expect(text.contains("\n  example: ") && text.contains("\n  way out: "), "\(code.rawValue)")
        }
    }

    @Test func `Meaning and way out are a sentence each, without a full stop`() {
        for code in DiagnosticCodes.all {
            for text in [code.english.meaning, code.english.wayOut] {
                #expect(!text.isEmpty && !text.hasSuffix(".") && !text.contains("\n"), "\(code.rawValue)")
            }
        }
    }

    @Test func `A code that is not there is wrong usage, with the nearest one`() async throws {
        let (output, code) = try await help("link.missing-ancor")
        #expect(code == 2)
        #expect(output.errors.hasSuffix("hint: did you mean `link.missing-anchor`?\n"))
        let area = try await help("strings")
        #expect(
            area.output.errors.hasSuffix(
                "hint: there are `strings.missing`, `strings.unknown-key`, `strings.unreadable`\n"))
    }

    @Test func `A topic that is not there is wrong usage, with the nearest one`() async throws {
        let (output, code) = try await help("chekc")
        #expect(code == 2)
        #expect(output.errors == "keel: error: there is no help about `chekc`\nhint: did you mean `check`?\n")
        #expect(output.text.isEmpty)
    }
}
