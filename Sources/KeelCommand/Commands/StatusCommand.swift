import KeelContent

extension Command {
    static let status = Command(
        name: "status", title: "tell which translations are current, out of date or missing",
        about: """
            Compares the source of each article with what its translations were made from (\(SiteLayout.stamps)),
            and prints a table, then the sections that have changed.
            """,
        options: [.root, .format, .only, .require]
    ) { arguments, surroundings throws(UsageError) in
        let (request, format) = (try Status.Request(arguments), try arguments.format)
        return AnswerScene(request, output: surroundings.output, write: StatusText.writer(format)) { view in
            StatusInteractor(presenter: StatusPresenter(view: view), worker: CatalogReader())
        }
    }
}

extension Option {
    static let require = Option(
        "require", value: "LANG,LANG", "exit status 1 unless every article is current in these languages")
}

extension Status.Request {
    init(_ arguments: Arguments) throws(UsageError) {
        try arguments.refuseOperands()
        let selections = try arguments.selections
        self.init(root: try arguments.root, selections: selections, required: try Self.required(arguments))
    }

    /// `ru,et`; repeated options add up.
    private static func required(_ arguments: Arguments) throws(UsageError) -> [Language] {
        var languages: [Language] = []
        for text in arguments.values(of: .require) {
            for tag in text.split(separator: ",", omittingEmptySubsequences: false) {
                let tag = tag.filter { !$0.isWhitespace }
                if tag.isEmpty { throw .wrongValue(option: "--require", value: text, allowed: ["LANG,LANG"]) }
                languages.append(Language(tag))
            }
        }
        return languages
    }
}
