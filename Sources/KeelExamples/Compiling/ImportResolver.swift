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
        let missing = try await holding(questions)
        var unresolved: [BlockID: SwiftImport] = [:]
        for block in blocks {
            unresolved[block.id] = block.imports.first {
                !provided.contains($0.module) && missing.contains(Question($0))
            }
        }
        return unresolved
    }

    /// Blocks of whose code nothing is compiled, because all of it is in an `#if` that is not true.
    func inactive(in blocks: some Sequence<ExampleBlock>) async throws -> Set<BlockID> {
        let conditional = blocks.filter { !$0.conditions.isEmpty }
        let holding = try await holding(Set(conditional.flatMap { $0.conditions.map { Question(test: $0) } }))
        let inactive = conditional.filter { block in
            !block.conditions.contains { holding.contains(Question(test: $0)) }
        }
        return Set(inactive.map(\.id))
    }

    /// Whether a condition of `#if` is true, inside of another.
    private struct Question: Hashable {
        let test: String
        var condition: String?

        init(test: String) {
            self.test = test
        }

        /// Whether a module is missing where the condition around its import holds.
        init(_ item: SwiftImport) {
            test = "!canImport(\(item.module))"
            condition = item.condition
        }

        var text: String { "\(test) \(condition ?? "")" }

        func code(index: Int) -> String {
            let check = "#if \(test)\n#warning(\"\(ImportResolver.mark)\(index)\")\n#endif"
            guard let condition, !condition.isEmpty else { return check }
            return "#if \(condition)\n\(check)\n#endif"
        }
    }

    private static let mark = "keel-holds-"

    private func holding(_ questions: Set<Question>) async throws -> Set<Question> {
        guard !questions.isEmpty else { return [] }
        let questions = questions.sorted { $0.text < $1.text }
        let key = Digest(
            parts: [
                ResultStore.version, "conditions", toolchain.identity.description, products?.digest.description ?? "",
            ] + provided.sorted() + [""] + questions.map(\.text))
        let answer: ConditionResult
        if let known: ConditionResult = store[key] {
            answer = known
        } else {
            answer = try await ask(questions)
            store[key] = answer
        }
        return Set(answer.holding.compactMap { questions.indices.contains($0) ? questions[$0] : nil })
    }

    /// One run of the compiler for all of them. The modules that the site brings stand there empty, so that
    /// `#if canImport(UIKit)` is answered as in the real compilation.
    private func ask(_ questions: [Question]) async throws -> ConditionResult {
        let scratch = "\(folder)/\(BuildContext.scratch)/conditions"
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
        let holding = outcome.diagnostics.compactMap { diagnostic in
            diagnostic.message.hasPrefix(Self.mark) ? Int(diagnostic.message.dropFirst(Self.mark.count)) : nil
        }
        return ConditionResult(holding: holding, isTransient: outcome.failure != nil)
    }
}
