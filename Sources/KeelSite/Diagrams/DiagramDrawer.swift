import Foundation
import KeelBase
package import KeelContent
import KeelMarkdown

/// Has Graphviz draw the diagrams of a catalog that were not drawn before.
package struct DiagramDrawer: Sendable {
    private let catalog: Catalog
    private let program: String
    /// Seconds for one diagram.
    private let timeout: Double
    private let store: DiagramStore

    package init(catalog: Catalog, program: String = "dot", timeout: Double = 30) {
        self.catalog = catalog
        self.program = program
        self.timeout = timeout
        store = DiagramStore(folder: catalog.layout.diagrams)
    }

    /// - Throws: `FileSystemError` when nothing can be written, `CancellationError`.
    package func draw() async throws -> Diagrams {
        let jobs = jobs()
        var diagrams = Diagrams()
        diagrams.diagnostics = sequenceFindings()
        var missing: [Job] = []
        for job in jobs {
            if let svg = store.load(job.key) {
                diagrams.drawings[job.code] = DiagramDrawing(svg: svg)
            } else {
                missing.append(job)
            }
        }
        if !missing.isEmpty {
            guard Program.find(program) != nil else {
                diagrams.diagnostics += missing.flatMap { job in job.places.map { $0.diagnostic(.noProgram(program)) } }
                return diagrams
            }
            try FileSystem.makeDirectory(store.folder)
            for (job, drawn) in try await draw(missing) {
                if let svg = drawn.svg { diagrams.drawings[job.code] = DiagramDrawing(svg: svg) }
                if let said = drawn.fault {
                    diagrams.diagnostics += job.places.map { $0.diagnostic(said.fault, line: said.line) }
                }
            }
        }
        if FileSystem.isDirectory(store.folder) { store.keepOnly(Set(jobs.map(\.key))) }
        return diagrams
    }

    /// Those that Keel draws itself are drawn with their page.
    private func sequenceFindings() -> [Diagnostic] {
        catalog.articles.flatMap(\.articles).filter { !$0.frontMatter.isDraft }.flatMap { article in
            article.fences.filter { $0.language == "sequence" }.compactMap { fence in
                do throws(SequenceFault) {
                    _ = try SequenceDiagram(fence.block.code)
                    return nil
                } catch {
                    let place = DiagramPlace(source: article.source, block: fence.block)
                    return place.diagnostic(.sequence(error.kind), line: error.line)
                }
            }
        }
    }

    /// A diagram, and where it stands.
    private struct Job: Sendable {
        let code: String
        let key: Digest
        var places: [DiagramPlace]
    }

    private struct Drawn: Sendable {
        var svg: [UInt8]?
        var fault: DotFault?
    }

    private func jobs() -> [Job] {
        var jobs: [Job] = []
        var indices: [String: Int] = [:]
        for article in catalog.articles.flatMap(\.articles) where !article.frontMatter.isDraft {
            for fence in article.fences where fence.language == "dot" {
                let place = DiagramPlace(source: article.source, block: fence.block)
                if let index = indices[fence.block.code] {
                    jobs[index].places.append(place)
                } else {
                    indices[fence.block.code] = jobs.count
                    let key = Digest(parts: Self.arguments + [fence.block.code])
                    jobs.append(Job(code: fence.block.code, key: key, places: [place]))
                }
            }
        }
        return jobs
    }

    /// All diagrams alike, until one says otherwise: rounded boxes, room between them. The letters that room is made for
    /// are larger than those that are drawn (`SVGRewriter`), so that no label touches a line in a wider font.
    private static let arguments = [
        "-Tsvg", "-Gbgcolor=transparent", "-Gfontname=Helvetica", "-Nfontname=Helvetica", "-Efontname=Helvetica",
        "-Gnodesep=0.55", "-Granksep=0.65", "-Gpad=0.05", "-Gfontsize=16", "-Nfontsize=16", "-Efontsize=15.500",
        "-Nshape=box", "-Nstyle=rounded,filled", "-Nfillcolor=lightgray", "-Nmargin=0.2,0.1", "-Nheight=0.45",
        "-Gstyle=rounded", "-Epenwidth=1.6", "-Earrowsize=0.8",
    ]

    private func draw(_ jobs: [Job]) async throws -> [(Job, Drawn)] {
        try await withThrowingTaskGroup(of: (Int, Drawn).self) { group in
            var results = [Drawn?](repeating: nil, count: jobs.count)
            for (index, job) in jobs.enumerated() {
                if index >= ProcessInfo.processInfo.activeProcessorCount, let (done, drawn) = try await group.next() {
                    results[done] = drawn
                }
                group.addTask { (index, try await draw(job)) }
            }
            for try await (done, drawn) in group { results[done] = drawn }
            return zip(jobs, results).map { ($0, $1 ?? Drawn()) }
        }
    }

    private func draw(_ job: Job) async throws -> Drawn {
        let input = store.path(job.key, "dot")
        try FileSystem.write(Array(job.code.utf8), to: input)
        defer { try? FileSystem.remove(input) }
        // Nothing but the file that is named: a diagram must not read others.
        let result = try await Program(
            program, Self.arguments + [input], environment: ["GV_FILE_PATH": "/nonexistent"], directory: store.folder
        ).run(timeout: timeout)
        try Task.checkCancellation()
        let fault = DotFault(result, input: input, timeout: timeout)
        guard result.succeeded, !result.output.isEmpty else {
            return Drawn(fault: fault ?? DotFault(.nothingDrawn(result.ending)))
        }
        // What is doubtful is drawn, and said, again each time.
        if fault == nil { try store.save(result.output, job.key) }
        return Drawn(svg: result.output, fault: fault)
    }
}
