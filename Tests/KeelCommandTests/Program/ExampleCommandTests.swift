import Foundation
import KeelBase
import TestSupport
import Testing

/// The command with the real toolchain.
struct ExampleCommandTests {
    private static let article = """
        # %@

        ```swift
        struct Point { var x = 1 }
        ```

        ```swift test
        import Testing
        @Test func one() { #expect(Point().x == 1) }
        ```

        """

    private static func article(_ title: String) -> String { article.replacingOccurrences(of: "%@", with: title) }

    @Test(.timeLimit(.minutes(5)))
    func `An unchanged second run starts no compiler and says the same`() async throws {
        let site = try TemporarySite(
            languages: ["nl", "ko"],
            [
                "Content/nl/een.md": Self.article("Een"), "Content/ko/een.md": Self.article("하나"),
            ])
        // The real compiler behind scripts that note that they were started.
        let log = site.root + "/started"
        let driver = try #require(Program.find("swiftc"))
        let frontend = URL(filePath: driver).resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "swift-frontend").path
        for (name, real) in ["swiftc": driver, "swift-frontend": frontend] {
            try site.write("#!/bin/sh\necho \(name) >>'\(log)'\nexec '\(real)' \"$@\"\n", to: "bin/\(name)")
            try #require(chmod(site.root + "/bin/\(name)", 0o755) == 0)
        }
        let environment = [
            "PATH": "\(site.root)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
            "SWIFT_DRIVER_SWIFT_FRONTEND_EXEC": "\(site.root)/bin/swift-frontend",
        ]
        let keel = KeelProgram(site: site)

        let first = try await keel.run("build", "--format", "json", environment: environment)
        #expect(first.code == 0, "\(first.output)\(first.errors)")
        let started = try FileSystem.read(log)
        #expect(String(decoding: started, as: UTF8.self).split(separator: "\n").contains("swift-frontend"))
        let before = try site.published()

        let second = try await keel.run("build", "--format", "json", environment: environment)
        #expect(second.code == 0)
        #expect(try FileSystem.read(log) == started)
        #expect(try site.published() == before)

        let summaries = try [first, second].map { try #require(try $0.objects().last) }
        let blocks = [
            "total": 4, "compiled": 2, "run": 0, "tested": 2, "failing_as_expected": 0, "skipped": 0, "failed": 0,
        ]
        #expect(summaries.map { $0["blocks"] as? [String: Int] } == [blocks, blocks])
        #expect(
            summaries.map { $0["tests"] as? [String: Int] } == [["run": 1, "failed": 0], ["run": 1, "failed": 0]])
        #expect(summaries.map { $0["modules_built"] as? Int } == [1, 0])
    }

    @Test(.timeLimit(.minutes(5)))
    func `A draft shows the verdicts of the last check where the code is still the same`() async throws {
        let site = try TemporarySite(
            languages: ["nl", "ko"],
            [
                "Content/nl/een.md": Self.article("Een"), "Content/nl/twee.md": Self.article("Twee"),
            ])
        let keel = KeelProgram(site: site)
        #expect(try await keel.run("check").code == 0)
        try site.write(
            Self.article("Twee").replacingOccurrences(of: "x = 1", with: "x = 2"), to: "Content/nl/twee.md")
        let draft = try await keel.run("render", "--format", "json")
        #expect(draft.code == 0)
        #expect(
            try #require(try draft.objects().last)["blocks"] as? [String: Int] == [
                "total": 4, "compiled": 1, "run": 0, "tested": 1, "failing_as_expected": 0, "skipped": 0, "failed": 0,
                "not_checked": 2,
            ])
    }

    @Test(.timeLimit(.minutes(5)))
    func `Real output is promoted into the articles, and the next check finds nothing`() async throws {
        func text(_ output: String) -> String {
            "# Een\n\n```swift run\nprint(6 * 7)\n```\n\n```output\n\(output)\n```\n"
        }
        let site = try TemporarySite(
            languages: ["nl", "ko"], ["Content/nl/een.md": text("41"), "Content/ko/een.md": text("40")])
        let keel = KeelProgram(site: site)
        let run = try await keel.run("promote", "ko/een")
        #expect(run.code == 0)
        #expect(run.errors == "")
        #expect(
            run.output.contains(
                "Content/ko/een.md: 1 place written\nContent/nl/een.md: 1 place written\n"), "\(run.output)")
        #expect(run.output.contains("\n2 places written\n1 Swift block: 0 compiled, 1 run"), "\(run.output)")
        for language in ["nl", "ko"] {
            let written = try FileSystem.read(site.root + "/Content/\(language)/een.md")
            #expect(String(decoding: written, as: UTF8.self) == text("42"))
        }
        let again = try await keel.run("promote", "--format", "json")
        #expect(again.code == 0)
        #expect(try !again.objects().contains { $0["type"] as? String == "promotion" })
    }

    @Test(.timeLimit(.minutes(5)))
    func `A build offers each article's package, and JUnit has every block and test`() async throws {
        let site = try TemporarySite(
            languages: ["nl", "ko"],
            [
                "Content/nl/een.md": Self.article("Een"), "Content/nl/tekst.md": "# Tekst\n",
                "Content/ko/twee.md": "# 둘\n\n```swift skip=\"빈 블록\"\n```\n",
            ])
        let run = try await KeelProgram(site: site).run("build", "--junit", "out/keel.xml")
        #expect(run.code == 0)
        let lines = String(decoding: try FileSystem.read(site.root + "/out/keel.xml"), as: UTF8.self)
            .split(separator: "\n")
        #expect(lines.contains { $0.contains("name=\"3: swift\"") && $0.hasSuffix("/>") })
        #expect(lines.contains { $0.contains("name=\"7: swift test\"") && $0.hasSuffix("/>") })
        #expect(lines.contains { $0.contains("name=\"9: one()\"") && $0.hasSuffix("/>") })
        #expect(lines.contains { $0.contains("<skipped message=\"빈 블록\"/>") })
        let published = try site.published().keys
        #expect(published.contains("nl/een.zip"))
        #expect(!published.contains("nl/tekst.zip"))
        try await KeelProgram(site: site).shell(
            "python3 -m zipfile -e Site/public/nl/een.zip out && cd out/Een && swift test --disable-xctest")
    }

    @Test(.timeLimit(.minutes(5)))
    func `Ctrl-C ends what was started and leaves the site as it was`() async throws {
        let site = try TemporarySite(
            languages: ["nl", "ko"], ["Content/nl/een.md": "# Een\n", "Content/ko/een.md": "# 하나\n"])
        let keel = KeelProgram(site: site)
        #expect(try await keel.run("build").code == 0)
        let before = try site.published()
        let started = site.root + "/started"
        try site.write(
            """
            # Een

            ```swift run timeout=200
            import Foundation
            try! "\\(getpid())".write(toFile: "\(started)", atomically: true, encoding: .utf8)
            sleep(150)
            ```

            """, to: "Content/nl/een.md")

        let process = try keel.start("build")
        while !FileSystem.exists(started), process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
        let script = try #require(pid_t(String(decoding: try FileSystem.read(started), as: UTF8.self)))
        #expect(kill(script, 0) == 0)
        process.interrupt()
        await process.end()
        #expect(process.terminationStatus == 130)
        #expect(process.terminationReason == .exit)
        try await expectEnd(of: script)
        #expect(try site.published() == before)

        try site.write("# Een\n", to: "Content/nl/een.md")
        #expect(try await keel.run("build").code == 0)
    }

    private func expectEnd(of process: pid_t) async throws {
        for _ in 0..<500 {
            if kill(process, 0) != 0 { return }
            #if os(Linux)
                let status = (try? FileSystem.read("/proc/\(process)/stat")).map { String(decoding: $0, as: UTF8.self) }
                if status?.contains(") Z ") != false { return }
            #endif
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("process \(process) still runs")
    }
}
