package import KeelBase

// What `keel help CODE` says.

extension ConfigurationCode {
    package var english: Explanation {
        switch self {
        case .missing:
            Explanation(
                "There is no \(SiteLayout.configuration), or it can't be read.",
                example: "keel build --root a-folder-without-it",
                wayOut: "Write one; the least it can say is `languages: {nl: {title: Mijn site}}`.")
        case .syntax:
            Explanation(
                "\(SiteLayout.configuration) is not the YAML that Keel takes.",
                example: "languages:\n  nl: {title: Site: een}",
                wayOut: "Put texts with special signs in quotes; anchors, tags and second documents are not taken.")
        case .unknownKey:
            Explanation(
                "\(SiteLayout.configuration) has a key that means nothing.",
                example: "languages: {nl: {title: Site}}\nmarkdwon: commonmark",
                wayOut: "Write one of the keys that the hint names, or remove the line.")
        case .badValue:
            Explanation(
                "A key in \(SiteLayout.configuration) is missing or has a value that it can't have.",
                example: "languages: {nl: {title: Site}}\nhtml: perhaps",
                wayOut: "Give it a value of the kind that the message names.")
        case .languageTag:
            Explanation(
                "A language's tag is probably not the one that was meant.",
                example: "languages: {ee: {title: Sait}}",
                wayOut: "Write the language's tag and not the country's: `et` for Estonian, `ko` for Korean.")
        }
    }
}

extension FrontMatterCode {
    var english: Explanation {
        switch self {
        case .unclosed:
            Explanation(
                "Front matter is opened and never closed.", example: "---\ntitle: A\n\n# A",
                wayOut: "Close it with a line `---`; a rule at the very top of a text is written `***`.")
        case .syntax:
            Explanation(
                "Front matter is not the YAML that Keel takes.", example: "---\ntitle: Keel: a tour\n---\n\n# A",
                wayOut: "Put the value in quotes, as the hint shows.")
        case .unknownKey:
            Explanation(
                "Front matter has a key that means nothing.", example: "---\ntitel: A\n---\n\n# A",
                wayOut: "Write one of the keys that the hint names, or remove the line.")
        case .badValue:
            Explanation(
                "A key in front matter has a value that it can't have.", example: "---\ndate: 2026-02-30\n---\n\n# A",
                wayOut: "Give it a value of the kind that the message names, or remove the line.")
        }
    }
}

extension FenceCode {
    var english: Explanation {
        switch self {
        case .unclosed:
            Explanation(
                "A code block runs to the end of the text or of its list item.", example: "```swift\nlet a = 1",
                wayOut: "Close it with a fence of the same sign, at least as long.")
        case .unknownLanguage:
            Explanation(
                "A code block's language is no word but looks like one that Keel acts on.",
                example: "```swfit\nlet a = 1\n```", wayOut: "Write `swift` or `output`, and other words after a space."
            )
        case .unknownWord:
            Explanation(
                "A code block's info string has a word that means nothing.", example: "```swift tset\nlet a = 1\n```",
                wayOut: "Write one of the words that the hint names.")
        case .badValue:
            Explanation(
                "A key in a code block's info string has a value that it can't have.",
                example: "```swift mark=2\nlet a = 1\n```",
                wayOut: "Give it a value as the hint shows, without spaces around `=`.")
        case .combination:
            Explanation(
                "Words of a code block's info string don't go together.", example: "```swift test run\nlet a = 1\n```",
                wayOut: "Leave one of the two out.")
        case .fileName:
            Explanation(
                "A code block names a file that a module can't have.", example: "```swift main.swift\nlet a = 1\n```",
                wayOut: "Write a plain name such as `UserPresenter.swift`, the same way each time.")
        case .duplicateID:
            Explanation(
                "Two code blocks of an article have the same id.",
                example: "```swift id=a\nlet a = 1\n```\n\n```swift id=a\nlet b = 1\n```",
                wayOut: "Give one of the two another id, in all languages.")
        case .noAlternative:
            Explanation(
                "A diagram has no text for those who don't see it.", example: "```dot\ndigraph { a -> b }\n```",
                wayOut: "Write what it shows: `dot alt=\"a leads to b\"`.")
        case .output:
            Explanation(
                "An output block follows no block that prints.", example: "```output\n1\n```",
                wayOut: "Put it after the `swift run` block that prints it, one for each.")
        case .snippet:
            Explanation(
                "The markers that hide lines of a code block don't match.",
                example: "```swift\n// snippet.hide\nlet a = 1\n```",
                wayOut: "Write `// snippet.hide` before the lines and `// snippet.show` after them.")
        }
    }
}

extension SlugCode {
    var english: Explanation {
        switch self {
        case .outside:
            Explanation(
                "A slug or alias leaves the folder of its language.", example: "---\nslug: ../nl/a\n---\n\n# A",
                wayOut: "Write a path below the language's folder, such as `guide/first`.")
        case .invalid:
            Explanation(
                "A slug or alias can't be the name of a page.", example: "---\nslug: a.html\n---\n\n# A",
                wayOut: "Write a path without ending, of names that every system takes.")
        case .collision:
            Explanation(
                "Two articles or files of one language would be one page or file.",
                example: "---\nslug: other-article\n---\n\n# A", wayOut: "Give one of the two another slug or name.")
        case .caseCollision:
            Explanation(
                "Two pages or files have names that are one on macOS and Windows.",
                example: "---\nslug: Other-Article\n---\n\n# A", wayOut: "Rename one of the two.")
        }
    }
}

extension ContentCode {
    package var english: Explanation {
        switch self {
        case .missing:
            Explanation(
                "There is no folder \(SiteLayout.content), or it can't be read.",
                example: "keel build --root a-folder-without-it",
                wayOut: "Make it, with a folder for each language and a Markdown file for each article.")
        case .unreadable:
            Explanation(
                "A file can't be read.", example: "chmod 000 \(SiteLayout.content("nl/a.md"))",
                wayOut: "Allow the user that runs Keel to read it.")
        case .notUTF8:
            Explanation(
                "A file has bytes that are not UTF-8.", example: "# Caf\\xE9", wayOut: "Save the file as UTF-8.")
        case .noTitle:
            Explanation(
                "An article has no title.", example: "Only a paragraph.",
                wayOut: "Begin its text with `# Title`, or put `title: …` into its front matter.")
        case .secondTitle:
            Explanation(
                "An article has more than one level-1 heading.", example: "# A\n\n# B",
                wayOut: "Write `##` for its sections: a page has one title.")
        case .source:
            Explanation(
                "An article's source language has no text of it, or is named differently elsewhere.",
                example: "---\nsource: ko\n---\n\n# A",
                wayOut: "Name a language that has the article, the same in all its texts.")
        case .notJoined:
            Explanation(
                "Paths that differ in case only are not translations of one article.",
                example: SiteLayout.content("nl/Guide.md") + "\n" + SiteLayout.content("ko/guide.md"),
                wayOut: "Give translations of one article the same path.")
        case .unknownFolder:
            Explanation(
                "A folder or file in \(SiteLayout.content) is no language's.", example: SiteLayout.content("xx/a.md"),
                wayOut: "Move it into a language's folder, or add the language to \(SiteLayout.configuration).")
        case .noFolder:
            Explanation(
                "A language has no folder in \(SiteLayout.content).",
                example: "languages: {nl: {title: Site}, fi: {title: Sivusto}}",
                wayOut: "Make the folder, or remove the language from \(SiteLayout.configuration).")
        case .link:
            Explanation(
                "A symbolic link in \(SiteLayout.content) leads nowhere that Keel follows.",
                example: "ln -s /etc/hosts \(SiteLayout.content("nl/hosts"))",
                wayOut: "Put the file itself there: only links to single files inside the folder are followed.")
        case .notAFile:
            Explanation(
                "Something in \(SiteLayout.content) is neither file nor folder.",
                example: "mkfifo \(SiteLayout.content("nl/pipe"))", wayOut: "Remove it.")
        case .fileName:
            Explanation(
                "A file's name will not do on every system, or its ending is not `.md`.",
                example: SiteLayout.content("nl/what?.md"), wayOut: "Rename it.")
        }
    }
}

extension TranslationCode {
    var english: Explanation {
        switch self {
        case .outdated:
            Explanation(
                "Sections of the source have changed since the translation was stamped.",
                example: "keel stamp nl/a, then another sentence in the source",
                wayOut: "Bring the translation up to date, then run `keel stamp` for it.")
        case .structure:
            Explanation(
                "A translation is built differently from its source.", example: "# A\n\n## One section too many",
                wayOut: "Give it the headings, images, links, quotations, tables, lists and code that the source has.")
        case .missingID:
            Explanation(
                "A section of a translation lacks the id that the source gives it.",
                example: "## Punten   (in the source: ## Points {#points})",
                wayOut: "Write the same `{#id}` after the heading.")
        case .stampDamaged:
            Explanation(
                "A stamp has lines that say nothing.", example: "<<<<<<< ours",
                wayOut: "If the translation is current, run `keel stamp` for it.")
        case .stampStray:
            Explanation(
                "A stamp belongs to no translation.", example: "\(SiteLayout.stamps)/nl/no-such-article.txt",
                wayOut: "Delete the stamp, or rename it with its article.")
        }
    }
}
