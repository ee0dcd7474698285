extension Command {
    static let help = Command(
        name: "help", title: "help on a command; `keel help codes` lists every diagnostic",
        operands: "[COMMAND | codes | CODE]",
        about: """
            Tells what a command does and takes, lists every diagnostic (`keel help codes`), or tells what one
            means, with an example and the way out (`keel help link.missing-anchor`).
            """,
        options: [], formats: [.terminal]
    ) { arguments, surroundings throws(UsageError) in
        AnswerScene(try Help.Request(arguments), output: surroundings.output, write: Help.write) { view in
            HelpInteractor(presenter: HelpPresenter(view: view))
        }
    }
}

extension Help.Request {
    init(_ arguments: Arguments) throws(UsageError) {
        if arguments.operands.count > 1 { throw .unexpectedArgument(arguments.operands[1]) }
        self.init(topic: arguments.operands.first)
    }
}
