import KeelBase

// The words of findings about files and their paths.

extension ContentFault {
    var english: Wording {
        switch self {
        case .missing(let reason, let language):
            Wording(
                reason, hint: "articles are Markdown files in \(SiteLayout.content(language?.tag ?? "nl"))")
        case .noArticles(_, hasDrafts: true):
            Wording(
                "all articles are drafts, so there is nothing to publish", hint: "remove draft: true from one of them")
        case .noArticles(let file, hasDrafts: false):
            Wording(
                "there is no article in any language's folder, so there is nothing to publish",
                hint: "write the first one: \(file)")
        case .unreadable(let reason): Wording(reason)
        case .notUTF8(let isUTF16):
            Wording(
                isUTF16 ? "the file is UTF-16, not UTF-8" : "this byte is not part of UTF-8 text",
                hint: "save the file as UTF-8")
        case .noTitle:
            Wording(
                "the article has no title",
                hint: "begin its text with '# Title', or put 'title: …' into its front matter")
        case .secondTitle:
            Wording("a second level-1 heading", hint: "a page has one title: write '##' for its sections")
        case .unknownSource(let language, let languages):
            Wording(
                "the source '\(language)' is no language of this site",
                hint: English.didYouMean(
                    language.tag, languages.map(\.tag), otherwise: "the languages are \(English.list(languages))"))
        case .sourceWithoutText(let text):
            Wording("the source language '\(text.language)' has no such article", hint: "it would be \(text.file)")
        case .sourcesDiffer(let language, let other, let file):
            Wording(
                "the source is '\(language)' here and '\(other)' in \(file)",
                hint: "an article has one source, for all its languages")
        case .notJoined(let article, let other, let file):
            Wording(
                "'\(article)' and '\(other)' of \(file) differ in case only, and are two articles",
                hint: "translations of one article have the same path: rename one")
        case .strayFile(let path):
            Wording(
                "the file is in no language's folder, and is left out",
                hint: "move it into one, such as \(SiteLayout.content("nl/\(path)"))")
        case .unknownFolder(let folder, let languages):
            Wording(
                "'\(folder)' is no language of this site, and its articles are left out",
                hint: English.didYouMean(
                    folder, languages + [SiteLayout.supportName, SiteLayout.stampsName],
                    otherwise: "add it to 'languages' in \(SiteLayout.configuration)"))
        case .noFolder(let language):
            Wording(
                "the language '\(language)' has no articles",
                hint: "make the folder, or remove the language from \(SiteLayout.configuration)")
        case .strayInSupport:
            Wording(
                "the file is in no module's folder, and is left out",
                hint: "a support module is a folder: \(SiteLayout.support)/Name/File.swift")
        case .specialFile: Wording("neither a file nor a folder, and left out")
        case .deadLink: Wording("the symbolic link leads nowhere")
        case .linkOutside:
            Wording(
                "the symbolic link leads out of \(SiteLayout.content), and is not followed",
                hint: "put the file itself here")
        case .linkToFolder:
            Wording(
                "the symbolic link leads to a folder, and is not followed",
                hint: "links to single files inside \(SiteLayout.content) are")
        case .fileName(let fault): Wording("the name \(fault.english)", hint: "rename it")
        case .ending:
            Wording(
                "the file is copied as it is, and is no article", hint: "articles end in '.md', in lower case")
        }
    }
}

extension ContentRemark {
    var english: String {
        switch self {
        case .firstTitle: "the first is here"
        case .other: "the other is here"
        case .otherOne: "the other one is here"
        case .firstGiven(nil): "first given here"
        case .firstGiven(let name?): "first given here, as '\(name)'"
        case .neitherYAMLNorFence: "this line is neither YAML nor '---'"
        }
    }
}

extension SlugFault {
    var english: Wording {
        switch self {
        case .slug(let slug, let fault):
            Wording("the slug '\(English.printable(slug))' \(fault.english)", hint: fault.hint)
        case .alias(let alias, let fault):
            Wording("the alias '\(English.printable(alias))' \(fault.english)", hint: fault.hint)
        case .taken(let path, let file, let isAlias):
            Wording(
                "'\(path)' is the place of \(file) already",
                hint: isAlias ? "the alias is left out" : "one of the two needs another slug or name")
        case .differsInForm(let path, let other, let file, let isNormalForm):
            Wording(
                "'\(path)' and '\(other)' of \(file) differ in "
                    + (isNormalForm ? "the Unicode normal form of their names" : "upper and lower case") + " only",
                hint: "they are one file on macOS and Windows: rename one of the two")
        case .belowFile(let path, let other, let file):
            Wording(
                "'\(path)' needs a folder where \(file) puts the file '\(other)'", hint: "rename one of the two")
        }
    }
}

extension PathRules.Fault {
    /// After the name.
    fileprivate var english: String {
        switch self {
        case .empty: "is empty"
        case .outside: "leads out of the folder of its language"
        case .emptyPart: "has an empty part"
        case .control: "has invisible control characters"
        case .sign(let sign): "has '\(sign)', which file names can't have on Windows"
        case .fragment: "has a '#', after which links name a part of a page"
        case .percentEncoded: "has a percent-encoded character, which browsers decode"
        case .reserved(let name): "is '\(name)', the name of a device on Windows"
        case .edge: "has a part that begins with a dot or ends with one, or has a space there"
        case .tooLong: "has a part of more than 200 bytes"
        case .suffix: "has the ending of a file"
        case .index: "is that of a section's own page"
        }
    }

    fileprivate var hint: String {
        switch self {
        case .suffix: "leave the ending out"
        case .index: "call the article's file index.md"
        case .fragment: "write it without: an old link keeps the part that it names"
        case .empty: "remove the line, and the page is named after its file"
        default: "a slug is the page's path below its language's folder, such as 'guide/first'"
        }
    }
}

enum English {
    /// A word that was probably meant, as a question; something else to say if there is none.
    static func didYouMean(_ word: String, _ candidates: [String], otherwise: String) -> String {
        suggestion(for: word, among: candidates).map { "did you mean '\($0)'?" } ?? otherwise
    }

    static func list(_ words: [some CustomStringConvertible]) -> String {
        words.map(\.description).joined(separator: ", ")
    }

    /// Without what would change the line that it is written in.
    static func printable(_ text: String) -> String {
        String(text.map { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "\u{FFFD}" : $0 })
    }
}
