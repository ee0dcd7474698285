/// The texts of a page that are no author's, by their keys in the strings files.
enum InterfaceText: String, Sendable, CaseIterable {
    /// The language's name in itself.
    case name
    case skip, menu, contents, languages, breadcrumb, adjacent, previous, next
    /// Of the home page.
    case start, offline
    case otherLanguages = "other-languages"
    /// With `{date}`.
    case checkedOn = "checked-on"
    case noTranslation = "no-translation"
    case allArticles = "all-articles"
    case theme
    case themeAuto = "theme-auto"
    case themeLight = "theme-light"
    case themeDark = "theme-dark"
    case copy, copied
    case copyFailed = "copy-failed"
    case copyLink = "copy-link"
    case wrap
    /// With `{count}`.
    case unfold
    case external, code, output, edit, moved, download, markdown
    case notFound = "not-found"
    case notFoundWhy = "not-found-why"
    case printAll = "print-all"
    case footnotes
    /// With `{number}`.
    case footnoteBack = "footnote-back"
    case note, tip, important, warning, caution
    case diagram
    case verdictPassed = "verdict-passed"
    case verdictFailed = "verdict-failed"
    case verdictUnchecked = "verdict-unchecked"
    /// Of a translation whose source has changed: the way there, and what stands at a section.
    case original
    case sectionOutdated = "section-outdated"
    case untranslated
    case untranslatedWhy = "untranslated-why"
    case translations
    case translationsWhy = "translations-why"
    case article
    case statusSource = "status-source"
    case statusCurrent = "status-current"
    case statusUnstamped = "status-unstamped"
    case uncheckedWhy = "unchecked-why"
    case outcomeCompiled = "outcome-compiled"
    case outcomeRun = "outcome-run"
    case outcomeTraps = "outcome-traps"
    case outcomeWarns = "outcome-warns"
    case outcomeTested = "outcome-tested"
    case outcomeFailingAsExpected = "outcome-failing_as_expected"
    case outcomeSkipped = "outcome-skipped"
    case outcomeFailed = "outcome-failed"
    case outcomeNotChecked = "outcome-not_checked"
    /// In the empty field; its name, which is the title of the page of results, too.
    case search
    case searchLabel = "search-label"
    /// With `{query}`.
    case searchNothing = "search-nothing"
    /// Before the query that was searched instead, and before one that may have been meant.
    case searchCorrected = "search-corrected"
    case searchMeant = "search-meant"
    case searchFailed = "search-failed"
    case searchStale = "search-stale"
    case searchLoading = "search-loading"
    case searchAll = "search-all"
    case searchMore = "search-more"
    case searchElsewhere = "search-elsewhere"
    case searchNoScript = "search-no-script"
}

/// Texts with `{count}`, in one form per plural category.
enum CountedText: String, Sendable, CaseIterable {
    case blocks, tests, files
    /// Of reading.
    case minutes
    case blocksCompiled = "blocks-compiled"
    case blocksRun = "blocks-run"
    case blocksTraps = "blocks-traps"
    case blocksWarns = "blocks-warns"
    case blocksTested = "blocks-tested"
    case blocksFailingAsExpected = "blocks-failing_as_expected"
    case blocksSkipped = "blocks-skipped"
    case blocksFailed = "blocks-failed"
    case blocksNotChecked = "blocks-not_checked"
    case testsPassed = "tests-passed"
    case testsFailed = "tests-failed"
    case outdatedSections = "outdated-sections"
    case oldSections = "old-sections"
    case searchCount = "search-count"
}
