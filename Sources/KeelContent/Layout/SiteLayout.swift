/// Where what belongs to a site is: the one place that knows the names of its folders and files.
///
/// Static members are relative to the site's root, with `/` between parts, as sources and messages name files. Members
/// of a value are on the disk.
package struct SiteLayout: Sendable, Hashable {
    /// The folder that holds `content` and `site`.
    package let root: String

    package init(root: String) {
        self.root = root
    }

    /// Of a file that is named from the root, as in messages.
    package func absolute(_ path: String) -> String { "\(root)/\(path)" }
}

// What authors write.
extension SiteLayout {
    /// A folder of articles for each language.
    package static let content = "Content"
    /// A folder of sources for each module that a platform lacks.
    package static let support = content(supportName)
    /// What translations were made from.
    package static let stamps = content(stampsName)

    static let supportName = "support"
    static let stampsName = "stamps"
    static let articleEnding = ".md"
    static let stampEnding = ".txt"

    /// - Parameter path: below `content`: `nl/guide/cat.png`.
    package static func content(_ path: String) -> String { "\(content)/\(path)" }

    /// The inverse; `nil` for a file that is elsewhere.
    package static func pathInContent(_ file: String) -> Substring? {
        file.hasPrefix(content + "/") ? file.dropFirst(content.count + 1) : nil
    }

    package static func support(_ module: String) -> String { "\(support)/\(module)" }
}

// What the site's owner writes.
extension SiteLayout {
    package static let site = "Site"
    package static let configuration = site("site.yml")
    /// Copied into the folder of the same name in the published site.
    package static let assets = site("assets")
    /// HTML that is put into every page.
    package static let theme = site("theme")
    /// The interface's words.
    package static let strings = site("strings")
    /// Blocks that are known to fail.
    package static let known = site("known.txt")

    /// - Parameter path: below `site`; of an asset, its path in the published site: `assets/icon.svg`.
    package static func site(_ path: String) -> String { "\(site)/\(path)" }

    package static func theme(_ slot: String) -> String { "\(theme)/\(slot).html" }

    package static func strings(_ language: Language) -> String { "\(strings)/\(language).yml" }
}

// What Keel writes.
extension SiteLayout {
    /// The published site.
    package static let published = site("public")
    /// The package of all examples.
    package static let examples = site("examples")

    package var published: String { absolute(Self.published) }
    package var examples: String { absolute(Self.examples) }

    /// What later runs may use, and works in progress; safe to delete while no command runs.
    package var state: String { absolute(Self.site(".keel")) }
    /// Held by the command that works in the site.
    package var lock: String { "\(state)/lock" }
    /// Verdicts of the last check.
    package var report: String { "\(state)/report.json" }
    /// What is known of code that was compiled.
    package var exampleResults: String { "\(state)/examples.results" }
    /// Where examples are built.
    package var exampleBuild: String { "\(state)/examples-build" }
    /// Drawings of diagrams.
    package var diagrams: String { "\(state)/diagrams" }
    /// The next published site while it is made.
    package var publishing: String { "\(state)/public\(Self.unfinishedEnding)" }

    /// Of folders and files that are being made. What has it when no command runs was left by one that was killed.
    package static let unfinishedEnding = ".new"
}
