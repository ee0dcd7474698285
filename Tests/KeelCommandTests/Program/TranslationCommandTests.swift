import Foundation
import KeelBase
import TestSupport
import Testing

struct TranslationCommandTests {
    private let site: TemporarySite
    private var keel: KeelProgram { KeelProgram(site: site) }

    init() throws {
        site = try TemporarySite(
            languages: ["nl", "ko"],
            [
                "Content/ko/een.md": "---\nsource: ko\n---\n# 하나 {#one}\n\n첫 문장.\n\n## 둘 {#two}\n\n끝.\n",
                "Content/nl/een.md": "# Een {#one}\n\nEerste zin.\n\n## Twee {#two}\n\nEinde.\n",
                "Content/nl/twee.md": "# Twee\n",
            ])
    }

    @Test func `A changed source is told by status until the translation is stamped again`() async throws {
        let before = try await keel.run("status")
        #expect(before.code == 0)
        #expect(
            before.output == """
                article  nl           ko
                een      not stamped  source
                twee     source       missing
                all      50 %         50 %

                """)
        let stamped = try await keel.run("stamp", "nl/een")
        #expect(stamped.code == 0)
        #expect(stamped.output == "Content/stamps/nl/een.txt: 4 blocks\n")
        #expect(
            try await keel.run("stamp", "Content/nl/een.md").output
                == "Content/stamps/nl/een.txt: unchanged, 4 blocks\n")
        #expect(try await keel.run("status").output.contains("een      current  source\n"))

        try site.write(
            "---\nsource: ko\n---\n# 하나 {#one}\n\n첫 문장.\n\n## 둘 {#two}\n\n정말 끝.\n", to: "Content/ko/een.md")
        let after = try await keel.run("status", "--require", "nl")
        #expect(after.code == 1)
        #expect(
            after.output == """
                article  nl                   ko
                een      75 %, 1 section old  source
                twee     source               missing
                all      87 %                 50 %

                Content/nl/een.md: 75 %, 1 section old
                  changed  둘 #two  Content/ko/een.md:8

                not complete in nl: 1 to do

                """)
        #expect(
            try await keel.run("status", "--require", "nl", "--format", "github").output.hasSuffix(
                "\n::error title=keel::not complete in nl: 1 to do\n"))
        #expect(try await keel.run("stamp", "--all").code == 0)
        let last = try await keel.run("status", "--require", "nl")
        #expect(last.code == 0)
        #expect(last.output.hasSuffix("\ncomplete in nl\n"))
    }

    @Test func `The status as JSON is an object for each article and language`() async throws {
        _ = try await keel.run("stamp", "--all")
        try site.write("---\nsource: ko\n---\n# 하나 {#one}\n\n첫 문장.\n\n## 새 {#new}\n", to: "Content/ko/een.md")
        let run = try await keel.run("status", "--format", "json", "--require", "nl,ko")
        #expect(run.code == 1)
        let objects = try run.objects()
        #expect(objects.map { $0["type"] as? String } == Array(repeating: "translation", count: 4) + ["summary"])
        #expect(objects.compactMap { $0["status"] as? String } == ["outdated", "source", "source", "missing"])
        let outdated = objects[0]
        #expect(outdated["article"] as? String == "een")
        #expect(outdated["language"] as? String == "nl")
        #expect(outdated["source"] as? String == "ko")
        #expect(outdated["percentage"] as? Int == 66)
        let sections = try #require(outdated["sections"] as? [[String: Any]])
        #expect(sections.map { $0["change"] as? String } == ["added", "removed"])
        #expect(sections.map { $0["id"] as? String } == ["new", "two"])
        #expect(sections.map { $0["source_line"] as? Int } == [8, nil])
        #expect(sections.map { $0["line"] as? Int } == [nil, 5])
        #expect(objects[4]["lacking"] as? Int == 2)
    }

    @Test(
        arguments: [
            (["stamp", "ko/een"], 1, "keel: error: ko/een: the text is the source itself\n"),
            (["stamp", "nl/een", "nl/dreI"], 2, "keel: error: `nl/dreI` names no article\n"),
            (["stamp", "nl/eem"], 2, "keel: error: `nl/eem` names no article\nhint: did you mean `nl/een`?\n"),
            (["status", "--require", "nk"], 2, "keel: error: `nk` is no language of this site\n"),
            (["status", "--root", "/nonexistent"], 3, "keel: error: Site/site.yml: "),
            (["stamp", "--all", "--root", "/nonexistent"], 3, "keel: error: Site/site.yml: "),
        ] as [([String], Int32, String)])
    func `What can't be stamped or shown is refused with the reason`(
        arguments: [String], code: Int32, error: String
    ) async throws {
        let words = arguments.map { "'\($0)'" }.joined(separator: " ")
        try await keel.shell("\"$KEEL\" \(words) >out 2>err; echo $? >code")
        #expect(try read("code") == "\(code)\n")
        #expect(try read("err").hasPrefix(error))
        #expect(!FileSystem.exists(site.root + "/Content/stamps"))
    }

    @Test(arguments: ["Content/nl/een.md", "Content/ko/een.md"])
    func `Neither a broken translation nor one of a broken source is stamped`(file: String) async throws {
        try site.write("---\ntitle: [\n---\n# x\n", to: file)
        try await keel.shell("\"$KEEL\" stamp nl/een >out 2>err; echo $? >code")
        #expect(try read("code") == "1\n")
        #expect(try read("err").hasPrefix("keel: error: nl/een: \(file) has errors"))
        #expect(!FileSystem.exists(site.root + "/Content/stamps"))
    }

    private func read(_ name: String) throws -> String {
        String(decoding: try FileSystem.read(site.root + "/" + name), as: UTF8.self)
    }
}
