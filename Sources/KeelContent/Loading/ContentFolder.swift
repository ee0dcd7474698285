import Foundation
import KeelBase

/// What is below `Content/`, sorted out by name alone.
struct ContentFolder {
    private(set) var listing = ContentListing()
    private(set) var diagnostics: [Diagnostic] = []
    private let path: String
    private let realPath: String

    init(_ layout: SiteLayout, languages: [Language]) throws {
        path = layout.absolute(SiteLayout.content)
        let entries = try FileSystem.list(path)
        realPath = FileSystem.realPath(path) ?? path
        let tags = Dictionary(languages.map { ($0.tag, $0) }, uniquingKeysWith: { first, _ in first })
        for entry in entries where !isIgnored(entry.path) { sort(entry, tags: tags) }
        let present = Set(entries.lazy.filter { !$0.path.contains("/") }.map(\.path))
        diagnostics += languages.filter { !present.contains($0.tag) }.map {
            Diagnostic(ContentFault.noFolder($0), file: SiteLayout.content($0.tag))
        }
    }

    private mutating func sort(_ entry: FileSystem.Entry, tags: [String: Language]) {
        let parts = entry.path.split(separator: "/")
        let top = String(parts[0])
        if parts.count == 1 {
            let isKnown = tags[top] != nil || top == SiteLayout.supportName || top == SiteLayout.stampsName
            if !entry.isDirectory, isRegular(entry.path) {
                report(.strayFile(path: entry.path), at: entry.path)
            } else if entry.isDirectory, !isKnown {
                report(.unknownFolder(top, languages: tags.keys.sorted()), at: top)
            }
            return
        }
        if top == SiteLayout.supportName {
            sortSupport(entry, parts: parts)
        } else if top == SiteLayout.stampsName {
            if !entry.isDirectory, isRegular(entry.path) { listing.stampFiles.append(SiteLayout.content(entry.path)) }
        } else if tags[top] != nil {
            let name = String(parts[parts.count - 1])
            if let fault = PathRules.fault(inName: name) { report(.fileName(fault), at: entry.path) }
            guard !entry.isDirectory, isRegular(entry.path) else { return }
            let file = SiteLayout.content(entry.path)
            if let id = TextID(file: file) {
                listing.texts.append(.init(id: id, file: file))
            } else {
                let ending = name.lowercased()
                if ending.hasSuffix(".md") || ending.hasSuffix(".markdown") {
                    report(.ending, at: entry.path)
                }
                listing.files.append(ContentFile(path: entry.path))
            }
        }
    }

    private mutating func sortSupport(_ entry: FileSystem.Entry, parts: [Substring]) {
        if entry.isDirectory { return }
        guard parts.count > 2 else { return report(.strayInSupport, at: entry.path) }
        if entry.path.hasSuffix(".swift"), isRegular(entry.path) {
            listing.supportFiles[String(parts[1]), default: []].append(SiteLayout.content(entry.path))
        }
    }

    private mutating func report(_ fault: ContentFault, at path: String) {
        diagnostics.append(Diagnostic(fault, file: SiteLayout.content(path)))
    }

    /// Whether it is a file to read. Links are followed to files inside `Content/` and nowhere else; what else is
    /// none (a pipe would be waited for) is reported.
    private mutating func isRegular(_ entry: String) -> Bool {
        var status = stat()
        guard lstat("\(path)/\(entry)", &status) == 0 else { return true }
        if status.st_mode & S_IFMT == S_IFREG { return true }
        guard status.st_mode & S_IFMT == S_IFLNK else {
            report(.specialFile, at: entry)
            return false
        }
        guard let target = FileSystem.realPath("\(path)/\(entry)") else {
            report(.deadLink, at: entry)
            return false
        }
        guard target.hasPrefix(realPath + "/") else {
            report(.linkOutside, at: entry)
            return false
        }
        guard stat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            report(.linkToFolder, at: entry)
            return false
        }
        return true
    }
}

/// Hidden files, and the copies that editors leave.
private func isIgnored(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") } || path.hasSuffix("~")
}
