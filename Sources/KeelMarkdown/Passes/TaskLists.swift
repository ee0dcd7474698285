internal import KeelBase

/// `- [ ] text` and `- [x] text` (GitHub Flavored Markdown, section "Task list items (extension)").
///
/// The text is the checkbox's label, so the checkbox has a name without further words.
extension Document {
    mutating func markTasks() {
        for (item, _) in reachable(.item) {
            let paragraph = Int(nodes[item].firstChild)
            guard paragraph >= 0, nodes[paragraph].kind == .paragraph else { continue }
            let text = Int(nodes[paragraph].firstChild)
            guard text >= 0, nodes[text].kind == .text else { continue }
            let mark = bytes(nodes[text].text).prefix(4)
            let raw = source.bytes[Int(nodes[text].source.lowerBound)...].prefix(4)
            guard mark.count == 4, mark.elementsEqual(raw), let isDone = Self.isDone(Array(mark)) else { continue }
            nodes[text].text = nodes[text].text.lowerBound + 4..<nodes[text].text.upperBound
            nodes[text].source = nodes[text].source.lowerBound + 4..<nodes[text].source.upperBound
            var task = Node(kind: .task, flags: isDone ? .done : [], parent: -1, source: nodes[paragraph].source)
            task.firstChild = Int32(text)
            var child = text
            while child >= 0 {
                nodes[child].parent = Int32(nodes.count)
                child = Int(nodes[child].nextSibling)
            }
            insert(task, into: paragraph)
            nodes[item].flags.insert(.task)
        }
    }

    /// `nil` if it is no mark.
    private static func isDone(_ mark: [UInt8]) -> Bool? {
        guard mark[0] == "[", mark[2] == "]", mark[3] == " " else {
            return nil
        }
        switch mark[1] {
        case " ": return false
        case "x", "X": return true
        default: return nil
        }
    }
}
