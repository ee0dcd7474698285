import KeelContent
import KeelSwift

/// What a block has other than an earlier one, line by line, of what is shown of both.
struct CodeDifference: Sendable {
    /// Indices of the lines that the earlier block lacks.
    private(set) var added: Set<Int> = []
    /// HTML of the lines that only the earlier block has, by the index of the line that they stood before.
    private var removed: [Int: [HTML]] = [:]
    /// Of those that stood after all lines that are left.
    private var removedAtEnd: [HTML] = []

    init(from before: Fence, to code: ShownCode, language: String) {
        let earlier = ShownCode(before)
        let highlighted = CodeHighlighter.highlight(earlier.code, language: language)
        let old = Self.lines(of: earlier)
        let new = Self.lines(of: code)
        var gone: Set<Int> = []
        for change in new.map(\.text).difference(from: old.map(\.text)) {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): added.insert(new[offset].index)
            }
        }
        var next = 0
        for (offset, line) in old.enumerated() {
            if gone.contains(offset) {
                let html = HTML(markup: Array(highlighted.html[highlighted.lines[line.index]]))
                // Before what has come in its place.
                if next < new.count {
                    removed[new[next].index, default: []].append(html)
                } else {
                    removedAtEnd.append(html)
                }
            } else {
                while next < new.count, added.contains(new[next].index) { next += 1 }
                next += 1
            }
        }
    }

    /// - Parameter index: of a line; `nil` for the end.
    func removed(before index: Int?, isFolded: Bool) -> HTML {
        (index.map { removed[$0] ?? [] } ?? removedAtEnd).map { line -> HTML in
            "<span class=\"line removed\(isFolded ? " folded" : "")\"><del>\(line)</del>\n</span>"
        }.joined()
    }

    private static func lines(of code: ShownCode) -> [(index: Int, text: ArraySlice<UInt8>)] {
        code.lines.enumerated().filter { code.isShown[$0.offset] }.map { ($0.offset, $0.element) }
    }
}
