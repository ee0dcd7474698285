import KeelBase
import KeelContent

// The words of findings about links.

extension LinkFault {
    var english: Wording {
        switch self {
        case .missingPage(let path, let nearest):
            Wording(
                "there is no article at \(SiteLayout.content(path))",
                hint: nearest.map { "did you mean \(SiteLayout.content($0))?" })
        case .untranslated(let path, let other):
            Wording(
                "there is no article at \(SiteLayout.content(path)) yet, only in another language",
                hint: "translate it, or link to that one: \(other)")
        case .missingAnchor(let id, let file, let nearest, let ids):
            Wording(
                "\(file ?? "this page") has no section #\(id)",
                hint: ids.isEmpty
                    ? "it has no sections"
                    : (nearest.map { "did you mean #\($0)? " } ?? "") + "its sections are "
                        + ids.prefix(12).map { "#" + $0 }.joined(separator: ", ") + (ids.count > 12 ? ", …" : ""))
        case .missingFile(let path, let isImage, let nearest):
            Wording(
                "there is no \(isImage ? "image" : "file") at \(SiteLayout.content(path))",
                hint: nearest.map { "did you mean \(SiteLayout.content($0))?" }
                    ?? "put it beside the article, or into \(SiteLayout.assets) and link to /assets/…")
        case .draft(let path):
            Wording(
                "\(SiteLayout.content(path)) is a draft, so it has no page",
                hint: "remove the link, or draft: true there")
        case .folder(let path):
            Wording(
                "the folder \(SiteLayout.content(path)) has no page of its own",
                hint:
                    "link to one of its articles, or write \(SiteLayout.content(path.isEmpty ? "" : path + "/"))index.md"
            )
        case .outsideContent(let destination):
            Wording(
                "\"\(destination)\" leads out of the folder \(SiteLayout.content), and isn't part of the site",
                hint: "link to its address on the web")
        case .unsafeScheme(let scheme):
            Wording("links with \(scheme): are not written into pages", hint: "link to a page or a file")
        case .withoutScheme(let destination, let address):
            Wording("\"\(destination)\" has no scheme, so it leads to no other site", hint: "write \(address)")
        case .empty(let isImage): Wording("this \(isImage ? "image" : "link") has no destination")
        case .incomplete(let destination):
            Wording(
                "\"\(destination)\" is no whole address", hint: "write all of it, such as https://example.org/")
        case .unknownScheme(let scheme, let nearest):
            Wording(
                "'\(scheme):' is no scheme that Keel knows, so the link may lead nowhere",
                hint: nearest.map { "did you mean \($0):?" }
                    ?? "link to an article by the path of its Markdown file; a scheme that readers' programs know can be "
                    + "named in \(SiteLayout.configuration): links: {schemes: [\(scheme)]}")
        case .imageElsewhere(.embedded(let element)):
            Wording(
                "what this <\(element)> shows would be loaded from another site, which pages don't do",
                hint: "put a copy beside the article, or link to it")
        case .imageElsewhere:
            Wording(
                "the image would be loaded from another site, which pages don't do",
                hint: "put a copy beside the article")
        case .notFromRoot(let destination):
            Wording(
                "\"\(destination)\" means something else in every folder",
                hint: "begin it with {root}, the way to the site's root folder")
        case .missingOutput(let path, let nearest):
            Wording("the site has no file \(path)", hint: nearest.map { "did you mean {root}\($0)?" })
        case .missingAnchorFromTheme(let id, let file, let nearest):
            Wording("\(file) has no section #\(id)", hint: nearest.map { "did you mean #\($0)?" })
        case .loadedFromElsewhere:
            Wording(
                "this would be loaded from another site, which pages don't do",
                hint: "put a copy into \(SiteLayout.assets), and name it {root}assets/…")
        }
    }
}

extension LinkCode {
    var english: Explanation {
        switch self {
        case .missingPage:
            Explanation(
                "a link leads to an article that isn't there", example: "[text](no-such-article.md)",
                wayOut: "write the way to its Markdown file from the folder of this one, as on any Git host")
        case .missingAnchor:
            Explanation(
                "a link leads to a section that the page doesn't have", example: "[text](article.md#no-such-section)",
                wayOut: "name one of the sections that the hint lists, or give the section an id: ## Title {#id}")
        case .missingFile:
            Explanation(
                "a link or an image names a file that isn't there", example: "![a cat](no-such-cat.png)",
                wayOut: "put the file beside the article, or into \(SiteLayout.assets) and name it /assets/…")
        case .draft:
            Explanation(
                "a link leads to a draft, which has no page", example: "[text](draft.md)",
                wayOut: "remove the link, or draft: true from the front matter of the other article")
        case .folder:
            Explanation(
                "a link leads to a folder that has no page", example: "[text](guide/)",
                wayOut: "link to an article in it, or write an index.md there")
        case .outsideContent:
            Explanation(
                "a link leads out of the folder Content", example: "[text](../../../Sources/main.swift)",
                wayOut: "link to the file's address on the web, or put a copy beside the article")
        case .unsafeScheme:
            Explanation(
                "a link would run code or open a file on the reader's disk", example: "[text](javascript:alert(1))",
                wayOut: "link to a page or a file of the site, or to an address on the web")
        case .withoutScheme:
            Explanation(
                "a link to another site leaves out https:, so it can't work from disk",
                example: "[text](//example.org/)",
                wayOut: "write https: before it")
        case .empty:
            Explanation(
                "a link has no destination, or only the beginning of an address", example: "[text]()",
                wayOut: "write where it leads, or leave the brackets out")
        case .unknownScheme:
            Explanation(
                "a link has a scheme that is no usual one: a typing error, or another tool's form",
                example: "[text](doc:Article)",
                wayOut:
                    "link to an article by the path of its Markdown file; name a scheme that readers' programs know in "
                    + "\(SiteLayout.configuration): links: {schemes: [slack]}")
        case .imageElsewhere:
            Explanation(
                "an image would be loaded from another site", example: "![a cat](https://example.org/cat.png)",
                wayOut: "put a copy beside the article, so that the page needs no other site")
        }
    }
}
