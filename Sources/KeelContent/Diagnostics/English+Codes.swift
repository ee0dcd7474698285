package import KeelBase

// What `keel help CODE` says.

extension ConfigurationCode {
    package var english: Explanation {
        switch self {
        case .missing:
            Explanation(
                "there is no \(SiteLayout.configuration), or it can't be read",
                example: "keel build --root a-folder-without-it",
                wayOut: "write one; the least it can say is `languages: {nl: {title: Mijn site}}`")
        case .syntax:
            Explanation(
                "\(SiteLayout.configuration) is not the YAML that Keel takes",
                example: "languages:\n  nl: {title: Site: een}",
                wayOut: "put texts with special signs in quotes; anchors, tags and second documents are not taken")
        case .unknownKey:
            Explanation(
                "\(SiteLayout.configuration) has a key that means nothing",
                example: "languages: {nl: {title: Site}}\nmarkdwon: commonmark",
                wayOut: "write one of the keys that the hint names, or remove the line")
        case .badValue:
            Explanation(
                "a key in \(SiteLayout.configuration) is missing or has a value that it can't have",
                example: "languages: {nl: {title: Site}}\nhtml: perhaps",
                wayOut: "give it a value of the kind that the message names")
        case .languageTag:
            Explanation(
                "a language's tag is probably not the one that was meant",
                example: "languages: {ee: {title: Sait}}",
                wayOut: "write the language's tag and not the country's: `et` for Estonian, `ko` for Korean")
        }
    }
}

extension FrontMatterCode {
    var english: Explanation {
        switch self {
        case .unclosed:
            Explanation(
                "front matter is opened and never closed", example: "---\ntitle: A\n\n# A",
                wayOut: "close it with a line `---`; a rule at the very top of a text is written `***`")
        case .notRead:
            Explanation(
                "what looks like front matter is not read, because it has other lines around it or is not first",
                example: "+++\ntitle = \"A\"\n+++\n\n# A",
                wayOut: "begin the file with a line `---`, write each value as `key: value`, and close with `---`")
        case .syntax:
            Explanation(
                "front matter is not the YAML that Keel takes", example: "---\ntitle: Keel: a tour\n---\n\n# A",
                wayOut: "put the value in quotes, as the hint shows")
        case .unknownKey:
            Explanation(
                "front matter has a key that means nothing", example: "---\ntitel: A\n---\n\n# A",
                wayOut: "write one of the keys that the hint names, or remove the line")
        case .badValue:
            Explanation(
                "a key in front matter has a value that it can't have", example: "---\ndate: 2026-02-30\n---\n\n# A",
                wayOut: "give it a value of the kind that the message names, or remove the line")
        }
    }
}

extension FenceCode {
    var english: Explanation {
        switch self {
        case .unclosed:
            Explanation(
                "a code block runs to the end of the text or of its list item", example: "```swift\nlet a = 1",
                wayOut: "close it with a fence of the same sign, at least as long")
        case .unknownLanguage:
            Explanation(
                "a code block's language is no word but looks like one that Keel acts on",
                example: "```swfit\nlet a = 1\n```", wayOut: "write `swift` or `output`, and other words after a space"
            )
        case .unknownWord:
            Explanation(
                "a code block's info string has a word that means nothing", example: "```swift tset\nlet a = 1\n```",
                wayOut: "write one of the words that the hint names")
        case .badValue:
            Explanation(
                "a key in a code block's info string has a value that it can't have",
                example: "```swift mark=2\nlet a = 1\n```",
                wayOut: "give it a value as the hint shows, without spaces around `=`")
        case .combination:
            Explanation(
                "words of a code block's info string don't go together", example: "```swift test run\nlet a = 1\n```",
                wayOut: "leave one of the two out")
        case .fileName:
            Explanation(
                "a code block names a file that a module can't have", example: "```swift main.swift\nlet a = 1\n```",
                wayOut: "write a plain name such as `UserPresenter.swift`, the same way each time")
        case .duplicateID:
            Explanation(
                "two code blocks of an article have the same id",
                example: "```swift id=a\nlet a = 1\n```\n\n```swift id=a\nlet b = 1\n```",
                wayOut: "give one of the two another id, in all languages")
        case .noAlternative:
            Explanation(
                "a diagram has no text for those who don't see it", example: "```dot\ndigraph { a -> b }\n```",
                wayOut: "write what it shows: `dot alt=\"a leads to b\"`")
        case .unknownDiff:
            Explanation(
                "a block is to be shown as a difference to one that isn't there",
                example: "```swift diff=before\nlet a = 1\n```",
                wayOut: "name the scope or the id of a block that stands before it: `scope=before`, then `diff=before`")
        case .output:
            Explanation(
                "an output block follows no block that prints", example: "```output\n1\n```",
                wayOut: "put it after the `swift run` block that prints it, one for each")
        case .snippet:
            Explanation(
                "the markers that hide lines of a code block don't match",
                example: "```swift\n// snippet.hide\nlet a = 1\n```",
                wayOut: "write `// snippet.hide` before the lines and `// snippet.show` after them")
        }
    }
}

extension SlugCode {
    var english: Explanation {
        switch self {
        case .outside:
            Explanation(
                "a slug or alias leaves the folder of its language", example: "---\nslug: ../nl/a\n---\n\n# A",
                wayOut: "write a path below the language's folder, such as `guide/first`")
        case .invalid:
            Explanation(
                "a slug or alias can't be the name of a page", example: "---\nslug: a.html\n---\n\n# A",
                wayOut: "write a path without ending, of names that every system takes")
        case .collision:
            Explanation(
                "two articles or files of one language would be one page or file",
                example: "---\nslug: other-article\n---\n\n# A", wayOut: "give one of the two another slug or name")
        case .caseCollision:
            Explanation(
                "two pages or files have names that are one on macOS and Windows",
                example: "---\nslug: Other-Article\n---\n\n# A", wayOut: "rename one of the two")
        }
    }
}

extension ContentCode {
    package var english: Explanation {
        switch self {
        case .missing:
            Explanation(
                "there is no folder \(SiteLayout.content), or it can't be read",
                example: "keel build --root a-folder-without-it",
                wayOut: "make it, with a folder for each language and a Markdown file for each article")
        case .noArticles:
            Explanation(
                "the folder \(SiteLayout.content) has no article in any of the site's languages",
                example: "rm -r \(SiteLayout.content("nl"))",
                wayOut: "write a Markdown file in a language's folder, such as \(SiteLayout.content("nl/index.md"))")
        case .unreadable:
            Explanation(
                "a file can't be read", example: "chmod 000 \(SiteLayout.content("nl/a.md"))",
                wayOut: "allow the user that runs Keel to read it")
        case .notUTF8:
            Explanation(
                "a file has bytes that are not UTF-8", example: "# Caf\\xE9", wayOut: "save the file as UTF-8")
        case .noTitle:
            Explanation(
                "an article has no title", example: "Only a paragraph.",
                wayOut: "begin its text with `# Title`, or put `title: …` into its front matter")
        case .secondTitle:
            Explanation(
                "an article has more than one level-1 heading", example: "# A\n\n# B",
                wayOut: "write `##` for its sections: a page has one title")
        case .source:
            Explanation(
                "an article's source language has no text of it, or is named differently elsewhere",
                example: "---\nsource: ko\n---\n\n# A",
                wayOut: "name a language that has the article, the same in all its texts")
        case .notJoined:
            Explanation(
                "paths that differ in case only are not translations of one article",
                example: SiteLayout.content("nl/Guide.md") + "\n" + SiteLayout.content("ko/guide.md"),
                wayOut: "give translations of one article the same path")
        case .unknownFolder:
            Explanation(
                "a folder or file in \(SiteLayout.content) is no language's", example: SiteLayout.content("xx/a.md"),
                wayOut: "move it into a language's folder, or add the language to \(SiteLayout.configuration)")
        case .noFolder:
            Explanation(
                "a language has no folder in \(SiteLayout.content)",
                example: "languages: {nl: {title: Site}, fi: {title: Sivusto}}",
                wayOut: "make the folder, or remove the language from \(SiteLayout.configuration)")
        case .link:
            Explanation(
                "a symbolic link in \(SiteLayout.content) leads nowhere that Keel follows",
                example: "ln -s /etc/hosts \(SiteLayout.content("nl/hosts"))",
                wayOut: "put the file itself there: only links to single files inside the folder are followed")
        case .notAFile:
            Explanation(
                "something in \(SiteLayout.content) is neither file nor folder",
                example: "mkfifo \(SiteLayout.content("nl/pipe"))", wayOut: "remove it")
        case .fileName:
            Explanation(
                "a file's name will not do on every system, or its ending is not `.md`",
                example: SiteLayout.content("nl/what?.md"), wayOut: "rename it")
        }
    }
}

extension TranslationCode {
    var english: Explanation {
        switch self {
        case .outdated:
            Explanation(
                "sections of the source have changed since the translation was stamped",
                example: "keel stamp nl/a, then another sentence in the source",
                wayOut: "bring the translation up to date, then run `keel stamp` for it")
        case .structure:
            Explanation(
                "a translation is built differently from its source", example: "# A\n\n## One section too many",
                wayOut: "give it the headings, images, links, quotations, tables, lists and code that the source has")
        case .missingID:
            Explanation(
                "a section of a translation lacks the id that the source gives it",
                example: "## Punten   (in the source: ## Points {#points})",
                wayOut: "write the same `{#id}` after the heading")
        case .stampDamaged:
            Explanation(
                "a stamp has lines that say nothing", example: "<<<<<<< ours",
                wayOut: "if the translation is current, run `keel stamp` for it")
        case .stampStray:
            Explanation(
                "a stamp belongs to no translation", example: "\(SiteLayout.stamps)/nl/no-such-article.txt",
                wayOut: "delete the stamp, or rename it with its article")
        }
    }
}
