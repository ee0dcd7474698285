import KeelSwift
import Testing

/// Within a module, types of a folder name only types of folders that stand above it in `ARCHITECTURE.md`.
struct FolderTests {
    private static let modules = [
        "KeelBase", "KeelMarkdown", "KeelSwift", "KeelContent", "KeelExamples", "KeelSite", "KeelCommand",
    ]
    /// Names what the other folders' faults carry, and is named where they are found.
    private static let vocabulary = "Diagnostics"

    @Test(arguments: modules)
    func `Folders of a module need one another in one direction`(module: String) throws {
        let order = try ArchitectureTable(below: "### \(module)").rows.flatMap { ArchitectureTable.names(in: $0[0]) }
        let files = try HouseSources.files().filter { $0.path.hasPrefix(module + "/") }.map(SourceFile.init)
        #expect(Set(order) == Set(files.compactMap(\.folder)))
        let homes = Dictionary(
            files.flatMap { file in file.declared.map { ($0, file) } }, uniquingKeysWith: { first, _ in first })
        for file in files {
            guard let folder = file.folder, folder != Self.vocabulary, let place = order.firstIndex(of: folder)
            else { continue }
            let above = Set(order[..<place]).union([folder, Self.vocabulary])
            let wrong = file.words.filter { word in
                guard let home = homes[word]?.folder else { return false }
                return !above.contains(home)
            }
            #expect(wrong == [], "\(file.path) needs what stands below its folder")
        }
    }

    @Test func `Top-level types and functions are declared, words in literals and comments are none`() {
        let file = SourceFile(
            path: "M/F/a.swift",
            text: """
                /// C
                package final class A { struct B {} }
                private struct P {}
                func f() { g("D \\(E.x)") }
                extension H {}
                """)
        #expect(file.folder == "F")
        #expect(file.declared == ["A", "f"])
        #expect(file.words.isSuperset(of: ["B", "E", "g", "H"]))
        #expect(file.words.isDisjoint(with: ["C", "D"]))
    }
}

private struct SourceFile {
    let path: String
    /// The first one below the module's.
    let folder: String?
    /// What other files can name, of the file's top level.
    let declared: Set<String>
    let words: Set<String>

    init(path: String, text: String) {
        self.path = path
        let parts = path.split(separator: "/")
        folder = parts.count > 2 ? String(parts[1]) : nil
        let bytes = Array(text.utf8)
        let tokens = SwiftLexer.tokens(of: bytes).filter {
            ![.comment, .string, .interpolationDelimiter].contains($0.kind)
        }
        .map { (kind: $0.kind, text: String(decoding: bytes[$0.range], as: UTF8.self)) }
        var (declared, words): (Set<String>, Set<String>) = ([], [])
        var (depth, isPrivate) = (0, false)
        for (index, token) in tokens.enumerated() {
            switch token.text {
            case "{", "(", "[": depth += 1
            case "}", ")", "]": (depth, isPrivate) = (depth - 1, depth > 1 && isPrivate)
            case "private", "fileprivate": isPrivate = depth == 0
            case "struct", "class", "enum", "protocol", "actor", "func", "typealias":
                guard depth == 0, index + 1 < tokens.count else { continue }
                if !isPrivate { declared.insert(tokens[index + 1].text) }
                isPrivate = false
            case "extension", "var", "let": if depth == 0 { isPrivate = false }
            default: if token.kind == .identifier || token.kind == .type { words.insert(token.text) }
            }
        }
        self.declared = declared
        self.words = words
    }
}
