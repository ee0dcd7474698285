import KeelContent
import KeelSwift

/// The Swift files of a unit.
struct UnitSources: Sendable {
    struct File: Sendable {
        /// Relative to the module's folder.
        let name: String
        var source: GeneratedSource
    }

    enum Form: Sendable {
        /// Every block names its place in the article.
        case checking
        /// The same, with marks between a script's blocks that tell their outputs apart.
        case running
        /// For people, in one of the unit's languages.
        case reading(Int)
    }

    var files: [File] = []
    private let form: Form

    /// - Parameter left: positions of blocks that are left out.
    init(_ unit: ExampleUnit, module: String?, form: Form = .checking, leavingOut left: Set<Int> = []) {
        self.form = form
        var variant = 0
        if case .reading(let language) = form { variant = language }
        let marksOutput = if case .running = form { true } else { false }
        let blocks = unit.variants[variant].enumerated().filter { !left.contains($0.offset) }
        switch unit.kind {
        case .module:
            let unnamed = Self.unnamedFile(of: unit)
            for (position, block) in blocks { add(block, at: position, to: Self.fileName(of: block) ?? unnamed) }
        case .test:
            var source = GeneratedSource(namesPlaces: namesPlaces)
            if !blocks.contains(where: { $0.element.imports.contains { $0.module == "Testing" } }) {
                source.add("import Testing")
            }
            if let module { source.add("@testable import \(module)") }
            for (position, block) in blocks { source.add(block, at: position) }
            files = [File(name: "\(unit.name).swift", source: source)]
        case .script, .traps, .norun, .expectation, .unclosed:
            var source = GeneratedSource(namesPlaces: namesPlaces)
            if marksOutput { source.add("import KeelMarker") }
            if let module { source.add("@testable import \(module)") }
            for (position, block) in blocks {
                if marksOutput { source.add("KeelMarker.mark(\(position))") }
                source.add(block, at: position)
            }
            files = [File(name: unit.isProgram ? "main.swift" : "\(unit.name).swift", source: source)]
        }
    }

    private var namesPlaces: Bool {
        if case .reading = form { false } else { true }
    }

    private mutating func add(_ block: ExampleBlock, at position: Int, to name: String) {
        if let index = files.firstIndex(where: { $0.name == name }) {
            files[index].source.add(block, at: position)
        } else {
            var source = GeneratedSource(namesPlaces: namesPlaces)
            source.add(block, at: position)
            files.append(File(name: name, source: source))
        }
    }

    private static func fileName(of block: ExampleBlock) -> String? {
        guard case .file(let name) = block.swift.role else { return nil }
        // A `main.swift` would make a program of the module.
        return name == "main.swift" ? "MainFile.swift" : name
    }

    /// Unnamed blocks share a file of the module's name; a file of that name of the author's is continued.
    private static func unnamedFile(of unit: ExampleUnit) -> String {
        let name = "\(unit.name).swift"
        let isTaken = unit.blocks.contains {
            if case .file(let other) = $0.swift.role { other.lowercased() == name.lowercased() } else { false }
        }
        return isTaken ? "\(unit.name)+Blocks.swift" : name
    }
}
