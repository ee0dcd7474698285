import Testing

/// The table of modules in the design. SwiftPM lets undeclared imports through when another module has them.
struct ImportTests {
    private static let system: Set<String> = ["Foundation", "Dispatch", "Synchronization", "Glibc", "Darwin"]
    private static let content: Set<String> = ["KeelBase", "KeelMarkdown"]
    private static let allowed: [String: Set<String>] = [
        "KeelBase": ["CXXHash", "CSystem"],
        "KeelMarkdown": ["KeelBase", "CCmark"],
        "KeelSwift": ["KeelBase"],
        "KeelContent": content.union(["CYAML"]),
        "KeelExamples": content.union(["KeelContent", "KeelSwift"]),
        "KeelSite": content.union(["KeelContent", "KeelSwift", "CDeflate", "CStemmer", "CZip"]),
        "KeelCommand": content.union(["KeelContent", "KeelSwift", "KeelExamples", "KeelSite"]),
        "keel": ["KeelCommand"],
        // Run by the build, with the package's own files.
        "EmbedResources": [],
    ]

    @Test func `Every module imports only what the design lets it`() throws {
        var modules: Set<String> = []
        for file in try HouseSources.files() {
            let module = String(file.path.prefix { $0 != "/" })
            modules.insert(module)
            let allowed = try #require(Self.allowed[module], "\(module) is not in the design's table").union(
                Self.system)
            let imports = Self.imports(in: file.text)
            #expect(imports.subtracting(allowed) == [], "\(file.path)")
        }
        #expect(modules.isSuperset(of: ["KeelBase", "KeelSite", "KeelCommand", "keel"]))
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
