import KeelSwift

extension ExampleUnit {
    /// Functions at the top level of test blocks that are no tests, and that nothing in the unit names: most likely
    /// their `@Test` has been lost.
    var uncalledFunctions: [UnitResult.Place: String] {
        var counts: [String: Int] = [:]
        let tokens = blocks.map { SwiftLexer.tokens(of: $0.code) }
        for (block, tokens) in zip(blocks, tokens) {
            for token in tokens where token.kind != .comment { counts[block.code.text(token), default: 0] += 1 }
        }
        var found: [UnitResult.Place: String] = [:]
        for (position, block) in blocks.enumerated() {
            for item in block.scan.items where item.kind == .declaration("func") {
                let inside = tokens[position].filter { item.range.contains($0.range.lowerBound) }
                guard let word = inside.firstIndex(where: { block.code.text($0) == "func" }), word + 1 < inside.count,
                    !inside[..<word].contains(where: { $0.kind == .attribute })
                else { continue }
                let name = inside[word + 1]
                guard name.kind != .operator, counts[block.code.text(name)] == 1 else { continue }
                let before = block.code[..<name.range.lowerBound]
                let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
                let place = UnitResult.Place(
                    block: position, line: before.count { $0 == 0x0A } + 1, column: name.range.lowerBound - start + 1)
                found[place] = block.code.text(name)
            }
        }
        return found
    }
}
