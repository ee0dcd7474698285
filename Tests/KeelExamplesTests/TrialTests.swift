import Foundation
import KeelBase
import KeelContent
import KeelExamples
import Testing

@Test(.enabled(if: ProcessInfo.processInfo.environment["SITE"] != nil)) func trial() async throws {
    let root = ProcessInfo.processInfo.environment["SITE"]!
    let (catalog, diagnostics) = Catalog.load(root: root)
    print(diagnostics.details)
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = try await ExampleChecker(catalog: catalog!).check { print($0) }
    print(outcome.diagnostics.details)
    print(
        outcome.blocks, "tests", outcome.testsRun, outcome.testsFailed, "built", outcome.modulesBuilt, clock.now - start
    )
    for (file, article) in outcome.report.articles.sorted(by: { $0.key < $1.key }) {
        print(file, article.blocks.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.verdict)" })
    }
}
