import KeelBase
import KeelContent
import KeelExamples
import KeelSite

/// The view sends requests to it.
@MainActor
protocol MakeInteracting: AnyObject {
    /// Returns when the last response has been given.
    func makeSite(request: Make.Run.Request) async
    func cancel(request: Make.Cancel.Request)
}

/// The interactor sends responses to it.
@MainActor
protocol MakePresenting: AnyObject {
    func presentProgress(response: Make.Progress.Response)
    func presentFinding(response: Make.Finding.Response)
    func presentPromotion(response: Make.Promotion.Response)
    func presentLink(response: Make.Link.Response)
    func presentEnd(response: Make.Run.Response)
}

/// The presenter sends view models to it.
@MainActor
protocol MakeDisplaying: AnyObject {
    func displayProgress(viewModel: Make.Progress.ViewModel)
    func displayFinding(viewModel: Make.Finding.ViewModel)
    func displayPromotion(viewModel: Make.Promotion.ViewModel)
    func displayLink(viewModel: Make.Link.ViewModel)
    func displayEnd(viewModel: Make.Run.ViewModel)
}

/// Does the interactor's work, off the main actor.
protocol MakeWorking: Sendable {
    /// Keeps other processes out of the site while the lock lives, and clears away what a killed one left.
    @concurrent func lock(root: String) async throws -> SiteLock
    @concurrent func readCatalog(root: String) async throws -> Make.Read
    /// - Parameter texts: `nil` for all.
    @concurrent func checkExamples(
        in content: Make.Content, texts: Set<TextID>?, progress: @escaping @Sendable (Make.Progress.Response) -> Void
    ) async throws -> Make.Checked
    /// Writes what really happens into articles.
    ///
    /// - Parameter texts: those that were asked for; `nil` for all.
    /// - Returns: how many places were written in which file.
    @concurrent func promote(
        _ edits: [SourceEdit], of texts: Set<TextID>?, in catalog: Catalog
    ) async throws -> [String: Int]
    /// What the last check found, as far as it still holds.
    @concurrent func lastReport(on content: Make.Content) async throws -> Make.Checked
    /// Finds out what the site consists of and what its links lead to, and renders nothing.
    ///
    /// - Parameter isPublished: whether room for it is looked for, too.
    @concurrent func checkSite(of content: Make.Content, report: Report?, isPublished: Bool) async throws -> Make.Site
    @concurrent func render(_ site: Make.Site) async throws -> Make.Rendered
    @concurrent func publish(_ site: Make.Rendered) async throws -> StagedFolder.Changes
    /// The source line of each diagnostic, where there is one.
    @concurrent func sourceLines(of diagnostics: [Diagnostic], root: String) async -> [String?]
}

extension Make {
    struct Read: Sendable {
        /// `nil` if there is nothing to go on with; the diagnostics say why.
        var content: Content?
        var diagnostics: [Diagnostic]
    }

    /// What a run is about. The code of the articles is read and planned once.
    struct Content: Sendable {
        let catalog: Catalog
        let examples: ExamplePlan

        init(_ catalog: Catalog) {
            self.catalog = catalog
            examples = ExamplePlan(of: catalog)
        }
    }

    struct Checked: Sendable {
        var report: Report?
        var diagnostics: [Diagnostic] = []
        var tests: [ExampleTest] = []
        /// What could be written into the articles.
        var promotions: [SourceEdit] = []
        var testsRun = 0
        var testsFailed = 0
        var modulesBuilt = 0
    }

    struct Site: Sendable {
        var pages: Int
        var diagnostics: [Diagnostic]
        var externalLinks: [ExternalLink] = []
        /// Whether nobody else's files are where it would be published.
        var hasRoom = true
        /// Writes the pages beside the published ones.
        var render: @Sendable () throws -> Rendered
    }

    /// Pages that are written and not yet published; gone if they are never.
    struct Rendered: Sendable {
        /// Puts the pages in place, all or nothing.
        var publish: @Sendable () throws -> StagedFolder.Changes
    }
}
