import Testing

/// The table of modules in `ARCHITECTURE.md`. SwiftPM lets undeclared imports through when another module has them.
struct ImportTests {
    private static let system: Set<String> = ["Foundation", "Dispatch", "Synchronization", "Glibc", "Darwin"]

    @Test func `Every module imports only what the design lets it`() throws {
        let rows = try ArchitectureTable(below: "## Modules").rows
        let allowed = Dictionary(
            uniqueKeysWithValues: rows.map { row in
                (ArchitectureTable.names(in: row[0])[0], Set(ArchitectureTable.names(in: row[1])))
            })
        var modules: Set<String> = []
        for file in try HouseSources.files() {
            let module = String(file.path.prefix { $0 != "/" })
            modules.insert(module)
            let own = try #require(allowed[module], "\(module) is not in the table of modules")
            let imports = Self.imports(in: file.text)
            #expect(imports.subtracting(own.union(Self.system)) == [], "\(file.path)")
        }
        #expect(modules == Set(allowed.keys))
    }

    @Test func `Each C library has one file that knows it, but for what the system gives`() throws {
        let files = try HouseSources.files()
        for library in ["CCmark", "CYAML", "CXXHash", "CZip", "CStemmer", "CDeflate"] {
            let users = files.filter { Self.imports(in: $0.text).contains(library) }.map(\.path)
            #expect(users.count == 1, "\(library): \(users)")
        }
    }

    @Test(
        arguments: [
            ("import A", ["A"]), ("package import KeelBase\n@testable import B // c", ["KeelBase", "B"]),
            ("  import struct A.B", ["A"]), ("@preconcurrency public import A.B", ["A"]),
            ("import A; import B", ["A", "B"]),
            ("let a = \"\"\"\n  import A\n  \"\"\"\nimport B", ["B"]),
            ("// import A\nlet important = 1\n\"import x\"", []),
        ] as [(String, Set<String>)])
    func `Imports are found in every form`(text: String, expected: Set<String>) {
        #expect(Self.imports(in: text) == expected)
    }

    /// The modules that a source text imports; code in multi-line string literals is text.
    private static func imports(in text: String) -> Set<String> {
        let pattern =
            #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
        var modules: Set<String> = []
        var isLiteral = false
        for line in text.split(whereSeparator: { $0.isNewline || $0 == ";" }) {
            if !isLiteral, let match = line.firstMatch(of: pattern) { modules.insert(String(match.output.1)) }
            if line.ranges(of: "\"\"\"").count % 2 == 1 { isLiteral.toggle() }
        }
        return modules
    }
}
