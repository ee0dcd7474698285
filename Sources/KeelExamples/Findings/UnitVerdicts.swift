import KeelBase
import KeelContent
import KeelMarkdown
import KeelSwift

/// Enters into the ledger what became of a unit.
struct UnitVerdicts {
    let unit: ExampleUnit
    /// The unit whose module this one sees.
    let parent: ExampleUnit?
    let result: UnitResult
    let warningsAreErrors: Bool
    /// Which of the unit's languages findings about shared code are reported in.
    let primary: Int
    /// Blocks of whose code nothing was compiled.
    let inactive: Set<BlockID>

    func enter(into ledger: inout BlockLedger) {
        if let failure = result.failure { report(fault(of: failure), at: nil, .compiler, into: &ledger) }
        if unit.kind == .expectation { return enterExpectations(into: &ledger) }
        for finding in result.findings { enter(finding, into: &ledger) }
        for block in blocks(at: result.dependent) { ledger.set(.notChecked, for: block) }
        for block in blocks(at: unit.blocks.indices) where inactive.contains(block.id) {
            ledger.set(.inactive, for: block)
        }
        switch unit.kind {
        case .module, .norun: enterCompiled(into: &ledger)
        case .script: enterRun(into: &ledger)
        case .traps: enterTrap(into: &ledger)
        case .test: enterTests(into: &ledger)
        case .unclosed where result.isBuilt:
            report(CompilerFault.unclosed, at: .start(ofBlock: 0), .compiler, into: &ledger)
        case .expectation, .unclosed: break
        }
    }

    /// Blocks beside a failed one have been compiled without it; after a failure without a place, none.
    private func enterCompiled(into ledger: inout BlockLedger) {
        let errors = result.findings.filter { $0.kind == .error }
        let failed = Set(errors.compactMap { $0.place?.block })
        guard result.failure == nil, errors.allSatisfy({ $0.place != nil }) else { return }
        let sound = unit.blocks.indices.filter { !result.dependent.contains($0) && !failed.contains($0) }
        for block in blocks(at: sound) {
            ledger.set(.compiled, for: block)
            if unit.kind == .module { reportUnprinted(after: block, into: &ledger) }
        }
    }

    /// An output that nothing is compared with, because the block before it has only declarations.
    private func reportUnprinted(after block: ExampleBlock, into ledger: inout BlockLedger) {
        guard block.swift.role == .plain, !inactive.contains(block.id), let output = block.expectedOutput else {
            return
        }
        ledger.add(
            Diagnostic(ScriptFault.notPrinted, in: block.article.source, at: output.block.fenceOffset), to: block,
            .behaviour)
    }

    // MARK: Blocks and places

    /// In all languages.
    private func blocks(at positions: some Sequence<Int>) -> [ExampleBlock] {
        positions.flatMap { position in unit.variants.map { $0[position] } }
    }

    /// The block that a place is in, in one of the unit's languages; the first where it is in none.
    private func block(_ place: CodePlace?, in variant: Int) -> ExampleBlock? {
        let own = unit.variants[variant]
        switch place?.piece {
        case .block(let position): return own.indices.contains(position) ? own[position] : nil
        case .moduleBlock(let position):
            let file = own.first?.article.file
            let module = parent?.variants.first { $0.first?.article.file == file } ?? []
            return module.indices.contains(position) ? module[position] : nil
        case .supportFile: return nil
        case nil: return own.first
        }
    }

    /// What has been compiled is the first language's code.
    private func position(_ place: CodePlace?, in variant: Int) -> SourcePosition {
        guard let place, let compiled = block(place, in: 0), let block = block(place, in: variant) else {
            return unit.variants[variant][0].fencePosition
        }
        return block.position(line: place.line, column: place.column, of: compiled)
    }

    // MARK: What the compiler found

    private func fault(of failure: UnitResult.Failure) -> CompilerFault {
        switch failure {
        case .compilerEnded(let output): .ended(output: output)
        case .notLinked(let output): .notLinked(output: output)
        }
    }

    private func enter(_ finding: CompilerFinding, into ledger: inout BlockLedger) {
        let isWarning = finding.kind == .warning
        report(
            isWarning ? CompilerFault.warning(finding.message) : .error(finding.message, wayOut(of: finding)),
            isWarning && !warningsAreErrors ? .warning : .error, at: finding.place,
            notes: finding.notes.map { (.said($0.message), $0.place) }, .compiler, into: &ledger)
    }

    private func wayOut(of finding: CompilerFinding) -> CompilerFault.WayOut? {
        let message = finding.message
        if message.hasPrefix("invalid redeclaration") || message.contains("'main' attribute") { return .scope }
        guard message.hasPrefix("cannot find '") || message.hasPrefix("cannot find type '"), let parent else {
            return nil
        }
        let own = Set(unit.blocks.flatMap { $0.imports.map(\.module) })
        let lacking = Set(parent.blocks.flatMap { $0.imports.map(\.module) }).subtracting(own)
        return lacking.isEmpty ? nil : .imports(lacking.sorted())
    }

    /// Reports in the primary language and names the others; an error fails the block in all.
    private func report(
        _ fault: any Fault, _ severity: Diagnostic.Severity = .error, at place: CodePlace?,
        notes: [(remark: ExampleRemark, place: CodePlace?)] = [], _ level: BlockLedger.Level = .behaviour,
        into ledger: inout BlockLedger
    ) {
        guard let primaryBlock = block(place, in: primary) else { return }
        var diagnostic = Diagnostic(fault, file: primaryBlock.article.file, position: position(place, in: primary))
        diagnostic.severity = severity
        diagnostic.notes = notes.map { note in
            guard let place = note.place, let block = block(place, in: primary) else { return .init(note.remark) }
            return .init(note.remark, file: block.article.file, position: position(place, in: primary))
        }
        for variant in unit.variants.indices where variant != primary {
            guard let block = block(place, in: variant) else { continue }
            if severity == .error { ledger.set(.failed, for: block) }
            diagnostic.notes.append(
                .init(
                    ExampleRemark.sameCode(block.article.language), file: block.article.file,
                    position: position(place, in: variant)))
        }
        ledger.add(diagnostic, to: primaryBlock, level)
    }

    /// A program that stopped, where it did; in a call of its module there, with the call.
    private func report(_ fault: any Fault, at stop: ProgramStop, into ledger: inout BlockLedger) {
        report(
            fault, at: stop.origin ?? stop.place, notes: stop.origin == nil ? [] : [(.calledHere, stop.place)],
            into: &ledger)
    }

    // MARK: Scripts

    private func enterRun(into ledger: inout BlockLedger) {
        guard let run = result.run else { return }
        let last = run.stop.map { $0.place.block ?? 0 }
        if let stop = run.stop, let last {
            report(ScriptFault.stopped(stop.reason), at: stop, into: &ledger)
            for block in blocks(at: [last]) { ledger.set(.failed, for: block) }
        }
        for position in unit.blocks.indices where position < last ?? .max {
            for block in blocks(at: [position]) {
                ledger.set(.run, for: block)
                compareOutput(of: block, printed: run.outputs[position], into: &ledger)
            }
        }
    }

    private func enterTrap(into ledger: inout BlockLedger) {
        guard let run = result.run, !inactive.contains(unit.blocks[0].id) else { return }
        guard let reason = run.stop?.reason, reason.isTrap else {
            let place = run.stop.flatMap { $0.reason.isTimeout ? $0.place : nil } ?? .start(ofBlock: 0)
            return report(
                ScriptFault.noTrap(run.stop?.reason), at: place, notes: [(.ended(run.stop?.reason), nil)],
                into: &ledger)
        }
        for block in blocks(at: [0]) {
            ledger.set(.run, for: block)
            compareOutput(of: block, printed: run.outputs[0], into: &ledger)
        }
    }

    private func compareOutput(of block: ExampleBlock, printed: String, into ledger: inout BlockLedger) {
        guard !inactive.contains(block.id), let expected = block.expectedOutput,
            let difference = OutputComparison.compare(
                expected: expected.block.code, printed: printed, isUnordered: expected.isUnordered)
        else { return }
        let offsets = expected.block.lineOffsets
        let offset = offsets.indices.contains(difference.line) ? offsets[difference.line] : expected.block.endOffset
        let edit = OutputPromotion.edit(of: expected, in: block.article.source, to: printed)
        if let edit { ledger.add(edit) }
        let fault = ScriptFault.output(
            expected: difference.expected, printed: difference.printed, canBePromoted: edit != nil)
        ledger.add(
            Diagnostic(
                fault, in: block.article.source, at: offset,
                notes: difference.lines.map { .init(ExampleRemark.comparedLine($0)) }),
            to: block, .behaviour)
    }

    // MARK: Tests

    /// The test functions of a test unit.
    var tests: [ExampleTest] {
        (result.tests ?? []).compactMap { test in
            guard let block = block(test.place, in: primary) else { return nil }
            let outcome: ExampleTest.Outcome =
                switch test.outcome {
                case .passed: .passed
                case .skipped: .skipped
                case .failed, .stopped: .failed
                }
            let issues = test.issues.map { TestIssue.recorded($0.message) }
            let stop = test.stop.map { TestIssue.stopped($0.reason) }
            return ExampleTest(
                name: test.name, file: block.article.file, position: position(test.place, in: primary),
                outcome: outcome, issues: issues + [stop].compactMap(\.self), hasKnownIssue: test.hasKnownIssue)
        }
    }

    private func enterTests(into ledger: inout BlockLedger) {
        guard let tests = result.tests else { return }
        for test in tests {
            for issue in test.issues {
                report(
                    TestFault.failed(test: test.name, .recorded(issue.message)), issue.isFailure ? .error : .warning,
                    at: issue.place, notes: issue.details.map { (.said($0), nil) }, into: &ledger)
            }
            if let stop = test.stop {
                report(TestFault.failed(test: test.name, .stopped(stop.reason)), at: stop, into: &ledger)
            }
            // What went wrong may stand in a helper of another block; the test's own block has failed as well.
            guard test.stop != nil || test.issues.contains(where: \.isFailure), let own = test.place.block else {
                continue
            }
            for block in blocks(at: [own]) { ledger.set(.failed, for: block) }
        }
        let code = TestCode(unit)
        let run = tests.filter { $0.outcome != .skipped }.compactMap { $0.place.block }
        let used = code.blocksUsed(by: Set(run))
        for position in unit.blocks.indices where !inactive.contains(unit.blocks[position].id) {
            let own = tests.filter { $0.place.block == position }
            if own.contains(where: { $0.outcome != .skipped }) || own.isEmpty && used.contains(position) {
                for block in blocks(at: [position]) { ledger.set(.tested, for: block) }
            } else {
                let fault: TestFault = own.isEmpty ? .noTest : .allDisabled
                report(fault, at: own.first?.place ?? .start(ofBlock: position), into: &ledger)
            }
        }
        for (name, place) in code.uncalledFunctions where place.block.map(used.contains) ?? false {
            report(TestFault.uncalled(function: name), at: place, into: &ledger)
        }
    }

    // MARK: Blocks that must not compile

    private func enterExpectations(into ledger: inout BlockLedger) {
        guard result.dependent.isEmpty, result.failure == nil else { return }
        for block in blocks(at: [0]) {
            let findings = result.findings.filter { $0.kind != .note }
            ledger.set(
                findings.compactMap { finding in
                    guard let place = finding.place, let compiled = self.block(place, in: 0) else { return nil }
                    let own = block.place(line: place.line, column: place.column, of: compiled)
                    return .init(
                        line: own?.line ?? place.line, column: own?.column,
                        severity: finding.kind == .error ? .error : .warning, text: finding.message)
                }, for: block)
            if let diagnostic = Expectation(block).diagnostic(for: result) {
                ledger.add(diagnostic, to: block, .behaviour)
                for edit in ExpectationPromotion.edits(of: block, findings: findings) { ledger.add(edit) }
            } else {
                ledger.set(block.swift.role == .warns ? .warningAsExpected : .failingAsExpected, for: block)
            }
        }
    }
}
