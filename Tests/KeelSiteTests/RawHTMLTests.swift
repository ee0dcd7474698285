import TestSupport
import Testing

@testable import KeelSite

/// Links and ids in raw HTML, where a site allows it.
@Suite struct RawHTMLTests {
    @Test func `attributes without quotation marks, sources of every kind and old anchors are links, too`() throws {
        let text = """
            <p><a HREF=twee.md#oud>a</a> <a href=weg.md>b</a> <a href= '#hier'>c</a> <img alt="" src=weg.png></p>
            <picture><source srcset="weg1.png 1x, les.png 2x"><img alt="" src="les.png" srcset=weg2.png></picture>
            <video poster="weg3.png"></video><iframe src="https://example.org/x"></iframe>
            <p id=hier title="a href=nee.md">tekst href=nee.md <!-- <a href=nee.md> --></p>
            <script>const a = "<a href=nee.md>"</script>

            """
        let site = try TemporarySite([
            "Content/nl/een.md": "# Een\n\n" + text, "Content/nl/les.png": "x",
            "Content/nl/twee.md": "# Twee {#twee}\n\n<a name=oud></a>\n",
            "Site/site.yml": "html: allow\nlanguages: {nl: {title: A}}\n",
        ])
        let rendered = try site.render()
        let main = rendered.main("nl/een.html")
        #expect(main.contains("<a HREF=\"twee.html#oud\">a</a> <a href=\"#\">b</a> <a href= '#hier'>c</a>"))
        #expect(main.contains("srcset=\"# 1x, les.png 2x\"><img alt=\"\" src=\"les.png\" srcset=\"#\">"))
        #expect(
            Set(
                rendered.findings.map {
                    $0.split(separator: ": ").dropFirst().joined(separator: ": ").prefix { $0 != "(" }
                })
                == [
                    "link.missing-page: there is no article at Content/nl/weg.md ",
                    "link.missing-file: there is no image at Content/nl/weg.png ",
                    "link.missing-file: there is no image at Content/nl/weg1.png ",
                    "link.missing-file: there is no image at Content/nl/weg2.png ",
                    "link.missing-file: there is no file at Content/nl/weg3.png ",
                    "link.image-elsewhere: what this <iframe> shows would be loaded from another site, which pages don't do ",
                ])
    }

    @Test func `whatever loads, leads to or names something in raw HTML is looked up`() throws {
        let text = """
            <form action=weg1.md><button formaction='weg2.md'>a</button></form>
            <blockquote cite="weg3.md">b</blockquote> <A HREF=" een.md ">c</A>
            <svg><symbol id="teken"/><use href="#teken"/><use xlink:href="#nee"/><image href='weg4.svg'/></svg>
            <table background=weg5.png><tr><td>d</td></tr></table>
            <link rel=preload imagesrcset="weg6.png 2x"><a href="w&#101;g7.md">e</a><a data-href=nee.md>f</a>

            """
        let site = try TemporarySite([
            "Content/nl/een.md": "# Een\n\n" + text, "Site/site.yml": "html: allow\nlanguages: {nl: {title: A}}\n",
        ])
        let rendered = try site.render()
        let missing = (1...7).map { "weg\($0)." }.filter { name in rendered.findings.contains { $0.contains(name) } }
        #expect(missing.count == 7, "\(rendered.findings)")
        #expect(rendered.findings.count == 8 && rendered.findings.contains { $0.contains("no section #nee") })
        #expect(rendered.main("nl/een.html").contains("<A HREF=\" een.html \">"))
        #expect(rendered.main("nl/een.html").contains("<use href=\"#teken\"/>"))
    }

    @Test func `ids in raw HTML are the article's own, also on the page of all articles`() throws {
        let text = "<p id=hier>a</p>\n\n[b](#hier)\n\n<label for='hier'>c</label>\n"
        let site = try TemporarySite([
            "Content/nl/een.md": "# Een\n\n" + text, "Content/nl/twee.md": "# Twee\n\n" + text,
            "Site/site.yml": "html: allow\nlanguages: {nl: {title: A}}\n",
        ])
        let rendered = try site.render()
        #expect(rendered.findings == [])
        #expect(rendered.main("nl/een.html").contains("<p id=\"hier\">a</p>"))
        let all = rendered.main("nl/print.html")
        for name in ["een", "twee"] {
            #expect(all.contains("<p id=\"text.\(name).hier\">a</p>"))
            #expect(all.contains("<a href=\"#text.\(name).hier\">b</a>"))
            #expect(all.contains("<label for='text.\(name).hier'>c</label>"))
        }
    }

    @Test func `an id in raw HTML that Keel or a heading has is reported`() throws {
        let text =
            "<p id=page.text>a</p>\n\n## B\n\n<A NAME='b'></A> <i id=c></i><i ID=\"c\"></i> <a id=d name=d></a>\n"
        let site = try TemporarySite([
            "Content/nl/een.md": "# Een\n\n" + text, "Site/site.yml": "html: allow\nlanguages: {nl: {title: A}}\n",
        ])
        #expect(
            try site.render().findings.map { $0.prefix { $0 != "(" } } == [
                "Content/nl/een.md:3:4: html.id: the id 'page.text' is one of those that Keel gives to parts of a page ",
                "Content/nl/een.md:7:4: html.id: the id 'b' is a heading's or another element's already ",
                "Content/nl/een.md:7:33: html.id: the id 'c' is a heading's or another element's already ",
            ])
    }

    @Test func `links of other schemes in the owner's HTML are reported as those of articles`() throws {
        let site = try TemporarySite([
            "Content/nl/een.md": "# Een\n",
            "Site/theme/footer.html":
                "<a href=doc:Een>a</a> <a href='javascript:f()'>b</a> <a href=\"mailto:a@b.c\">c</a>\n",
        ])
        #expect(
            try site.render().findings.map { $0.split(separator: ": ")[1] } == [
                "link.unknown-scheme", "link.unsafe-scheme",
            ])
    }
}
