import KeelBase
import KeelContent

// The words of findings about which file of the site is whose.

extension OutputFault {
    var english: Wording {
        switch self {
        case .taken(let path, let owner):
            Wording("'\(path)' is the place of \(owner.english) already", hint: owner.hint)
        case .differsInForm(let path, let other, let owner, let isCase):
            Wording(
                "'\(path)' and '\(other)', \(owner.english), differ in "
                    + (isCase ? "upper and lower case" : "the Unicode normal form of their names") + " only",
                hint: "they are one file on macOS and Windows: " + owner.hint)
        case .fileAndFolder(let path, let other, let owner):
            Wording(
                "'\(path)' and '\(other)', \(owner.english), can't both be: what is a file of one is a folder of the other",
                hint: owner.hint)
        case .foreign(let files):
            Wording(
                "\(files)",
                hint:
                    "move what you need to another place, and delete the rest: nothing in \(files.folder) is replaced "
                    + "unless Keel wrote it")
        }
    }
}

extension OutputName {
    fileprivate var english: String {
        switch self {
        case .article(let file): "the page of \(file)"
        case .markdown(let file): "the Markdown of \(file)"
        case .download(let file): "the package of the code in \(file)"
        case .alias(let file): "an alias of \(file)"
        case .file(let file): "the file \(file)"
        case .page(.home, let language): "the home page in '\(language)'"
        case .page(.notFound, let language): "the page in '\(language)' for addresses that don't exist"
        case .page(.print, let language): "the page that holds all articles in '\(language)'"
        case .page(.translations, let language): "the table of translations in '\(language)'"
        case .page(.search, let language): "the search page in '\(language)'"
        case .feed(let language): "the feed of '\(language)'"
        case .searchIndex(let language): "what pages in '\(language)' are searched by"
        case .root(.index): "the site's first page"
        case .root(.notFound): "the page for addresses that don't exist"
        case .root(.sitemap): "the sitemap"
        case .root(.robots): "what tells crawlers the sitemap"
        case .root(.markdownList): "the list of articles for programs"
        case .theme(.style): "Keel's style sheet"
        case .theme(.script): "Keel's script"
        case .theme(.search): "Keel's script for searching"
        }
    }

    fileprivate var hint: String {
        switch self {
        case .article, .alias, .file: "one of the two needs another slug or name"
        default: "give it another slug or name: Keel makes the other"
        }
    }
}

extension OtherOwner {
    var english: String { "the other one is here" }
}

extension OutputCode {
    var english: Explanation {
        switch self {
        case .collision:
            Explanation(
                "two files of the site would have the same path", example: "---\naliases: [print]\n---\n\n# A",
                wayOut: "rename the file, or give the article another slug or alias")
        case .caseCollision:
            Explanation(
                "the paths of two files of the site differ only in case, or in Unicode normal form",
                example: "---\nslug: Print\n---\n\n# A",
                wayOut: "rename one of the two: on macOS and Windows they are one file")
        case .foreign:
            Explanation(
                "a folder of Keel's has files that Keel did not write, in the place of its own",
                example: "echo mine > \(SiteLayout.published)/index.html   # before the first build",
                wayOut: "move what you need to another place and delete the rest; what is in no file's way stays there "
                    + "as it is")
        }
    }
}
