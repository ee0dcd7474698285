import KeelContent

/// The compiler's diagnostics as findings in the blocks of a unit, and in those of the module that it sees.
struct FindingReader {
    private let unit: ExampleUnit
    private let parent: ExampleUnit?
    private let sources: UnitSources
    private let folder: String

    /// - Parameter parent: the unit whose module this one sees.
    init(_ unit: ExampleUnit, _ sources: UnitSources, folder: String, parent: ExampleUnit? = nil) {
        self.unit = unit
        self.parent = parent
        self.sources = sources
        self.folder = folder
    }

    func findings(_ diagnostics: [CompilerDiagnostic]) -> [CompilerFinding] {
        var seen: Set<CompilerFinding> = []
        return diagnostics.map(finding).filter { seen.insert($0).inserted }
    }

    private func finding(_ diagnostic: CompilerDiagnostic) -> CompilerFinding {
        var finding = single(diagnostic)
        finding.notes = diagnostic.notes.map(single)
        finding.putRedeclarationLast()
        // An error inside an expanded macro is in no file of ours; a note says where the macro was used.
        if finding.place == nil {
            finding.place = finding.notes.lazy.compactMap(\.place).first
        }
        return finding
    }

    private func single(_ diagnostic: CompilerDiagnostic) -> CompilerFinding {
        CompilerFinding(
            kind: diagnostic.kind,
            place: place(file: diagnostic.file, line: diagnostic.line, column: diagnostic.column),
            message: diagnostic.message)
    }

    /// - Parameter file: a Markdown file, or a generated one.
    func place(file: String, line: Int, column: Int) -> CodePlace? {
        if file.hasPrefix(folder) {
            guard let source = sources.files.first(where: { file == "\(folder)/\($0.name)" })?.source,
                let place = source.place(line: line)
            else { return nil }
            return CodePlace(piece: .block(place.block), line: place.line, column: column)
        }
        if let (position, line) = Self.find(file, line, in: unit.blocks) {
            return CodePlace(piece: .block(position), line: line, column: column)
        }
        return Self.find(file, line, in: parent?.blocks ?? []).map {
            CodePlace(piece: .moduleBlock($0.position), line: $0.line, column: column)
        }
    }

    private static func find(
        _ file: String, _ line: Int, in blocks: [ExampleBlock]
    ) -> (position: Int, line: Int)? {
        // One line more than the code has, for what is missing at its end.
        for (position, block) in blocks.enumerated() {
            let isIn = file == block.article.file || file == block.fileInDirective
            if isIn, (block.firstLine...(block.firstLine + block.lineCount)).contains(line) {
                return (position, line - block.firstLine + 1)
            }
        }
        // Places that the author has named otherwise.
        for (position, block) in blocks.enumerated() {
            if let line = block.ownLocations.line(of: file, line) { return (position, line) }
        }
        return nil
    }
}

extension CompilerFinding {
    /// The compiler reads files in an order of its own: to a reader, what comes later is the redeclaration.
    fileprivate mutating func putRedeclarationLast() {
        guard message.hasPrefix("invalid redeclaration"), let own = place,
            let index = notes.firstIndex(where: { $0.place.map { own.order < $0.order } ?? false })
        else { return }
        place = notes[index].place
        notes[index].place = own
    }
}
