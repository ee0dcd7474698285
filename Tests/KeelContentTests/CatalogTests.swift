import Foundation
import KeelBase
import TestSupport
import Testing

@testable import KeelContent

struct CatalogTests {
    @Test func `one path in several languages is one article, in the order of the site`() throws {
        let site = try TemporarySite(
            languages: fourLanguages,
            [
                "Content/ko/guide/a.md": "# 가", "Content/ru/guide/a.md": "# А", "Content/nl/b.md": "# B",
            ])
        let articles = try #require(site.loaded.catalog).articles
        #expect(articles.map(\.id.path) == ["b", "guide/a"])
        #expect(articles[1].articles.map(\.language.tag) == ["ru", "ko"] && articles[1].sourceLanguage.tag == "ru")
        #expect(articles[1][Language("ko")]?.pagePath == "ko/guide/a.html")
    }

    @Test func `the normal form of a name does not part translations`() throws {
        let site = try TemporarySite(
            languages: fourLanguages, ["Content/et/l\u{F5}uend.md": "# A", "Content/ru/lo\u{303}uend.md": "# Б"])
        #expect(site.findings == [])
        #expect(site.loaded.catalog?.articles.map { $0.articles.count } == [2])
        #expect(
            site.pages.map { Array($0.utf8) } == ["et/l\u{F5}uend.html", "ru/l\u{F5}uend.html"].map { Array($0.utf8) })
    }

    @Test func `two normal forms of a name in one language collide`() throws {
        let site = try TemporarySite(languages: fourLanguages, ["Content/et/l\u{F5}uend.md": "# A"])
        try site.add(["Content/et/lo\u{303}uend.md": "# B"])
        #expect(site.pages.count == 1)
        #expect(site.loaded.diagnostics.map(\.code.name) == ["slug.collision"])
    }

    @Test func `names that differ in case collide, and the lower-case one stays`() throws {
        let site = try TemporarySite(
            languages: fourLanguages,
            [
                "Content/nl/Start.md": "# A", "Content/nl/start.md": "# B", "Content/nl/pic.png": "1",
                "Content/nl/Pic.png": "2", "Content/et/START.md": "# C",
            ])
        #expect(site.pages == ["et/START.html", "nl/start.html"])
        #expect(site.loaded.catalog?.files.map(\.path) == ["nl/pic.png"])
        #expect(
            site.loaded.diagnostics.map { "\($0.file) \($0.code.name)" } == [
                "Content/nl/Pic.png slug.case-collision", "Content/nl/Start.md slug.case-collision",
                "Content/nl/start.md content.not-joined",
            ])
    }

    @Test func `a page is not put below a file`() throws {
        let site = try TemporarySite(
            languages: fourLanguages,
            [
                "Content/nl/a.md": "# A", "Content/nl/b.md": "---\nslug: a.html/b\n---\n# B",
            ])
        #expect(
            site.findings == [
                "Content/nl/b.md:2:7: slug.collision: 'nl/a.html/b.html' needs a folder where Content/nl/a.md puts the file 'nl/a.html'"
            ])
        #expect(site.pages == ["nl/a.html"])
    }

    @Test func `what is no language's folder is reported`() throws {
        let site = try TemporarySite(
            languages: fourLanguages,
            [
                "Content/de/a.md": "# A", "Content/readme.md": "x", "Content/suport/A/a.swift": "",
                "Content/stamps/nl/a.txt": "", "Content/.git/x": "", "Content/nl/.draft.md": "", "Content/nl/a.md~": "",
                "Content/nl/a.MD": "# A", "Content/support/loose.swift": "",
            ])
        #expect(
            site.findings == [
                "Content: content.no-articles: there is no article in any language's folder, so there is nothing to publish",
                "Content/de: content.unknown-folder: 'de' is no language of this site, and its articles are left out",
                "Content/nl/a.MD: content.file-name: the file is copied as it is, and is no article",
                "Content/readme.md: content.unknown-folder: the file is in no language's folder, and is left out",
                "Content/stamps/nl/a.txt: translation.stamp-stray: there is no translation of that path",
                "Content/suport: content.unknown-folder: 'suport' is no language of this site, and its articles are left out",
                "Content/support/loose.swift: content.unknown-folder: the file is in no module's folder, and is left out",
            ])
        #expect(site.loaded.diagnostics[5].hint == "did you mean 'support'?")
    }

    @Test func `a language without a folder is a warning, a site without content an error`() throws {
        let site = try TemporarySite(languages: fourLanguages, [:])
        try FileSystem.remove(site.root + "/Content/ko")
        #expect(
            site.findings == [
                "Content: content.no-articles: there is no article in any language's folder, so there is nothing to publish",
                "Content/ko: content.no-folder: the language 'ko' has no articles",
            ])
        try site.write("---\ndraft: true\n---\n# A\n", to: "Content/nl/a.md")
        #expect(
            site.findings.first
                == "Content: content.no-articles: all articles are drafts, so there is nothing to publish")
        try FileSystem.remove(site.root + "/Content")
        #expect(site.loaded.catalog == nil && site.loaded.diagnostics.map(\.code.name) == ["content.missing"])
    }

    @Test(.timeLimit(.minutes(1)))
    func `links are followed inside Content and nowhere else, and a pipe is not waited for`() throws {
        let site = try TemporarySite(
            languages: fourLanguages, ["Content/nl/a.md": "# A", "secret.md": "# S", "Content-2/x.md": "# X"])
        try site.link("Content/nl/inside.md", to: "a.md")
        try site.link("Content/nl/outside.md", to: "../../secret.md")
        try site.link("Content/nl/sibling.md", to: "../../Content-2/x.md")
        try site.link("Content/nl/dead.md", to: "nothing")
        try site.link("Content/nl/folder", to: "../ru")
        mkfifo(site.root + "/Content/nl/pipe.md", 0o644)
        #expect(
            site.findings == [
                "Content/nl/dead.md: content.link: the symbolic link leads nowhere",
                "Content/nl/folder: content.link: the symbolic link leads to a folder, and is not followed",
                "Content/nl/outside.md: content.link: the symbolic link leads out of Content, and is not followed",
                "Content/nl/pipe.md: content.not-a-file: neither a file nor a folder, and left out",
                "Content/nl/sibling.md: content.link: the symbolic link leads out of Content, and is not followed",
            ])
        #expect(site.pages == ["nl/a.html", "nl/inside.html"])
    }

    @Test func `support modules come with their files in order`() throws {
        let site = try TemporarySite(
            languages: fourLanguages,
            [
                "Content/support/UIKit/B.swift": "struct B {}", "Content/support/UIKit/a/A.swift": "struct A {}",
                "Content/support/UIKit/README.md": "x",
            ])
        let modules = try #require(site.loaded.catalog).supportModules
        #expect(modules.map(\.name) == ["UIKit"])
        #expect(modules[0].files.map(\.path) == ["Content/support/UIKit/B.swift", "Content/support/UIKit/a/A.swift"])
    }

    @Test func `an unreadable article is reported and the others go on`() throws {
        let site = try TemporarySite(languages: fourLanguages, ["Content/nl/a.md": "# A"])
        try site.write([0x23, 0x20, 0xC3], to: "Content/nl/b.md")
        #expect(site.findings == ["Content/nl/b.md:1:3: content.not-utf8: this byte is not part of UTF-8 text"])
        #expect(site.pages == ["nl/a.html"] && site.loaded.catalog?.brokenTexts.map(\.file) == ["Content/nl/b.md"])
    }
}
