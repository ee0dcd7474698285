import Foundation
import KeelBase
import KeelContent
import KeelExamples
import TestSupport
import Testing

/// The extracted package is written whole, named well, and builds without Keel.
struct PackageTests {
    private static let files = [
        "Content/et/01-intro.md": "# Sissejuhatus\n\n```swift\nstruct Intro { var lang = \"et\" }\n```\n",
        "Content/nl/01-intro.md": "# Inleiding\n\n```swift\nstruct Intro { var lang = \"nl\" }\n```\n",
        "Content/ru/01-intro.md": "# Введение\n\n```swift\nstruct Intro { var lang = \"ru\" }\n```\n",
        "Content/nl/11-intro.md": "# Elf\n\n```swift\nstruct Intro { var lang = \"nl-11\" }\n```\n",
        "Content/nl/01_intro.md": "# Streep\n\n```swift\nstruct Intro { var lang = \"nl-streep\" }\n```\n",
        "Content/nl/main.md": "# Main\n\n```swift\nstruct Intro { var lang = \"main\" }\n```\n",
        "Content/nl/Package.md": "# Package\n\n```swift\nstruct Intro { var lang = \"pakket\" }\n```\n",
        "Content/ko/시작.md": "# 시작\n\n```swift\nstruct Intro { var lang = \"ko\" }\n```\n",
        "Content/support/UIKit/UIView.swift": "open class UIView {\n    public init() {}\n}\n",
        "Content/nl/scherm.md": """
        ---
        title: Scherm
        module: Screens
        ---

        # Scherm

        ```swift ScreenView.swift
        import UIKit

        final class ScreenView: UIView {
            // een getal
            var count = 1
        }
        ```

        ```swift
        func double(_ view: ScreenView) -> Int { view.count * 2 }
        ```

        ```swift test
        import Testing
        import UIKit

        @Test func doubles() { #expect(double(ScreenView()) == 2) }
        ```

        ```swift run
        print(double(ScreenView()))
        ```

        ```swift fails
        let x: Int = ""
        ```

        ```swift skip="toont alleen"
        niet eens Swift
        ```
        """,
    ]

    @Test func `Names are valid and distinct, leftovers go, SwiftPM's files stay, and it builds and tests`()
        async throws
    {
        let site = try TemporarySite(languages: ["et", "nl", "ru", "ko"], Self.files)
        try site.write("old", to: "Site/examples/Sources/Old/Old.swift")
        try site.write("Sources/Old/Old.swift\n", to: "Site/examples/.keel-files")
        try site.write("kept", to: "Site/examples/.build/kept")
        try site.write("mine", to: "Site/examples/notes/mine.txt")
        let outcome = try await site.check()
        #expect(outcome.diagnostics.lines == [])
        #expect(outcome.blocks == [.compiled: 10, .tested: 1, .run: 1, .failingAsExpected: 1, .skipped: 1])
        #expect(outcome.modulesBuilt == 9)

        let package = "\(site.root)/Site/examples"
        let paths = try FileSystem.list(package).filter { !$0.isDirectory }.map(\.path)
        #expect(
            paths == [
                ".build/kept", ".gitignore", ".keel-files", "Package.swift", "README.md",
                "Sources/Article01IntroNl/Article01IntroNl.swift", "Sources/Article01IntroRu/Article01IntroRu.swift",
                "Sources/Article01Intro_4cd2/Article01Intro_4cd2.swift",
                "Sources/Article01Intro_f94d/Article01Intro_f94d.swift", "Sources/Article11Intro/Article11Intro.swift",
                "Sources/Main_e014/Main_e014.swift", "Sources/Package_91de/Package_91de.swift",
                "Sources/Screens/ScreenView.swift", "Sources/Screens/Screens.swift",
                "Sources/ScreensScript/main.swift", "Sources/Sijag/Sijag.swift", "Sources/UIKit/UIView.swift",
                "Sources/_Testing_UIKit/_Testing_UIKit.swift", "Tests/ScreensTests/ScreensTests.swift",
                "notes/mine.txt",
            ])
        #expect(!FileSystem.exists(package + "/Sources/Old"))
        #expect(
            try site.read("Site/examples/Sources/Screens/Screens.swift") == """
                #sourceLocation(file: "Content/nl/scherm.md", line: 18)
                func double(_ view: ScreenView) -> Int { view.count * 2 }

                """)
        try await run("swift", "build", "--build-tests", in: package)
        let tests = try await run("swift", "test", "--disable-xctest", "--skip-build", in: package)
        #expect(tests.contains("Test run with 1 test"))
    }

    @Test func `A program that brings no Foundation is linked with libm, as SwiftPM links it with nothing`()
        async throws
    {
        let site = try TemporarySite([
            "Content/nl/a.md": "# A\n\n```swift run\nprint(2.5.rounded())\n```\n",
            "Content/nl/b.md": "# B\n\n```swift run\nimport Foundation\nprint(2.5.rounded())\n```\n",
        ])
        #expect(try await site.check().diagnostics.lines == [])
        let manifest = try site.read("Site/examples/Package.swift")
        let libm = "linkerSettings: [.linkedLibrary(\"m\", .when(platforms: [.linux]))]"
        #expect(manifest.contains(".executableTarget(name: \"AScript\", \(libm)),"))
        #expect(manifest.contains(".executableTarget(name: \"BScript\"),"))
        try await run("swift", "build", in: "\(site.root)/Site/examples")
    }

    @Test func `A file of the author's in the place of the package's is never replaced`() async throws {
        let site = try TemporarySite(languages: ["et", "nl", "ru", "ko"], Self.files)
        try site.write("mine", to: "Site/examples/Package.swift")
        let error = await #expect(throws: FilesInTheWay.self) { try await site.check() }
        #expect(error?.paths == ["Package.swift"])
        #expect(try FileSystem.list(site.root + "/Site/examples").map(\.path) == ["Package.swift"])
        #expect(try site.read("Site/examples/Package.swift") == "mine")
    }

    @Test func `A reader's package has one language, no marks, and builds by itself`() async throws {
        let site = try TemporarySite(languages: ["et", "nl", "ru", "ko"], Self.files)
        let catalog = try #require(Catalog.load(root: site.root).catalog)
        let packages = ExamplePlan(of: catalog).downloads
        #expect(packages.count == 9)
        let package = try #require(packages.first { $0.file == "Content/nl/scherm.md" })
        #expect(package.name == "Screens")
        let files = package.files
        #expect(
            files.keys.sorted() == [
                ".gitignore", "Package.swift", "README.md", "Sources/Screens/ScreenView.swift",
                "Sources/Screens/Screens.swift", "Sources/ScreensScript/main.swift", "Sources/UIKit/UIView.swift",
                "Sources/_Testing_UIKit/_Testing_UIKit.swift", "Tests/ScreensTests/ScreensTests.swift",
            ])
        let script = files["Sources/ScreensScript/main.swift"].map { String(decoding: $0, as: UTF8.self) }
        #expect(script == "@testable import Screens\n\nprint(double(ScreenView()))\n")
        for (path, bytes) in files { try site.write(String(decoding: bytes, as: UTF8.self), to: "download/\(path)") }
        let output = try await run("swift", "run", "ScreensScript", in: "\(site.root)/download")
        #expect(output.hasSuffix("2\n"))
    }

    @Test func `A reader's package has the article's name in every language`() throws {
        func text(_ word: String) -> String {
            "# A\n\n```swift\nlet word = \"\(word)\"\n```\n\n```swift test\nimport Testing\n@Test func a() { #expect(!word.isEmpty) }\n```\n"
        }
        let site = try TemporarySite(
            languages: ["et", "nl"], ["Content/et/tere.md": text("tere"), "Content/nl/tere.md": text("hoi")])
        let packages = ExamplePlan(of: try #require(Catalog.load(root: site.root).catalog)).downloads
        let paths = packages.map { $0.files.keys.sorted() }
        #expect(packages.map(\.file) == ["Content/et/tere.md", "Content/nl/tere.md"])
        #expect(packages.map(\.name) == ["Tere", "Tere"])
        #expect(
            paths[0] == [
                ".gitignore", "Package.swift", "README.md", "Sources/Tere/Tere.swift",
                "Tests/TereTests/TereTests.swift",
            ])
        #expect(paths[1] == paths[0])
    }

    @discardableResult
    private func run(_ program: String, _ arguments: String..., in folder: String) async throws -> String {
        let result = try await Program(program, arguments, directory: folder).run(mergingErrors: true)
        let output = String(decoding: result.output, as: UTF8.self)
        #expect(result.succeeded, "\(output.suffix(3000))")
        return output
    }
}
