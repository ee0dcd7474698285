import KeelSwift

/// What the code of a test unit has beside its tests.
struct TestCode {
    private let blocks: [BlockSyntax]

    init(_ unit: ExampleUnit) {
        blocks = unit.blocks.map(\.syntax)
    }

    /// - Parameter testing: positions of blocks with tests that were run.
    /// - Returns: those, and blocks that declare what one of them uses: a spy, a fixture.
    func blocksUsed(by testing: Set<Int>) -> Set<Int> {
        var used = testing
        var words = used.reduce(into: Set<String>()) { $0.formUnion(blocks[$1].words) }
        var rest = blocks.indices.filter { !used.contains($0) }
        while let index = rest.firstIndex(where: { position in
            let block = blocks[position]
            return !words.isDisjoint(with: block.leakedNames ?? block.declaredNames)
        }) {
            let position = rest.remove(at: index)
            used.insert(position)
            words.formUnion(blocks[position].words)
        }
        return used
    }

    /// Functions at the top level that are no tests, and that nothing in the unit names: most likely their `@Test` has
    /// been lost.
    var uncalledFunctions: [(name: String, place: CodePlace)] {
        var counts: [String: Int] = [:]
        for block in blocks {
            for token in block.significant { counts[block.text(token), default: 0] += 1 }
        }
        var found: [(name: String, place: CodePlace)] = []
        for (position, block) in blocks.enumerated() {
            for item in block.scan.items where item.kind == .declaration("func") {
                let inside = block.tokens.filter { item.range.contains($0.range.lowerBound) }
                guard let word = inside.firstIndex(where: { block.text($0) == "func" }), word + 1 < inside.count,
                    !inside[..<word].contains(where: { $0.kind == .attribute })
                else { continue }
                let name = inside[word + 1]
                guard name.kind != .operator, counts[block.text(name)] == 1 else { continue }
                let (line, column) = block.bytes.place(at: name.range.lowerBound)
                found.append((block.text(name), CodePlace(piece: .block(position), line: line, column: column)))
            }
        }
        return found
    }
}
