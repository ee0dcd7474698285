import KeelContent

/// The compiler's diagnostics as findings in the blocks of a unit.
struct FindingReader {
    private let unit: ExampleUnit
    private let sources: UnitSources
    private let folder: String
    private let blocks: [ExampleBlock]

    /// - Parameter parent: the unit whose module this one sees; the positions of its blocks come after the unit's own.
    init(_ unit: ExampleUnit, _ sources: UnitSources, folder: String, parent: ExampleUnit? = nil) {
        self.unit = unit
        blocks = unit.blocks + (parent?.blocks ?? [])
        self.sources = sources
        self.folder = folder
    }

    func findings(_ diagnostics: [CompilerDiagnostic]) -> [UnitResult.Finding] {
        var seen: Set<UnitResult.Finding> = []
        return diagnostics.map(finding).filter { seen.insert($0).inserted }
    }

    private func finding(_ diagnostic: CompilerDiagnostic) -> UnitResult.Finding {
        var finding = single(diagnostic)
        finding.notes = diagnostic.notes.map(single)
        finding.putRedeclarationLast()
        // An error inside an expanded macro is in no file of ours; a note says where the macro was used.
        if finding.place == nil {
            finding.place = finding.notes.lazy.compactMap(\.place).first
        }
        return finding
    }

    private func single(_ diagnostic: CompilerDiagnostic) -> UnitResult.Finding {
        let kind = UnitResult.Finding.Kind(rawValue: diagnostic.kind.rawValue) ?? .error
        return UnitResult.Finding(
            kind: kind, place: place(file: diagnostic.file, line: diagnostic.line, column: diagnostic.column),
            message: diagnostic.message)
    }

    /// - Parameter file: a Markdown file, or a generated one.
    func place(file: String, line: Int, column: Int) -> UnitResult.Place? {
        if file.hasPrefix(folder) {
            guard let source = sources.files.first(where: { file == "\(folder)/\($0.name)" })?.source,
                let place = source.place(line: line)
            else { return nil }
            return UnitResult.Place(block: place.block, line: place.line, column: column)
        }
        // One line more than the code has, for what is missing at its end.
        for (position, block) in blocks.enumerated()
        where block.article.file == file && line >= block.firstLine && line <= block.firstLine + block.lineCount {
            return UnitResult.Place(block: position, line: line - block.firstLine + 1, column: column)
        }
        return nil
    }
}

extension UnitResult.Finding {
    /// The compiler reads files in an order of its own: to a reader, what comes later is the redeclaration.
    fileprivate mutating func putRedeclarationLast() {
        guard message.hasPrefix("invalid redeclaration"), let own = place,
            let index = notes.firstIndex(where: { $0.place.map { own.order < $0.order } ?? false })
        else { return }
        place = notes[index].place
        notes[index].place = own
    }
}
