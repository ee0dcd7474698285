import KeelContent

extension Command {
    static let stamp = Command(
        name: "stamp", title: "record that translations are current",
        operands: "LANG/PATH... | --all",
        about: """
            Writes \(SiteLayout.stamps)/LANG/PATH.txt: a line for each block of the source as it is now. Run it when
            the translation says what the source says. A text with errors is not stamped.
            """,
        options: [.root, .format, .all], formats: [.terminal, .json]
    ) { arguments, surroundings throws(UsageError) in
        let (request, format) = (try Stamping.Request(arguments), try arguments.format)
        return AnswerScene(request, output: surroundings.output, write: StampText.writer(format)) { view in
            StampInteractor(presenter: StampPresenter(view: view), worker: StampWriter())
        }
    }
}

extension Option {
    static let all = Option("all", "every translation")
}

extension Stamping.Request {
    init(_ arguments: Arguments) throws(UsageError) {
        let isAll = arguments.has(.all)
        if !arguments.operands.isEmpty, isAll { throw .allAndSome }
        if arguments.operands.isEmpty, !isAll { throw .nothingToStamp }
        let selections = try arguments.named
        self.init(root: try arguments.root, selections: selections)
    }
}
