import KeelBase
import KeelContent
import KeelSwift

/// Results of units as verdicts, findings and numbers.
struct OutcomeBuilder {
    let context: BuildContext
    let unresolved: [BlockID: SwiftImport]
    /// Blocks of whose code nothing was compiled.
    let inactive: Set<BlockID>
    /// Files asked for; `nil` for all.
    let only: Set<String>?

    func outcome(of checked: [CheckedArticle]) -> ExampleOutcome {
        let articles = checked.flatMap { inOrder($0.plan) }
        var ledger = BlockLedger(articles.flatMap(\.1))
        for block in articles.flatMap(\.1) {
            if let letter = block.letters.first, !block.swift.role.mayBeWrong {
                ledger.add(cause: deceptive(letter, in: block), to: block)
            }
            if let item = unresolved[block.id] { ledger.add(missingModule(item, in: block), to: block, .compiler) }
        }
        for article in checked { enterHidingStatements(of: article, into: &ledger) }
        var testsRun = 0
        var testsFailed = 0
        var tests: [String: (run: Int, failed: Int)] = [:]
        var functions: [ExampleTest] = []
        for article in checked {
            for (unit, result) in zip(article.plan.units, article.results) {
                guard let result else { continue }
                let verdicts = UnitVerdicts(
                    unit: unit, parent: unit.parent.map { article.plan.units[$0] }, result: result,
                    warningsAreErrors: context.settings.warningsAreErrors,
                    primary: primary(of: unit), inactive: inactive)
                verdicts.enter(into: &ledger)
                functions += verdicts.tests
                let run = result.tests?.reduce(0) { $0 + $1.cases } ?? 0
                let failed = result.tests?.count { $0.outcome != .passed && $0.outcome != .skipped } ?? 0
                testsRun += run
                testsFailed += failed
                for file in unit.variants.compactMap({ $0.first?.article.file }) {
                    tests[file, default: (0, 0)].run += run
                    tests[file, default: (0, 0)].failed += failed
                }
            }
            ledger.resolve(DriftFinder(plan: article.plan).drifts, of: article.plan)
        }
        // A block that is there to be wrong may have such letters; if it is not wrong as it should be, they say why.
        for block in articles.flatMap(\.1) where block.swift.role.mayBeWrong {
            guard let letter = block.letters.first, !(ledger.entries[block.id]?.told ?? []).isEmpty else { continue }
            ledger.add(cause: deceptive(letter, in: block), to: block)
        }
        var report = Report(swiftVersion: context.toolchain.version)
        report.modulesBuilt = checked.reduce(0) { $0 + $1.modulesBuilt }
        for (article, blocks) in articles where isWanted(article.file) {
            let counts = tests[article.file] ?? (0, 0)
            report.articles[article.file] = Report.ArticleReport(
                digest: context.keys.digest(of: blocks), blocks: ledger.reports(of: article.file), testsRun: counts.run,
                testsFailed: counts.failed)
        }
        let names = ModuleNameCheck.diagnostics(
            for: context.plan.articles, reserved: context.plan.importedModules.sorted())
        let diagnostics = ledger.diagnostics + names
        return ExampleOutcome(
            report: report,
            diagnostics: (diagnostics.filter { isWanted($0.file) } + supportFindings(checked)).sortedByPlace(),
            testsRun: testsRun, testsFailed: testsFailed, tests: functions, modulesBuilt: report.modulesBuilt,
            promotions: ledger.edits.filter { isWanted($0.file) })
    }

    /// The languages of an article with their blocks; first the one that findings about shared code are reported in.
    private func inOrder(_ plan: ArticlePlan) -> [(Article, [ExampleBlock])] {
        let texts = Array(zip(plan.translations.articles, plan.blocks))
        func rank(_ article: Article) -> Int {
            guard isWanted(article.file) else { return 2 }
            return article.language == plan.translations.sourceLanguage ? 0 : 1
        }
        return texts.enumerated().sorted { (rank($0.element.0), $0.offset) < (rank($1.element.0), $1.offset) }
            .map(\.element)
    }

    /// The first language that was asked for.
    private func primary(of unit: ExampleUnit) -> Int {
        unit.variants.firstIndex { $0.first.map { isWanted($0.article.file) } ?? false } ?? 0
    }

    /// A statement that makes a script of declarations which tests use: they can't see them, and that is the cause of
    /// what the compiler says of the tests.
    private func enterHidingStatements(of article: CheckedArticle, into ledger: inout BlockLedger) {
        for (unit, result) in zip(article.plan.units, article.results) {
            guard let result, unit.kind == .test, unit.parent == nil else { continue }
            let missing = result.findings.filter { $0.kind == .error }.compactMap(\.unknownName)
            for variant in unit.variants {
                guard let test = variant.first,
                    let blocks = article.plan.blocks.first(where: { $0.first?.article.file == test.article.file })
                else { continue }
                let plain = blocks.filter { $0.scope == test.scope && $0.swift.role == .plain }
                let declared = plain.reduce(into: Set<String>()) { $0.formUnion($1.syntax.declaredNames) }
                guard let name = missing.first(where: declared.contains), let script = plain.first(where: \.isScript),
                    let offset = script.syntax.scan.firstStatement
                else { continue }
                ledger.add(
                    cause: Diagnostic(
                        CompilerFault.statement(hides: name), file: script.article.file,
                        position: script.position(at: offset)), to: script)
                ledger.silence(variant)
            }
        }
    }

    private func missingModule(_ item: SwiftImport, in block: ExampleBlock) -> Diagnostic {
        Diagnostic(
            CompilerFault.missingModule(item.module), file: block.article.file,
            position: block.position(at: item.moduleOffset))
    }

    private func deceptive(_ letter: DeceptiveLetter, in block: ExampleBlock) -> Diagnostic {
        Diagnostic(
            LetterFault(letter), file: block.article.file,
            position: block.writtenPosition(at: letter.range.lowerBound),
            notes: block.letters.dropFirst().map {
                .init(
                    ExampleRemark.letter(LetterFault($0)), file: block.article.file,
                    position: block.writtenPosition(at: $0.range.lowerBound))
            })
    }

    private func isWanted(_ file: String) -> Bool { only?.contains(file) ?? true }

    /// What is wrong with the support modules that the units need.
    private func supportFindings(_ checked: [CheckedArticle]) -> [Diagnostic] {
        let blockers = Set(checked.flatMap(\.blockers.values))
        let builder = SupportBuilder(context: context)
        return context.plan.supportModules.flatMap { module -> [Diagnostic] in
            guard blockers.contains(module.name), let result = builder.result(of: module) else { return [] }
            let findings = result.findings.filter { $0.kind == .error }.map { finding in
                let (file, position) = Self.source(of: finding.place, in: module)
                return Diagnostic(
                    SupportFault.error(finding.message), file: file, position: position,
                    notes: finding.notes.map { .init(ExampleRemark.said($0.message)) })
            }
            let end = result.failure.map { output in
                Diagnostic(SupportFault.ended(output: output), file: Self.source(of: nil, in: module).file)
            }
            return findings + [end].compactMap(\.self)
        }
    }

    /// The file of a support module, the first if the compiler names none.
    private static func source(
        of place: CodePlace?, in module: PlannedSupportModule
    ) -> (file: String, position: SourcePosition?) {
        if let place, case .supportFile(let index) = place.piece {
            return (module.files[index].path, SourcePosition(line: place.line, column: place.column))
        }
        return (module.files.first?.path ?? module.name, nil)
    }
}
