package import KeelBase

extension DiagnosticCode {
    package static let configurationMissing = DiagnosticCode(
        "configuration.missing", .error, "there is no \(SiteLayout.configuration), or it can't be read")
    package static let configurationSyntax = DiagnosticCode(
        "configuration.syntax", .error, "\(SiteLayout.configuration) is not the YAML that Keel takes")
    package static let configurationUnknownKey = DiagnosticCode(
        "configuration.unknown-key", .error, "\(SiteLayout.configuration) has a key that means nothing")
    package static let configurationBadValue = DiagnosticCode(
        "configuration.bad-value", .error,
        "a key in \(SiteLayout.configuration) is missing or has a value that it can't have")
    package static let configurationLanguageTag = DiagnosticCode(
        "configuration.language-tag", .warning, "a language's tag is probably not the one that was meant")

    package static let frontMatterUnclosed = DiagnosticCode(
        "front-matter.unclosed", .error, "front matter is opened and never closed")
    package static let frontMatterSyntax = DiagnosticCode(
        "front-matter.syntax", .error, "front matter is not the YAML that Keel takes")
    package static let frontMatterUnknownKey = DiagnosticCode(
        "front-matter.unknown-key", .error, "front matter has a key that means nothing")
    package static let frontMatterBadValue = DiagnosticCode(
        "front-matter.bad-value", .error, "a key in front matter has a value that it can't have")

    package static let fenceUnclosed = DiagnosticCode(
        "fence.unclosed", .warning, "a code block runs to the end of the text or of its list item")
    package static let fenceUnknownLanguage = DiagnosticCode(
        "fence.unknown-language", .error, "a code block's language is no word but looks like one that Keel acts on")
    package static let fenceUnknownWord = DiagnosticCode(
        "fence.unknown-word", .error, "a code block's info string has a word that means nothing")
    package static let fenceBadValue = DiagnosticCode(
        "fence.bad-value", .error, "a key in a code block's info string has a value that it can't have")
    package static let fenceCombination = DiagnosticCode(
        "fence.combination", .error, "words of a code block's info string don't go together")
    package static let fenceFileName = DiagnosticCode(
        "fence.file-name", .error, "a code block names a file that a module can't have")
    package static let fenceDuplicateID = DiagnosticCode(
        "fence.duplicate-id", .error, "two code blocks of an article have the same id")
    package static let fenceNoAlternative = DiagnosticCode(
        "fence.no-alternative", .warning, "a diagram has no text for those who don't see it")
    package static let fenceOutput = DiagnosticCode(
        "fence.output", .error, "an output block follows no block that prints")
    package static let fenceSnippet = DiagnosticCode(
        "fence.snippet", .error, "the markers that hide lines of a code block don't match")

    package static let slugOutside = DiagnosticCode(
        "slug.outside", .error, "a slug or alias leaves the folder of its language")
    package static let slugInvalid = DiagnosticCode(
        "slug.invalid", .error, "a slug or alias can't be the name of a page")
    package static let slugCollision = DiagnosticCode(
        "slug.collision", .error, "two articles or files of one language would be one page or file")
    package static let slugCaseCollision = DiagnosticCode(
        "slug.case-collision", .error, "two pages or files have names that are one on macOS and Windows")

    package static let contentMissing = DiagnosticCode(
        "content.missing", .error, "there is no Content folder, or it can't be read")
    package static let contentUnreadable = DiagnosticCode(
        "content.unreadable", .error, "a file can't be read")
    package static let contentNotUTF8 = DiagnosticCode(
        "content.not-utf8", .error, "a file has bytes that are not UTF-8")
    package static let contentNoTitle = DiagnosticCode(
        "content.no-title", .error, "an article has no title")
    package static let contentSecondTitle = DiagnosticCode(
        "content.second-title", .warning, "an article has more than one level-1 heading")
    package static let contentSource = DiagnosticCode(
        "content.source", .error, "an article's source language has no text of it, or is named differently elsewhere")
    package static let contentNotJoined = DiagnosticCode(
        "content.not-joined", .warning, "paths that differ in case only are not translations of one article")
    package static let contentUnknownFolder = DiagnosticCode(
        "content.unknown-folder", .warning, "a folder or file in Content is no language's")
    package static let contentNoFolder = DiagnosticCode(
        "content.no-folder", .warning, "a language has no folder in Content")
    package static let contentLink = DiagnosticCode(
        "content.link", .error, "a symbolic link in Content leads nowhere that Keel follows")
    package static let contentNotAFile = DiagnosticCode(
        "content.not-a-file", .warning, "something in Content is neither file nor folder")
    package static let contentFileName = DiagnosticCode(
        "content.file-name", .warning, "a file's name will not do on every system, or its ending is not '.md'")
}

package enum ContentCodes {
    package static let all: [DiagnosticCode] = [
        .configurationMissing, .configurationSyntax, .configurationUnknownKey, .configurationBadValue,
        .configurationLanguageTag, .frontMatterUnclosed, .frontMatterSyntax, .frontMatterUnknownKey,
        .frontMatterBadValue, .fenceUnclosed, .fenceUnknownLanguage, .fenceUnknownWord, .fenceBadValue,
        .fenceCombination,
        .fenceFileName, .fenceDuplicateID, .fenceNoAlternative, .fenceOutput, .fenceSnippet, .slugOutside, .slugInvalid,
        .slugCollision,
        .slugCaseCollision, .contentMissing, .contentUnreadable, .contentNotUTF8, .contentNoTitle,
        .contentSecondTitle, .contentSource, .contentNotJoined, .contentUnknownFolder, .contentNoFolder,
        .contentLink, .contentNotAFile, .contentFileName,
    ]
}
