import KeelBase

/// Lines of the files that diagnostics are about; each file is read once.
struct SourceLines {
    let root: String
    private var sources: [String: SourceText?] = [:]

    init(root: String) {
        self.root = root
    }

    /// Without its end and without a byte-order mark.
    mutating func line(of diagnostic: Diagnostic) -> String? {
        guard let line = diagnostic.position?.line, let source = source(diagnostic.file),
            source.lineStarts.indices.contains(line - 1)
        else { return nil }
        var bytes = source.bytes[source.lineRange(line - 1)]
        if line == 1 { bytes = bytes.dropFirst(source.byteOrderMarkLength) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func source(_ file: String) -> SourceText? {
        if let known = sources[file] { return known }
        let source = (try? FileSystem.read("\(root)/\(file)")).map { SourceText(path: file, bytes: $0) }
        sources.updateValue(source, forKey: file)
        return source
    }
}
