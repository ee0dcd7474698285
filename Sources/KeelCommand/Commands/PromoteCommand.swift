extension Command {
    static let promote = Command(
        name: "promote", title: "write real output and real diagnostics into the articles",
        operands: "[LANG/PATH...]",
        about: """
            Checks the examples; where an `output` block or an `// error:` comment says something else than what
            really happens, it is made to say that, in every language whose code is the same. Nothing is written
            if an article changes meanwhile. Then the examples are checked again, and what is still wrong is told.
            """,
        options: [.root, .format, .strict]
    ) { arguments, surroundings throws(UsageError) in
        try MakeRouter(.promote, arguments, surroundings)
    }
}
