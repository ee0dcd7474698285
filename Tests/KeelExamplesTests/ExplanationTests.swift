import KeelBase
import KeelContent
import KeelExamples
import TestSupport
import Testing

/// What `keel help CODE` shows is what it says.
struct ExplanationTests {
    /// An article for each code, and what its example needs around it.
    private static let files: [String: String] = {
        var files: [String: String] = [:]
        for code in ExampleCode.allCases {
            let example = code.english.example
            let path = "Content/et/\(name(code)).md"
            switch code {
            case .support:
                files["Content/support/Paint/Color.swift"] = example
                files[path] = "# A\n\n```swift\nimport Paint\n```\n"
            case .drift:
                files[path] = "# A\n\n```swift\nlet limit = 3\n```\n"
                files["Content/nl/\(name(code)).md"] = "# A\n\n\(example)\n"
            case .moduleName: files[path] = "\(example)\n\n# A\n"
            case .letters: files[path] = "# A\n\n\(example)\n"
            default: files[path] = "# A\n\n\(example)\n"
            }
        }
        return files
    }()

    private static func name(_ code: ExampleCode) -> String {
        code.rawValue.replacing("example.", with: "")
    }

    @Test func `Each example draws its code, and no other`() async throws {
        let site = try TemporarySite(languages: ["et", "nl"], Self.files)
        let found = try await site.check().diagnostics
        for code in ExampleCode.allCases {
            let own = found.filter {
                $0.file.hasSuffix("/\(Self.name(code)).md") || code == .support && $0.code.name == code.rawValue
            }
            #expect(own.map(\.code.name) == [code.rawValue], "\(own.details)")
        }
    }
}
