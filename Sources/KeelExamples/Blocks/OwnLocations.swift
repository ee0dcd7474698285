import KeelSwift

/// The `#sourceLocation`s that an author has written into a block: from there on the compiler names other lines.
struct OwnLocations {
    private struct Segment {
        /// As it is written.
        let file: String
        /// That the compiler calls the first line of it.
        let named: Int
        /// The first line and the one past the last, of the block, from 1.
        let lines: Range<Int>
    }

    private let segments: [Segment]

    init(_ code: String) {
        var segments: [Segment] = []
        var open: (file: String, named: Int, start: Int)?
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line.contains("#sourceLocation(") {
            if let open {
                segments.append(Segment(file: open.file, named: open.named, lines: open.start..<(index + 1)))
            }
            open = Self.named(in: line).map { ($0.file, $0.line, index + 2) }
        }
        if let open, open.start <= lines.count + 1 {
            segments.append(Segment(file: open.file, named: open.named, lines: open.start..<(lines.count + 2)))
        }
        self.segments = segments
    }

    /// The line of the block, from 1, that the compiler calls by this name.
    func line(of file: String, _ line: Int) -> Int? {
        for segment in segments where segment.file == file || segment.file.unescaped == file {
            let own = segment.lines.lowerBound + line - segment.named
            if segment.lines.contains(own) { return own }
        }
        return nil
    }

    /// `#sourceLocation(file: "a.swift", line: 7)`; `nil` for one that takes it back.
    private static func named(in text: Substring) -> (file: String, line: Int)? {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3, let colon = parts[parts.count - 1].lastIndex(of: ":") else { return nil }
        let file = parts.dropFirst().dropLast().joined(separator: "\"")
        let digits = parts[parts.count - 1][colon...].dropFirst().drop { $0 == " " }.prefix(while: \.isNumber)
        return Int(digits).map { (file, $0) }
    }
}

extension String {
    fileprivate var unescaped: String {
        replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
}

extension ExampleBlock {
    var ownLocations: OwnLocations { OwnLocations(code.contains("#sourceLocation") ? code : "") }
}
