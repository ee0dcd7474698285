extension Command {
    static let build = Command(
        name: "build",
        title: "check the examples, render the site, check links; publish if there is no error",
        about: """
            Reads Content and Site/site.yml, compiles and runs the Swift blocks in Site/examples, renders
            every page and checks every link. If there is no error, Site/public is replaced in one step;
            else it stays as it was, byte for byte.
            """,
        options: [.root, .format, .only, .strict, .junit]
    ) { arguments, surroundings throws(UsageError) in
        try MakeRouter(.build, arguments, surroundings)
    }
}
