import KeelBase
import KeelSwift

/// Finds imports of modules that are not there, before they silence the compiler about everything else.
struct ImportResolver {
    let root: String
    let folder: String
    let toolchain: Toolchain
    let store: ResultStore
    let limiter: ProcessLimiter
    /// Modules that the site itself brings.
    let provided: Set<String>
    let products: ProductBuilder.Products?

    /// The first import of each block that can't be resolved.
    func unresolved(in blocks: some Sequence<ExampleBlock>) async throws -> [BlockID: SwiftImport] {
        let blocks = Array(blocks)
        var questions: Set<Question> = []
        for block in blocks {
            for item in block.imports where !provided.contains(item.module) { questions.insert(Question(item)) }
        }
        let missing = try await missing(questions.sorted { $0.text < $1.text })
        var unresolved: [BlockID: SwiftImport] = [:]
        for block in blocks {
            unresolved[block.id] = block.imports.first {
                !provided.contains($0.module) && missing.contains(Question($0))
            }
        }
        return unresolved
    }

    /// Whether a module is missing where the condition around its import holds.
    private struct Question: Hashable {
        let module: String
        let condition: String?

        init(_ item: SwiftImport) {
            module = item.module
            condition = item.condition
        }

        var text: String { "\(module) \(condition ?? "")" }

        func code(index: Int) -> String {
            let check = "#if !canImport(\(module))\n#warning(\"\(ImportResolver.mark)\(index)\")\n#endif"
            guard let condition, !condition.isEmpty else { return check }
            return "#if \(condition)\n\(check)\n#endif"
        }
    }

    private static let mark = "keel-missing-"

    private func missing(_ questions: [Question]) async throws -> Set<Question> {
        guard !questions.isEmpty else { return [] }
        let key = Digest(
            parts: [
                ResultStore.version, "imports", toolchain.identity.description, products?.digest.description ?? "",
            ] + provided.sorted() + [""] + questions.map(\.text))
        let answer: ImportResult
        if let known: ImportResult = store[key] {
            answer = known
        } else {
            answer = try await ask(questions)
            store[key] = answer
        }
        return Set(answer.missing.compactMap { questions.indices.contains($0) ? questions[$0] : nil })
    }

    /// One run of the compiler for all of them. The modules that the site brings stand there empty, so that
    /// `#if canImport(UIKit)` is answered as in the real compilation.
    private func ask(_ questions: [Question]) async throws -> ImportResult {
        let scratch = "\(folder)/scratch/imports"
        try FileSystem.remove(scratch)
        try FileSystem.makeDirectory(scratch)
        defer { try? FileSystem.remove(scratch) }
        var maps = ""
        for name in provided.sorted() { maps += "module \(name) {}\n" }
        try FileSystem.write(Array(maps.utf8), to: "\(scratch)/module.modulemap")
        let source = "\(scratch)/Imports.swift"
        let text = questions.enumerated().map { $0.element.code(index: $0.offset) }.joined(separator: "\n")
        try FileSystem.write(Array((text + "\n").utf8), to: source)
        let compilation = Compilation(
            moduleName: "Imports", sources: [source], product: .findings,
            searchPaths: [scratch] + (products?.searchPaths ?? []), folder: scratch)
        let outcome = try await limiter.run { try await compilation.run(with: toolchain, in: root) }
        let missing = outcome.diagnostics.compactMap { diagnostic in
            diagnostic.message.hasPrefix(Self.mark) ? Int(diagnostic.message.dropFirst(Self.mark.count)) : nil
        }
        return ImportResult(missing: missing, isTransient: outcome.failure != nil)
    }
}
