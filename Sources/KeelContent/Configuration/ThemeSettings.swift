import KeelBase

/// What of the site's looks and links its owner has set.
package struct ThemeSettings: Sendable, Equatable {
    /// A colour of the style sheet by the name of its variable, with its value by day and by night.
    package struct Color: Sendable, Equatable {
        package let name: String
        package let day: String
        package let night: String
    }

    /// A file of `Site/assets` that stands before the site's title, in place of the icon.
    package var logo: String?
    /// A style sheet of `Site/assets`, loaded after Keel's.
    package var css: String?
    package var colors: [Color] = []
    /// Where a reader can change an article: an address with `{path}` in it, for `Content/nl/x.md`.
    package var edit: String?

    package init() {}

    /// The variables that `colors` may set.
    package static let colorNames = [
        "paper", "panel", "ink", "strong", "muted", "line", "link", "keel", "good", "bad", "doubt", "mark", "mark-edge",
        "code-keyword", "code-type", "code-string", "code-number", "code-comment", "code-attribute",
    ]
}

extension ThemeSettings.Color {
    /// A value that cannot end the declaration that it stands in.
    static func isValue(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy {
                switch $0 {
                case "a"..."z", "A"..."Z", "0"..."9", "#", "(", ")", ",", ".", "%", "/", " ", "-": true
                default: false
                }
            }
    }
}
