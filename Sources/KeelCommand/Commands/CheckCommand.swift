import KeelContent

extension Command {
    static let check = Command(
        name: "check", title: "make all checks, publish nothing",
        about: """
            Does what `keel build` does and leaves \(SiteLayout.published) alone. For continuous integration.
            """,
        options: [.root, .format, .only, .shard, .strict, .junit, .externalLinks]
    ) { arguments, surroundings throws(UsageError) in
        try MakeRouter(.check, arguments, surroundings)
    }
}

extension Option {
    static let shard = Option(
        "shard", value: "N/COUNT", "only one of COUNT even parts of the articles, for a matrix of machines")
    static let externalLinks = Option("external-links", "list the links to other sites; none is fetched")
}
