import KeelContent

/// Where a reader asks: in the header of every page, and large on the page of results. Shown only where the script runs.
struct SearchField: Sendable {
    let site: Site
    let page: SitePage

    func html() -> HTML {
        let strings = site.strings(page.language)
        let results = page.link(GeneratedPage.search.path(page.language))
        let home = results.dropLast("search.html".count)
        let isResults = page.path == GeneratedPage.search.path(page.language)
        let tags = site.languages.map(\.tag).joined(separator: " ")
        let kind: HTML = isResults ? "search search-page" : "search"
        return """
            <div class="\(kind)" role="search" data-home="\(String(home))" data-script="\(page.link(ThemeFile.search.path))" \
            data-languages="\(tags)" data-words="\(words(strings))">
            <input type="search" placeholder="\(strings[.search])" aria-label="\(strings[.searchLabel])" \
            aria-keyshortcuts="/ Control+K" autocomplete="off" autocapitalize="off" spellcheck="false">
            </div>

            """
    }

    /// What the script says, as JSON.
    private func words(_ strings: InterfaceStrings) -> String {
        let texts: [(String, InterfaceText)] = [
            ("search", .searchLabel), ("nothing", .searchNothing), ("corrected", .searchCorrected),
            ("meant", .searchMeant), ("failed", .searchFailed), ("stale", .searchStale), ("loading", .searchLoading),
            ("all", .searchAll), ("more", .searchMore), ("elsewhere", .searchElsewhere),
        ]
        let forms = strings.forms(of: .searchCount).map { "\(JSONText.quoted($0)):\(JSONText.quoted($1))" }
        let names = site.languages.map {
            "\(JSONText.quoted($0.tag)):\(JSONText.quoted(site.strings($0)[.name]))"
        }
        let members =
            texts.map { "\(JSONText.quoted($0)):\(JSONText.quoted(strings[$1]))" }
            + ["\"count\":{\(forms.joined(separator: ","))}", "\"names\":{\(names.joined(separator: ","))}"]
        return "{\(members.joined(separator: ","))}"
    }
}
