import KeelBase
import KeelContent
import KeelMarkdown

/// Enters into the ledger what became of a unit.
struct UnitVerdicts {
    let unit: ExampleUnit
    /// The unit whose module this one sees.
    let parent: ExampleUnit?
    let result: UnitResult
    let warningsAreErrors: Bool
    /// Which of the unit's languages findings about shared code are reported in.
    let primary: Int

    func enter(into ledger: inout BlockLedger) {
        if unit.kind == .expectation { return enterExpectations(into: &ledger) }
        for finding in result.findings { enter(finding, into: &ledger) }
        for block in blocks(at: result.dependent) { ledger.set(.notChecked, for: block) }
        switch unit.kind {
        case .module, .norun: enterCompiled(into: &ledger)
        case .script: enterRun(into: &ledger)
        case .traps: enterTrap(into: &ledger)
        case .test: enterTests(into: &ledger)
        case .unclosed where result.isBuilt:
            let place = UnitResult.Place(block: 0, line: 0, column: 1)
            report(.exampleError, .error, ExampleText.unclosed, at: place, .compiler, into: &ledger)
        case .expectation, .unclosed: break
        }
    }

    /// Blocks beside a failed one have been compiled without it; after a failure without a place, none.
    private func enterCompiled(into ledger: inout BlockLedger) {
        let failed = Set(result.findings.filter { $0.kind == .error }.map { $0.place?.block ?? -1 })
        guard !failed.contains(-1) else { return }
        let sound = unit.blocks.indices.filter { !result.dependent.contains($0) && !failed.contains($0) }
        for block in blocks(at: sound) { ledger.set(.compiled, for: block) }
    }

    /// In all languages.
    private func blocks(at positions: some Sequence<Int>) -> [ExampleBlock] {
        positions.flatMap { position in unit.variants.map { $0[position] } }
    }

    private var blocks: [ExampleBlock] { blocks(of: primary) }

    /// The unit's, and after them those of the module that it sees.
    private func blocks(of variant: Int) -> [ExampleBlock] {
        let own = unit.variants[variant]
        let file = own.first?.article.file
        return own + (parent?.variants.first { $0.first?.article.file == file } ?? [])
    }

    // MARK: What the compiler found

    private func enter(_ finding: UnitResult.Finding, into ledger: inout BlockLedger) {
        var code = DiagnosticCode.exampleError
        if finding.kind == .warning { code = .exampleWarning }
        if finding.place == nil { code = .exampleLink }
        let severity: Diagnostic.Severity = finding.kind == .warning && !warningsAreErrors ? .warning : .error
        report(code, severity, finding.message, at: finding.place, notes: finding.notes, .compiler, into: &ledger)
    }

    /// Reports in the primary language and names the others; an error fails the block in all.
    private func report(
        _ code: DiagnosticCode, _ severity: Diagnostic.Severity, _ message: String, hint: String? = nil,
        at place: UnitResult.Place?, notes: [UnitResult.Finding] = [], _ level: BlockLedger.Level = .behaviour,
        into ledger: inout BlockLedger
    ) {
        let index = place?.block ?? 0
        guard blocks.indices.contains(index) else { return }
        var diagnostic = Diagnostic(
            code, file: blocks[index].article.file, position: position(place, in: primary), message, hint: hint)
        diagnostic.severity = severity
        diagnostic.notes = notes.map { note in
            note.place.map { place in
                .init(note.message, file: blocks[place.block].article.file, position: position(place, in: primary))
            } ?? .init(note.message)
        }
        for variant in unit.variants.indices where variant != primary {
            let block = blocks(of: variant)[index]
            if severity == .error { ledger.set(.failed, for: block) }
            diagnostic.notes.append(
                .init(
                    ExampleText.sameCode(block.article.language), file: block.article.file,
                    position: position(place, in: variant)))
        }
        ledger.add(diagnostic, to: blocks[index], level)
    }

    /// What has been compiled is the first language's code.
    private func position(_ place: UnitResult.Place?, in variant: Int) -> SourcePosition {
        let (compiled, blocks) = (blocks(of: 0), blocks(of: variant))
        guard let place, compiled.indices.contains(place.block), blocks.indices.contains(place.block) else {
            return unit.variants[variant][0].fencePosition
        }
        return blocks[place.block].position(line: place.line, column: place.column, of: compiled[place.block])
    }

    // MARK: Scripts

    private func enterRun(into ledger: inout BlockLedger) {
        guard let run = result.run else { return }
        let stop = run.ending == .finished ? nil : run.place
        if let stop {
            let isLate = if case .timedOut = run.ending { true } else { false }
            let hint = isLate ? ExampleText.timeoutHint : run.ending == .trapped ? ExampleText.trapHint : nil
            let call = UnitResult.Finding(kind: .note, place: stop, message: ExampleText.calledHere)
            report(
                isLate ? .exampleTimeout : .exampleEnded, .error, ExampleText.ended(run), hint: hint,
                at: run.origin ?? stop, notes: run.origin == nil ? [] : [call], into: &ledger)
            for block in blocks(at: [stop.block]) { ledger.set(.failed, for: block) }
        }
        for position in unit.blocks.indices where position < stop?.block ?? .max {
            for block in blocks(at: [position]) {
                ledger.set(.run, for: block)
                compareOutput(of: block, printed: run.outputs[position], into: &ledger)
            }
        }
    }

    private func enterTrap(into ledger: inout BlockLedger) {
        guard let run = result.run else { return }
        guard run.ending == .trapped else {
            let isLate = if case .timedOut = run.ending { true } else { false }
            return report(
                isLate ? .exampleTimeout : .exampleNoTrap, .error, ExampleText.noTrap,
                at: (isLate ? run.place : nil) ?? UnitResult.Place(block: 0, line: 0, column: 1),
                notes: [.init(kind: .note, message: ExampleText.ended(run))], into: &ledger)
        }
        for block in blocks(at: [0]) {
            ledger.set(.run, for: block)
            compareOutput(of: block, printed: run.outputs[0], into: &ledger)
        }
    }

    private func compareOutput(of block: ExampleBlock, printed: String, into ledger: inout BlockLedger) {
        guard let expected = block.expectedOutput,
            let difference = OutputComparison.compare(
                expected: expected.block.code, printed: printed, isUnordered: expected.isUnordered)
        else { return }
        let offsets = expected.block.lineOffsets
        let offset = offsets.indices.contains(difference.line) ? offsets[difference.line] : expected.block.endOffset
        let edit = OutputPromotion.edit(of: expected, in: block.article.source, to: printed)
        if let edit { ledger.add(edit) }
        ledger.add(
            Diagnostic(
                .exampleOutput, in: block.article.source, at: offset,
                ExampleText.outputDiffers(expected: difference.expected, printed: difference.printed),
                hint: edit == nil ? nil : ExampleText.outputHint, notes: difference.lines.map { .init($0) }),
            to: block, .behaviour)
    }

    // MARK: Tests

    /// The test functions of a test unit.
    var tests: [ExampleTest] {
        (result.tests ?? []).map { test in
            let outcome: ExampleTest.Outcome =
                switch test.outcome {
                case .passed: .passed
                case .skipped: .skipped
                case .failed, .crashed, .timedOut: .failed
                }
            return ExampleTest(
                name: test.name, file: blocks[test.place.block].article.file,
                position: position(test.place, in: primary), outcome: outcome, messages: test.issues.map(\.message))
        }
    }

    private func enterTests(into ledger: inout BlockLedger) {
        guard let tests = result.tests else { return }
        for test in tests {
            for issue in test.issues {
                let isOver = test.outcome == .crashed || test.outcome == .timedOut
                report(
                    isOver ? .exampleTestCrash : .exampleTest, issue.kind == .warning ? .warning : .error,
                    ExampleText.test(test.name, issue.message), at: issue.place, notes: issue.notes, into: &ledger)
                // The issue may stand in a helper of another block; the test's own block has failed as well.
                guard issue.kind == .error else { continue }
                for block in blocks(at: [test.place.block]) { ledger.set(.failed, for: block) }
            }
        }
        let used = blocksUsed(by: tests)
        for position in unit.blocks.indices {
            let own = tests.filter { $0.place.block == position }
            if own.contains(where: { $0.outcome != .skipped }) || own.isEmpty && used.contains(position) {
                for block in blocks(at: [position]) { ledger.set(.tested, for: block) }
            } else {
                report(
                    .exampleNoTest, .error, own.isEmpty ? ExampleText.noTest : ExampleText.allSkipped,
                    hint: ExampleText.noTestHint,
                    at: own.first?.place ?? UnitResult.Place(block: position, line: 0, column: 1), into: &ledger)
            }
        }
        for (place, name) in unit.uncalledFunctions where used.contains(place.block) {
            report(
                .exampleNoTest, .error, ExampleText.uncalled(name), hint: ExampleText.uncalledHint, at: place,
                into: &ledger)
        }
    }

    /// Blocks with tests that were run, and those that declare what such a block uses: a spy, a fixture.
    private func blocksUsed(by tests: [UnitResult.Test]) -> Set<Int> {
        var used = Set(tests.filter { $0.outcome != .skipped }.map(\.place.block))
        var words = used.reduce(into: Set<String>()) { $0.formUnion(unit.blocks[$1].words) }
        var rest = unit.blocks.indices.filter { !used.contains($0) }
        while let index = rest.firstIndex(where: { position in
            let block = unit.blocks[position]
            return !words.isDisjoint(with: block.leakedNames ?? block.declaredNames)
        }) {
            let position = rest.remove(at: index)
            used.insert(position)
            words.formUnion(unit.blocks[position].words)
        }
        return used
    }

    // MARK: Blocks that must not compile

    private func enterExpectations(into ledger: inout BlockLedger) {
        guard result.dependent.isEmpty else { return }
        for block in blocks(at: [0]) {
            let findings = result.findings.filter { $0.kind != .note }
            ledger.set(
                findings.compactMap { finding in
                    guard let place = finding.place else { return nil }
                    return .init(
                        line: place.line, severity: finding.kind == .error ? .error : .warning, text: finding.message)
                }, for: block)
            if let diagnostic = Expectation(block).diagnostic(for: result) {
                ledger.add(diagnostic, to: block, .behaviour)
                for edit in ExpectationPromotion.edits(of: block, findings: findings) { ledger.add(edit) }
            } else {
                ledger.set(.failingAsExpected, for: block)
            }
        }
    }
}
