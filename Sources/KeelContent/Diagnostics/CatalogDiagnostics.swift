import KeelBase
import KeelMarkdown

// The words of findings about the files in `Content/` and how they belong together.

extension Diagnostic {
    static func noContent(_ error: any Error, languages: [Language]) -> Diagnostic {
        let folder = languages.first?.tag ?? "nl"
        return Diagnostic(
            .contentMissing, file: SiteLayout.content, "\(error)",
            hint: "articles are Markdown files in \(SiteLayout.content)/\(folder)")
    }

    static func unreadable(_ file: String, _ error: any Error) -> Diagnostic {
        Diagnostic(.contentUnreadable, file: file, "\(error)")
    }

    static func notUTF8(in source: SourceText, at offset: Int) -> Diagnostic {
        let isUTF16 = source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF])
        return Diagnostic(
            .contentNotUTF8, in: source, at: offset,
            isUTF16 ? "the file is UTF-16, not UTF-8" : "this byte is not part of UTF-8 text",
            hint: "save the file as UTF-8")
    }

    static func noTitle(in source: SourceText) -> Diagnostic {
        Diagnostic(
            .contentNoTitle, file: source.path, position: SourcePosition(line: 1, column: 1),
            "the article has no title", hint: "begin its text with '# Title', or put 'title: …' into its front matter")
    }

    static func secondTitle(_ heading: Heading, first: Heading, in source: SourceText) -> Diagnostic {
        Diagnostic(
            .contentSecondTitle, in: source, at: heading.offset, "a second level-1 heading",
            hint: "a page has one title: write '##' for its sections",
            notes: [Note("the first is here", in: source, at: first.offset)])
    }

    static func unknownSource(
        _ language: Language, languages: [Language], in source: SourceText, at offset: Int
    ) -> Diagnostic {
        let tags = languages.map(\.tag)
        return Diagnostic(
            .contentSource, in: source, at: offset, "the source '\(language)' is no language of this site",
            hint: didYouMean(language.tag, tags, otherwise: "the languages are \(list(tags))"))
    }

    static func sourceWithoutText(
        _ language: Language, _ id: ArticleID, in source: SourceText, at offset: Int
    ) -> Diagnostic {
        Diagnostic(
            .contentSource, in: source, at: offset, "the source language '\(language)' has no such article",
            hint: "it would be \(TextID(language, id).file)")
    }

    static func sourcesDiffer(
        _ language: Language, _ other: Language, _ article: Article, in source: SourceText, at offset: Int
    ) -> Diagnostic {
        Diagnostic(
            .contentSource, in: source, at: offset,
            "the source is '\(language)' here and '\(other)' in \(article.file)",
            hint: "an article has one source, for all its languages",
            notes: [Note("the other is here", in: article.source, at: article.frontMatter.offsets["source"] ?? 0)])
    }

    static func notJoined(_ article: Article, _ other: Article) -> Diagnostic {
        Diagnostic(
            .contentNotJoined, file: article.file,
            "'\(article.id)' and '\(other.id)' of \(other.file) differ in case only, and are two articles",
            hint: "translations of one article have the same path: rename one")
    }

    static func strayFile(_ path: String) -> Diagnostic {
        Diagnostic(
            .contentUnknownFolder, file: SiteLayout.content(path),
            "the file is in no language's folder, and is left out",
            hint: "move it into one, such as \(SiteLayout.content)/nl/\(path)")
    }

    static func unknownFolder(_ folder: String, languages: [String]) -> Diagnostic {
        Diagnostic(
            .contentUnknownFolder, file: SiteLayout.content(folder),
            "'\(folder)' is no language of this site, and its articles are left out",
            hint: didYouMean(
                folder, languages + [SiteLayout.supportName, SiteLayout.stampsName],
                otherwise: "add it to 'languages' in \(SiteLayout.configuration)"))
    }

    static func languageWithoutFolder(_ language: Language) -> Diagnostic {
        Diagnostic(
            .contentNoFolder, file: SiteLayout.content(language.tag), "the language '\(language)' has no articles",
            hint: "make the folder, or remove the language from \(SiteLayout.configuration)")
    }

    static func looseSupportFile(_ path: String) -> Diagnostic {
        Diagnostic(
            .contentUnknownFolder, file: SiteLayout.content(path), "the file is in no module's folder, and is left out",
            hint: "a support module is a folder: \(SiteLayout.support)/Name/File.swift")
    }

    static func otherEnding(_ path: String) -> Diagnostic {
        Diagnostic(
            .contentFileName, file: SiteLayout.content(path), "the file is copied as it is, and is no article",
            hint: "articles end in '.md', in lower case")
    }

    static func specialFile(_ path: String) -> Diagnostic {
        Diagnostic(.contentNotAFile, file: SiteLayout.content(path), "neither a file nor a folder, and left out")
    }

    static func deadLink(_ path: String) -> Diagnostic {
        Diagnostic(.contentLink, file: SiteLayout.content(path), "the symbolic link leads nowhere")
    }

    static func linkOutside(_ path: String) -> Diagnostic {
        Diagnostic(
            .contentLink, file: SiteLayout.content(path),
            "the symbolic link leads out of \(SiteLayout.content), and is not followed",
            hint: "put the file itself here")
    }

    static func linkToNoFile(_ path: String) -> Diagnostic {
        Diagnostic(
            .contentLink, file: SiteLayout.content(path), "the symbolic link leads to a folder, and is not followed",
            hint: "links to single files inside \(SiteLayout.content) are")
    }
}
