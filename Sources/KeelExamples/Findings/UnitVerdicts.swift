import KeelBase
import KeelContent
import KeelMarkdown

/// Enters into the ledger what became of a unit.
struct UnitVerdicts {
    let unit: ExampleUnit
    let result: UnitResult
    let warningsAreErrors: Bool

    func enter(into ledger: inout BlockLedger) {
        if unit.kind == .expectation { return enterExpectations(into: &ledger) }
        for finding in result.findings { enter(finding, into: &ledger) }
        for block in blocks(at: result.dependent) { ledger.set(.notChecked, for: block) }
        let failed = Set(result.findings.filter { $0.kind == .error }.map { $0.place?.block ?? -1 })
        switch unit.kind {
        case .module, .norun:
            // Blocks beside a failed one have been compiled without it; after a failure without a place, none.
            guard !failed.contains(-1) else { return }
            for position in unit.blocks.indices where !result.dependent.contains(position) && !failed.contains(position)
            {
                for block in blocks(at: [position]) { ledger.set(.compiled, for: block) }
            }
        case .script: enterRun(into: &ledger)
        case .traps: enterTrap(into: &ledger)
        case .test: enterTests(into: &ledger)
        case .unclosed where result.isBuilt:
            let block = unit.blocks[0]
            let diagnostic = Diagnostic(
                .exampleError, file: block.article.file, position: block.fencePosition, ExampleText.unclosed)
            report(diagnostic, at: UnitResult.Place(block: 0, line: 0, column: 1), into: &ledger)
        case .expectation, .unclosed: break
        }
    }

    private func blocks(at positions: some Sequence<Int>) -> [ExampleBlock] {
        positions.flatMap { position in unit.variants.map { $0[position] } }
    }

    // MARK: What the compiler found

    private func enter(_ finding: UnitResult.Finding, into ledger: inout BlockLedger) {
        var code = DiagnosticCode.exampleError
        if finding.kind == .warning { code = .exampleWarning }
        if finding.place == nil, result.run == nil, result.tests == nil { code = .exampleLink }
        var diagnostic = diagnostic(code, finding)
        if finding.kind == .warning, !warningsAreErrors { diagnostic.severity = .warning }
        report(diagnostic, at: finding.place, into: &ledger)
    }

    private func diagnostic(_ code: DiagnosticCode, _ finding: UnitResult.Finding, hint: String? = nil) -> Diagnostic {
        let block = unit.blocks[finding.place?.block ?? 0]
        return Diagnostic(
            code, file: block.article.file, position: position(finding.place), finding.message, hint: hint,
            notes: finding.notes.compactMap { note in
                note.place.map { place in
                    .init(note.message, file: unit.blocks[place.block].article.file, position: position(place))
                } ?? .init(note.message)
            })
    }

    private func position(_ place: UnitResult.Place?) -> SourcePosition {
        guard let place, unit.blocks.indices.contains(place.block) else { return unit.blocks[0].fencePosition }
        return unit.blocks[place.block].position(line: place.line, column: place.column)
    }

    /// Reports in the first language and names the others; the block has failed in all.
    private func report(_ diagnostic: Diagnostic, at place: UnitResult.Place?, into ledger: inout BlockLedger) {
        let index = place.map(\.block) ?? 0
        var diagnostic = diagnostic
        for variant in unit.variants.dropFirst() {
            let block = variant[index]
            if diagnostic.severity == .error { ledger.set(.failed, for: block) }
            // Comments may have other numbers of lines.
            let isAlike = block.lineCount == unit.blocks[index].lineCount
            let position = isAlike ? place.map { block.position(line: $0.line, column: 1).line } : nil
            diagnostic.notes.append(
                .init(
                    ExampleText.sameCode(block.article.language), file: block.article.file,
                    position: SourcePosition(line: position ?? block.fencePosition.line, column: 1)))
        }
        ledger.add(diagnostic, to: unit.blocks[index])
    }

    // MARK: Scripts

    private func enterRun(into ledger: inout BlockLedger) {
        guard let run = result.run else { return }
        let stop = run.ending == .finished ? nil : run.place
        if let stop {
            let isLate = if case .timedOut = run.ending { true } else { false }
            let hint = isLate ? ExampleText.timeoutHint : run.ending == .trapped ? ExampleText.trapHint : nil
            let diagnostic = Diagnostic(
                isLate ? .exampleTimeout : .exampleEnded, file: unit.blocks[stop.block].article.file,
                position: position(stop), ExampleText.ended(run), hint: hint)
            report(diagnostic, at: stop, into: &ledger)
        }
        for position in unit.blocks.indices where position <= stop?.block ?? .max {
            for block in blocks(at: [position]) {
                if stop == nil || position < stop?.block ?? 0 {
                    ledger.set(.run, for: block)
                    compareOutput(of: block, printed: run.outputs[position], into: &ledger)
                }
            }
        }
    }

    private func enterTrap(into ledger: inout BlockLedger) {
        guard let run = result.run else { return }
        guard run.ending == .trapped else {
            let last = UnitResult.Place(block: 0, line: unit.blocks[0].lineCount + 1, column: 1)
            var diagnostic = Diagnostic(
                .exampleNoTrap, file: unit.blocks[0].article.file, position: unit.blocks[0].fencePosition,
                ExampleText.noTrap, notes: [.init(ExampleText.ended(run))])
            if case .timedOut = run.ending { diagnostic.code = .exampleTimeout }
            return report(diagnostic, at: last, into: &ledger)
        }
        for block in blocks(at: [0]) {
            ledger.set(.run, for: block)
            compareOutput(of: block, printed: run.outputs[0], into: &ledger)
        }
    }

    private func compareOutput(of block: ExampleBlock, printed: String, into ledger: inout BlockLedger) {
        guard let expected = block.expectedOutput else { return }
        guard
            let difference = OutputComparison.compare(
                expected: expected.block.code, printed: printed, isUnordered: expected.isUnordered)
        else { return }
        let offsets = expected.block.lineOffsets
        let offset = offsets.indices.contains(difference.line) ? offsets[difference.line] : expected.block.endOffset
        ledger.add(
            Diagnostic(
                .exampleOutput, in: block.article.source, at: offset,
                ExampleText.outputDiffers(expected: difference.expected, printed: difference.printed),
                hint: ExampleText.outputHint, notes: difference.lines.map { .init($0) }),
            to: block)
    }

    // MARK: Tests

    private func enterTests(into ledger: inout BlockLedger) {
        guard let tests = result.tests else { return }
        for test in tests {
            for issue in test.issues {
                let code: DiagnosticCode =
                    test.outcome == .crashed || test.outcome == .timedOut ? .exampleTestCrash : .exampleTest
                var issue = issue
                issue.message = ExampleText.test(test.name, issue.message)
                var diagnostic = diagnostic(code, issue)
                if issue.kind == .warning { diagnostic.severity = .warning }
                report(diagnostic, at: issue.place, into: &ledger)
                // The issue may stand in a helper of another block; the test's own block has failed as well.
                if diagnostic.severity == .error {
                    for block in blocks(at: [test.place.block]) { ledger.set(.failed, for: block) }
                }
            }
        }
        for position in unit.blocks.indices {
            let own = tests.filter { $0.place.block == position }
            let isRun = own.contains { $0.outcome != .skipped } || own.isEmpty && isHelper(position, of: tests)
            guard isRun else {
                let block = unit.blocks[position]
                let place = own.first?.place
                report(
                    Diagnostic(
                        .exampleNoTest, file: block.article.file,
                        position: place.map(self.position) ?? block.fencePosition,
                        own.isEmpty ? ExampleText.noTest : ExampleText.allSkipped, hint: ExampleText.noTestHint),
                    at: UnitResult.Place(block: position, line: 0, column: 1), into: &ledger)
                continue
            }
            for block in blocks(at: [position]) { ledger.set(.tested, for: block) }
        }
    }

    /// Whether tests of other blocks use what this one declares: a spy, a fixture.
    private func isHelper(_ position: Int, of tests: [UnitResult.Test]) -> Bool {
        let names = unit.blocks[position].declaredNames
        let users = Set(tests.filter { $0.outcome != .skipped }.map(\.place.block))
        return users.contains { !unit.blocks[$0].words.isDisjoint(with: names) }
    }

    // MARK: Blocks that must not compile

    private func enterExpectations(into ledger: inout BlockLedger) {
        for block in blocks(at: [0]) {
            let expectation = Expectation(block)
            ledger.set(
                result.findings.compactMap { finding in
                    guard finding.kind != .note, let place = finding.place else { return nil }
                    return .init(
                        line: place.line, severity: finding.kind == .error ? .error : .warning, text: finding.message)
                }, for: block)
            if let diagnostic = expectation.diagnostic(for: result) {
                ledger.add(diagnostic, to: block)
            } else {
                ledger.set(.failingAsExpected, for: block)
            }
        }
    }
}
