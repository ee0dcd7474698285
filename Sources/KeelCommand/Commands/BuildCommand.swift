import KeelContent

extension Command {
    static let build = Command(
        name: "build",
        title: "check the examples, render the site, check links; publish if there is no error",
        about: """
            Reads \(SiteLayout.content) and \(SiteLayout.configuration), compiles and runs the Swift blocks in \(SiteLayout.examples), renders
            every page and checks every link. If there is no error, \(SiteLayout.published) is replaced in one step;
            else it stays as it was, byte for byte.
            """,
        options: [.root, .format, .only, .strict, .junit]
    ) { arguments, surroundings throws(UsageError) in
        try MakeRouter(.build, arguments, surroundings)
    }
}
