import KeelBase

/// The comments `// snippet.hide` and `// snippet.show`, which hide lines of a block, each on a line of its own.
enum SnippetMarkers {
    struct Fault: Equatable {
        enum Kind: Equatable {
            case unknown(String)
            /// The line of the block, from 0, that hides already.
            case hiddenAlready(line: Int)
            case shownAlready
            case neverShown
        }

        let kind: Kind
        /// Of the block, from 0.
        let line: Int
    }

    /// The lines that a reader doesn't see, from 0, and the first thing wrong with the markers.
    static func read(_ code: String) -> (hiddenLines: [Int], fault: Fault?) {
        var hidden: [Int] = []
        var hiddenFrom: Int?
        var fault: Fault?
        func report(_ kind: Fault.Kind, at line: Int) { if fault == nil { fault = Fault(kind: kind, line: line) } }

        var lines = code.utf8.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        for (index, line) in lines.enumerated() {
            guard let marker = marker(in: line) else {
                if hiddenFrom != nil { hidden.append(index) }
                continue
            }
            hidden.append(index)
            switch marker {
            case "hide":
                if let first = hiddenFrom { report(.hiddenAlready(line: first), at: index) }
                hiddenFrom = hiddenFrom ?? index
            case "show":
                if hiddenFrom == nil { report(.shownAlready, at: index) }
                hiddenFrom = nil
            default: report(.unknown(marker), at: index)
            }
        }
        if let hiddenFrom { report(.neverShown, at: hiddenFrom) }
        return (hidden, fault)
    }

    /// The word after `// snippet.`.
    private static func marker(in line: Substring.UTF8View) -> String? {
        let text = line.drop(while: \.isSpaceOrTab)
        guard text.starts(with: "//".utf8) else { return nil }
        let comment = text.dropFirst(2).drop(while: \.isSpaceOrTab)
        guard comment.starts(with: "snippet.".utf8) else { return nil }
        return String(Substring(comment.dropFirst("snippet.".utf8.count).prefix { !$0.isSpaceOrTab }))
    }
}
