import KeelBase
import KeelMarkdown
import Testing

@testable import KeelContent

private func read(_ text: String) -> (configuration: SiteConfiguration?, findings: [String]) {
    let result = SiteConfiguration.parse(SourceText(path: "site.yml", bytes: Array(text.utf8)))
    return (result.configuration, result.diagnostics.map(\.line))
}

struct ConfigurationTests {
    @Test func `everything set comes through`() throws {
        let text = """
            url: https://example.org/docs
            languages:
              nl: {title: Leestafel, description: no, quotes: double}
              pt-BR: {title: Livro}
            markdown: {heading-ids: false}
            html: escape
            examples: {swift: 5, warnings: allow, timeout: 2.5, scope: block, package: ., products: [A, B], flags: -O}
            """
        let result = read(text)
        let configuration = try #require(result.configuration)
        #expect(result.findings == [])
        #expect(configuration.url == "https://example.org/docs/" && configuration.rawHTML == .escape)
        #expect(configuration.languages.map(\.language.tag) == ["nl", "pt-BR"])
        #expect(configuration.languages[0].description == "no" && configuration.languages[0].quotes == .double)
        #expect(!configuration.markdown.headingIDs && configuration.markdown.repairsFenceIndentation)
        let examples = configuration.examples
        #expect(examples.swift == "5" && !examples.warningsAreErrors && examples.timeout == 2.5)
        #expect(examples.scope == .block && examples.package == "." && examples.products == ["A", "B"])
        #expect(examples.flags == ["-O"])
    }

    @Test func `looks and navigation are the site's own`() throws {
        let text = """
            languages: {nl: {title: A, footer: Onderaan}}
            theme:
              logo: beeld/logo.svg
              css: site.css
              colors: {link: "#036", keel: ["#a00", "rgb(255 128 128)"]}
              edit: https://example.org/edit/{path}
            navigation: [b, gids, a]
            """
        let result = read(text)
        let configuration = try #require(result.configuration)
        #expect(result.findings == [])
        #expect(configuration.languages[0].footer == "Onderaan" && configuration.navigation == ["b", "gids", "a"])
        let theme = configuration.theme
        #expect(theme.logo == "beeld/logo.svg" && theme.css == "site.css")
        #expect(theme.edit == "https://example.org/edit/{path}")
        #expect(
            theme.colors == [
                .init(name: "link", day: "#036", night: "#036"),
                .init(name: "keel", day: "#a00", night: "rgb(255 128 128)"),
            ])
    }

    @Test(arguments: [
        ("{logo: ../x.svg}", "'logo' must be the path of a file below Site/assets"),
        ("{colors: {link: 'red; } body {'}}", "'link' must be a colour, or a list of one by day and one by night"),
        ("{colors: {lnik: red}}", "unknown key 'lnik'"),
        ("{edit: https://example.org/}", "'edit' must be an address with {path} in it"),
    ])
    func `looks that can't be are reported`(theme: String, finding: String) {
        let findings = read("languages: {nl: {title: A}}\ntheme: \(theme)\n").findings
        #expect(findings.count == 1 && findings[0].contains(finding), "\(findings)")
    }

    @Test(arguments: [
        ("{schemes: [slack://x]}", "'schemes' must be the beginnings of addresses"),
        ("{schemes: {slack: true}}", "'schemes' must be"), ("{scheme: [slack]}", "unknown key 'scheme'"),
    ])
    func `schemes that can't be are reported`(links: String, finding: String) {
        let findings = read("languages: {nl: {title: A}}\nlinks: \(links)\n").findings
        #expect(findings.count == 1 && findings[0].contains(finding), "\(findings)")
    }

    @Test func `plain CommonMark is one word`() {
        #expect(read("languages: {et: {title: A}}\nmarkdown: commonmark\n").configuration?.markdown == .commonMark)
    }

    @Test(arguments: [
        (
            "langauges: {}",
            [
                "1:1: configuration.unknown-key: unknown key 'langauges'",
                "1:1: configuration.bad-value: 'languages' is missing",
            ]
        ),
        (
            "languages: [nl]",
            ["1:1: configuration.bad-value: 'languages' must have a language in each line, with the title of its site"]
        ),
        ("languages: {nl: Titel}", ["1:13: configuration.bad-value: the language 'nl' needs a title"]),
        ("languages: {nl: {}}", ["1:13: configuration.bad-value: the language 'nl' needs a title"]),
        ("languages: {support: {title: A}}", ["1:13: configuration.bad-value: 'support' is no language tag"]),
        (
            "languages: {nl: {title: A}, NL: {title: B}}",
            ["1:29: configuration.bad-value: the language 'NL' is there twice"]
        ),
        (
            "languages: {kr: {title: A}}",
            [
                "1:13: configuration.language-tag: 'kr' is a country's code, and browsers and screen readers take it for a language"
            ]
        ),
        ("- nl", ["1:1: configuration.syntax: the configuration must be lines of 'key: value'"]),
        ("", ["1:1: configuration.syntax: the configuration must be lines of 'key: value'"]),
        ("languages: {nl: {title: A", ["1:17: configuration.syntax: not valid YAML: did not find expected ',' or '}'"]),
        ("a: 1\n---\nb: 2\n", ["2:1: configuration.syntax: a second YAML document begins here"]),
        (
            "languages: {nl: {title: A}}\nurl: example.org",
            ["2:6: configuration.bad-value: 'url' must be the address of the site, such as https://example.org/docs/"]
        ),
        ("languages: {nl: {title: A}}\nhtml: ommit", ["2:7: configuration.bad-value: 'html' can't be 'ommit'"]),
        (
            "languages: {nl: {title: A}}\nexamples: {timeout: -1, scoop: block}",
            [
                "2:21: configuration.bad-value: 'timeout' must be a number greater than zero",
                "2:25: configuration.unknown-key: unknown key 'scoop'",
            ]
        ),
    ])
    func `what is wrong is said at its place`(text: String, findings: [String]) {
        #expect(read(text).findings == findings.map { "site.yml:\($0)" })
    }

    @Test func `a missing file comes with the least that it can say`() throws {
        let result = SiteConfiguration.load(from: SiteLayout(root: "/nonexistent"))
        #expect(result.configuration == nil)
        #expect(result.diagnostics.first?.code.name == "configuration.missing")
        let example = try #require(result.diagnostics.first?.hint?.split(separator: "\n", maxSplits: 1).last)
        #expect(read(String(example)).findings == [])
    }

    @Test func `every extension of Markdown can be switched off by name`() {
        let switches = Mirror(reflecting: MarkdownOptions()).children.filter { $0.value is Bool }
        #expect(MarkdownOptions.switches.count == switches.count)
        var options = MarkdownOptions()
        for option in MarkdownOptions.switches { options[keyPath: option.path] = false }
        #expect(options == .commonMark)
    }

    @Test(
        arguments: [
            ("nl", nil), ("pt-BR", nil), ("zh-Hant-TW", nil), ("sr-Latn", nil), ("de-1996", nil), ("es-419", nil),
            ("ee", .country(language: "et")), ("KR", .country(language: "ko")), ("xx", .notALanguage),
            ("n", .malformed), ("nl_NL", .malformed), ("nl-", .malformed), ("русский", .malformed),
            ("nl/..", .malformed),
        ] as [(String, LanguageTag.Fault?)])
    func `language tags are checked`(tag: String, fault: LanguageTag.Fault?) {
        #expect(LanguageTag.fault(in: tag) == fault)
    }
}
