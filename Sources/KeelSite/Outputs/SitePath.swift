import KeelContent

/// Paths of the site, relative to its root folder, with `/` between parts: `nl/guide/first.html`.
enum SitePath {
    /// The way from one page to another file: from `nl/a.html` to `keel.css` is `../keel.css`. Not encoded.
    static func relative(from page: String, to target: String) -> String {
        // On bytes: a page has dozens of links, and splitting into parts by characters took a fifth of its time.
        let slash = UInt8(ascii: "/")
        let here = page.utf8
        let there = target.utf8
        var shared = there.startIndex
        var index = here.startIndex
        var other = there.startIndex
        while index < here.endIndex, other < there.endIndex, here[index] == there[other] {
            let byte = here[index]
            index = here.index(after: index)
            other = there.index(after: other)
            if byte == slash { shared = other }
        }
        let below = here[here.index(here.startIndex, offsetBy: there.distance(from: there.startIndex, to: shared))...]
        let path = String(repeating: "../", count: below.count { $0 == slash }) + target[shared...]
        // A first part with a colon would be read as a scheme.
        let hasColon = path.utf8.prefix { $0 != slash }.contains(UInt8(ascii: ":"))
        return hasColon ? "./" + path : path
    }

    /// Joins a folder and a relative path, with `.` and `..` worked out; `nil` if it leaves the root.
    static func resolve(_ path: some StringProtocol, in folder: String) -> String? {
        var parts = folder.split(separator: "/").map(String.init)
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case "..":
                guard parts.popLast() != nil else { return nil }
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }

    /// `nl/guide/first.html` → `nl/guide`; of a file at the root, empty.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// Where the files stand by which the pages of a language are searched.
    static func searchIndex(of language: Language) -> String { "\(language)/search-index" }
}
