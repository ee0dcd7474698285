import KeelContent

extension Command {
    static let render = Command(
        name: "render", title: "write the pages, with the verdicts of the last check",
        about: """
            For drafts: starts no compiler and writes every page that has no fatal error of its own to
            \(SiteLayout.published). Blocks that have changed since the last check are shown as not checked.
            """,
        options: [.root, .format, .only, .strict]
    ) { arguments, surroundings throws(UsageError) in
        try MakeRouter(.render, arguments, surroundings)
    }
}
