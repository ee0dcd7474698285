import Foundation
import KeelBase
import TestSupport
import Testing

struct CommandTests {
    private let site: TemporarySite
    private var keel: KeelProgram { KeelProgram(site: site) }

    init() throws {
        site = try TemporarySite(
            languages: ["nl", "ko"],
            [
                "Content/nl/een.md": "# Een\n\n[twee](twee.md)\n", "Content/nl/twee.md": "# Twee\n",
                "Content/ko/een.md": "# 하나\n\n[둘](../nl/twee.md)\n",
            ])
    }

    @Test func `A build publishes the site`() async throws {
        let run = try await keel.run("build")
        #expect(run.code == 0)
        #expect(run.errors == "")
        #expect(run.output.contains(" published: "))
        #expect(run.output.contains("0 Swift blocks: 0 compiled"))
        let files = try site.published().keys
        #expect(files.contains("index.html") && files.contains("nl/een.html") && files.contains("ko/een.html"))
    }

    @Test func `A build with an error leaves the published site as it was, byte for byte`() async throws {
        #expect(try await keel.run("build").code == 0)
        let before = try site.published()
        try site.write("# Een\n\n값 [weg](weg.md)\n", to: "Content/nl/een.md")
        let run = try await keel.run("build")
        #expect(run.code == 1)
        #expect(
            run.errors.hasPrefix("Content/nl/een.md:3:3: error: ")
                && run.errors.contains(" [link.missing-page]\n 3 | 값 [weg](weg.md)\n   |    ^\n"))
        #expect(run.output.contains("not published, the site is as it was"))
        #expect(try site.published() == before)

        #expect(try await keel.run("render").code == 1)
        #expect(try site.published() != before)
    }

    @Test func `What somebody else has put beside the site stays and is named`() async throws {
        #expect(try await keel.run("build").code == 0)
        try site.write("example.org", to: "Site/public/CNAME")
        try site.write("ref: main", to: "Site/public/.git/HEAD")
        let run = try await keel.run("build")
        #expect(run.code == 0)
        #expect(run.output.contains("0 removed; kept what Keel did not write: .git/, CNAME\n"))
        let json = try await keel.run("render", "--format", "json")
        #expect(try json.objects().last?["kept"] as? [String] == [".git/", "CNAME"])
        #expect(try site.read("Site/public/CNAME") == "example.org")
        #expect(try site.read("Site/public/.git/HEAD") == "ref: main")
    }

    @Test(arguments: ["build", "render"])
    func `A file of somebody else's in the place of a page is an error, and nothing is published`(
        command: String
    ) async throws {
        try site.write("mine", to: "Site/public/index.html")
        let run = try await keel.run(command)
        #expect(run.code == 1)
        #expect(
            run.errors.hasPrefix(
                "Site/public: error: Site/public has a file that Keel did not write in the place of its own: index.html "
                    + "[output.foreign]\n"))
        #expect(try site.published().keys.sorted() == ["index.html"])
        #expect(try site.read("Site/public/index.html") == "mine")
        #expect(try await keel.run("check").code == 0)
    }

    @Test func `A link in the published folder's place stays, and the folder it leads to is published into`()
        async throws
    {
        try FileSystem.makeDirectory(site.root + "/docs")
        try FileManager.default.createSymbolicLink(atPath: site.root + "/Site/public", withDestinationPath: "../docs")
        #expect(try await keel.run("build").code == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: site.root + "/Site/public") == "../docs")
        #expect(FileSystem.exists(site.root + "/docs/nl/een.html"))
    }

    @Test(arguments: ["build", "render"])
    func `Without an article the published site stays as it was`(command: String) async throws {
        #expect(try await keel.run("build").code == 0)
        let before = try site.published()
        for language in ["nl", "ko"] { try FileSystem.remove("\(site.root)/Content/\(language)") }
        let run = try await keel.run(command)
        #expect(run.code == 1)
        #expect(run.errors.contains("Content: error: there is no article in any language's folder"))
        #expect(try site.published() == before)
    }

    @Test func `Of many findings of a kind in a file the first fifty are shown, and all are counted`() async throws {
        try site.write("# Een\n\n" + String(repeating: "[weg](weg.md) ", count: 1000), to: "Content/nl/een.md")
        let run = try await keel.run("check", "--format", "json")
        let found = try run.objects().filter { $0["code"] as? String == "link.missing-page" }
        #expect(found.count == 51)
        #expect(found.last?["message"] as? String == "and 950 more of this kind in this file")
        #expect(try await keel.run("check").output.contains("1000 errors"))
    }

    @Test func `A check publishes nothing`() async throws {
        #expect(try await keel.run("check").code == 0)
        #expect(!FileSystem.exists(site.root + "/Site/public"))
    }

    @Test func `An unchanged build writes no file again`() async throws {
        #expect(try await keel.run("build").code == 0)
        #expect(try await keel.run("build").output.contains("published: 0 files written"))
    }

    @Test func `JSON is one object a line, with the summary last`() async throws {
        try site.write("# Een\n\n[weg](weg.md)\n", to: "Content/nl/een.md")
        let run = try await keel.run("check", "--format", "json")
        #expect(run.code == 1)
        #expect(run.errors == "")
        let objects = try run.objects()
        let types = objects.compactMap { $0["type"] as? String }
        #expect(types.count == objects.count)
        #expect(Set(types) == ["progress", "diagnostic", "summary"])
        #expect(types.firstIndex(of: "summary") == types.count - 1)
        let finding = try #require(objects.first { $0["type"] as? String == "diagnostic" })
        #expect(finding["file"] as? String == "Content/nl/een.md")
        #expect(finding["line"] as? Int == 3)
        #expect(finding["column"] as? Int == 1)
        #expect(finding["severity"] as? String == "error")
        #expect(finding["code"] as? String == "link.missing-page")
        let summary = try #require(objects.last)
        #expect(
            Set(summary.keys) == ["type", "pages", "languages", "blocks", "tests", "modules_built", "seconds"])
        #expect(summary["languages"] as? [String] == ["nl", "ko"])
    }

    @Test(
        arguments: [
            (["biuld"], Int32(2)), (["build", "--frmat", "json"], 2), ([], 2), (["build", "--only", "nl/niets"], 2),
            (["build", "--root", "/nonexistent"], 3), (["--help"], 0), (["--version"], 0), (["help", "codes"], 0),
        ] as [([String], Int32)])
    func `The exit code tells wrong usage from what could not run`(arguments: [String], code: Int32) async throws {
        let words = arguments.map { "'\($0)'" }.joined(separator: " ")
        try await keel.shell("\"$KEEL\" \(words) >out 2>err; echo $? >code")
        #expect(try read("code") == "\(code)\n")
        #expect(try read("err").isEmpty == (code == 0))
        if code == 0 { #expect(try read("out").isEmpty == false) }
    }

    @Test func `A reader that goes away loses the words, not the work`() async throws {
        try await keel.shell("{ \"$KEEL\" build --format json; echo $? >code; } | true")
        #expect(try read("code") == "0\n")
        #expect(try site.published().isEmpty == false)
    }

    #if os(Linux)
        @Test func `Output that a full disk loses is told by the exit code`() async throws {
            try await keel.shell("\"$KEEL\" check >/dev/full; echo $? >code")
            #expect(try read("code") == "3\n")
        }
    #endif

    private func read(_ name: String) throws -> String {
        String(decoding: try FileSystem.read(site.root + "/" + name), as: UTF8.self)
    }
}
