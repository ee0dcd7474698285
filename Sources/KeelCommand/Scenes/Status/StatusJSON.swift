/// The answer for programs: an object a line for each article in each language, a summary last.
@MainActor
enum StatusJSON {
    static func write(_ viewModel: Status.ViewModel, to output: any Output) {
        for article in viewModel.articles {
            for translation in article.translations { write(translation, of: article, to: output) }
        }
        output.write([
            ("type", "summary"), ("articles", .integer(viewModel.articles.count)),
            (
                "languages",
                .array(
                    viewModel.totals.map { total in
                        .object(
                            [("language", .string(total.language))]
                                + total.counts.map { ($0.status, .integer($0.count)) }
                                + [("percentage", .integer(total.percentage))])
                    })
            ),
            ("required", .array(viewModel.required.map { .string($0) })), ("lacking", JSON(viewModel.lacking)),
        ])
    }

    private static func write(
        _ translation: Status.Translation, of article: Status.Article, to output: any Output
    ) {
        output.write([
            ("type", "translation"), ("article", .string(article.path)), ("language", .string(translation.language)),
            ("source", .string(article.source)), ("file", .string(translation.file)),
            ("status", .string(translation.status)), ("percentage", JSON(translation.percentage)),
            (
                "sections",
                .array(
                    translation.changes.map { change in
                        .object([
                            ("change", .string(change.kind)), ("id", .string(change.id)),
                            ("title", .string(change.title)), ("line", JSON(change.line)),
                            ("source_file", .string(change.sourceFile)), ("source_line", JSON(change.sourceLine)),
                        ])
                    })
            ),
        ])
    }
}
