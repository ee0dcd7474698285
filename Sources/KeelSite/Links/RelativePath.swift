/// Paths of the site, relative to its root folder, with `/` between parts: `nl/guide/first.html`.
enum SitePath {
    /// The way from one page to another file: from `nl/a.html` to `keel.css` is `../keel.css`. Not encoded.
    static func relative(from page: String, to target: String) -> String {
        let here = page.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let there = target.split(separator: "/", omittingEmptySubsequences: false)
        var shared = 0
        while shared < here.count, shared < there.count - 1, here[shared] == there[shared] { shared += 1 }
        let path =
            String(repeating: "../", count: here.count - shared) + there[shared...].joined(separator: "/")
        // A first part with a colon would be read as a scheme.
        let first = path.prefix { $0 != "/" }
        return first.contains(":") ? "./" + path : path
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
}
