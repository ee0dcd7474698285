import KeelBase
import KeelContent
import KeelSite
import TestSupport
import Testing

@Suite struct TranslationTests {
    /// `protokollid` is in ru, et and nl, the home page in all four languages.
    static func rendered(url: String? = nil) throws -> RenderedSite {
        var files: [String: String] = [:]
        for (tag, title) in [("ru", "Протоколы"), ("et", "Protokollid"), ("nl", "Protocollen"), ("ko", "")] {
            files["Content/\(tag)/index.md"] = "# Home \(tag)\n"
            if !title.isEmpty { files["Content/\(tag)/protokollid.md"] = "# \(title)\n" }
        }
        files["Site/site.yml"] =
            (url.map { "url: \($0)\n" } ?? "")
            + "languages: {ru: {title: Р}, et: {title: E}, nl: {title: N}, ko: {title: 한}}\n"
        let site = try TemporarySite(files)
        return try site.render()
    }

    func alternates(_ page: String) -> [String: String] {
        Dictionary(
            zip(
                page.values(of: "hreflang", in: "link rel=\"alternate\""),
                page.values(of: "href", in: "link rel=\"alternate\"")),
            uniquingKeysWith: { first, _ in first })
    }

    @Test func `a page names the translations that exist, itself included`() throws {
        let site = try Self.rendered()
        for tag in ["ru", "et", "nl"] {
            let page = try #require(site["\(tag)/protokollid.html"])
            #expect(Set(alternates(page).keys) == ["ru", "et", "nl"])
            #expect(alternates(page)[tag] == "protokollid.html")
            #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(tag)\" dir=\"ltr\">"))
        }
        let page = try #require(site["ru/protokollid.html"])
        #expect(alternates(page)["nl"] == "../nl/protokollid.html")
        #expect(Set(alternates(try #require(site["ko/index.html"])).keys) == ["ru", "et", "nl", "ko"])
        #expect(
            site.files.keys.allSatisfy {
                $0 != "ko/protokollid.html" && site[$0]?.contains("ko/protokollid") != true
            })
    }

    @Test func `a home page is there in every language, written or made`() throws {
        let site = try TemporarySite(["Content/nl/index.md": "# Thuis\n", "Content/et/a.md": "# A\n"])
        let rendered = try site.render()
        for tag in ["et", "nl"] {
            #expect(Set(alternates(try #require(rendered["\(tag)/index.html"])).keys) == ["et", "nl"])
        }
    }

    @Test func `the switcher shows a missing translation without a link`() throws {
        let page = try #require(try Self.rendered()["nl/protokollid.html"])
        #expect(
            page.contains(
                """
                <li><a href="../ru/protokollid.html" lang="ru" hreflang="ru">Русский</a></li>
                <li><a href="../et/protokollid.html" lang="et" hreflang="et">Eesti</a></li>
                <li><a href="protokollid.html" lang="nl" hreflang="nl" aria-current="true">Nederlands</a></li>
                <li><span class="missing"><span lang="ko">한국어</span> <span class="hidden-text">(geen vertaling)</span></span></li>
                """))
    }

    @Test func `with an address, alternates are absolute and have a default`() throws {
        let page = try #require(try Self.rendered(url: "https://example.org/site/")["et/protokollid.html"])
        #expect(
            alternates(page) == [
                "ru": "https://example.org/site/ru/protokollid.html",
                "et": "https://example.org/site/et/protokollid.html",
                "nl": "https://example.org/site/nl/protokollid.html",
                "x-default": "https://example.org/site/ru/protokollid.html",
            ])
        #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/site/et/protokollid.html\">"))
    }

    @Test func `the root page offers every language in its own words`() throws {
        let page = try #require(try Self.rendered()["index.html"])
        #expect(page.values(of: "lang", in: "li") == ["ru", "et", "nl", "ko"])
        #expect(
            page.values(of: "href", in: "a") == ["ru/index.html", "et/index.html", "nl/index.html", "ko/index.html"])
        #expect(page.contains("<span class=\"name\">Eesti</span> <span class=\"title\">E</span>"))
    }

    @Test func `a language written from right to left says so`() throws {
        let site = try TemporarySite(["Content/ar/index.md": "# مرحبا\n"])
        let rendered = try site.render()
        #expect(try #require(rendered["ar/index.html"]).contains("<html lang=\"ar\" dir=\"rtl\">"))
        #expect(rendered.diagnostics.map(\.file) == ["Site/strings/ar.yml"])
    }
}
