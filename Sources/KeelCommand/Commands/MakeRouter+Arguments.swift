import KeelContent

extension MakeRouter {
    convenience init(
        _ goal: Make.Goal, _ arguments: Arguments, _ surroundings: Surroundings
    ) throws(UsageError) {
        let (format, output) = (try arguments.format, surroundings.output)
        let request = try Make.Run.Request(goal, arguments)
        let shown: any MakeView =
            switch format {
            case .terminal: TerminalView(output: output, style: surroundings.style)
            case .json: JSONLinesView(output: output)
            case .github: GitHubView(output: output, root: request.root)
            }
        let view = try arguments.single(.junit).map { JUnitView(beside: shown, path: $0, output: output) } ?? shown
        self.init(request, view: view, worker: SiteWorker())
    }
}

extension Make.Run.Request {
    init(_ goal: Make.Goal, _ arguments: Arguments) throws(UsageError) {
        // Only what is promoted is named without an option.
        let filters = goal == .promote ? try arguments.named : try arguments.selections
        if goal != .promote { try arguments.refuseOperands() }
        self.init(
            goal: goal, root: try arguments.root,
            part: SitePart(filters: filters, shard: try Shard(arguments)), isStrict: arguments.has(.strict),
            listsExternalLinks: arguments.has(.externalLinks))
    }
}

extension Shard {
    init?(_ arguments: Arguments) throws(UsageError) {
        guard let text = try arguments.single(.shard) else { return nil }
        guard let shard = Shard(text) else {
            throw .wrongValue(option: Option.shard.name, value: text, allowed: ["1/3", "2/3", "3/3"])
        }
        self = shard
    }
}
