internal import KeelBase

extension Document {
    /// The children of a node, in order.
    package struct Children: Sequence, IteratorProtocol {
        let document: Document
        var upcoming: Int32

        package mutating func next() -> NodeID? {
            guard upcoming >= 0 else { return nil }
            defer { upcoming = document.nodes[Int(upcoming)].nextSibling }
            return Int(upcoming)
        }
    }

    /// Entering or leaving a node. Nodes without children are entered and left as well.
    package struct Event: Sendable {
        package let node: NodeID
        package let isEntering: Bool
    }

    /// A node and all below it, depth first, without recursion.
    package struct Walk: Sequence, IteratorProtocol {
        let document: Document
        let root: NodeID
        var upcoming: Event?

        package mutating func next() -> Event? {
            guard let event = upcoming else { return nil }
            let node = document.nodes[event.node]
            if event.isEntering {
                upcoming =
                    node.firstChild >= 0
                    ? Event(node: Int(node.firstChild), isEntering: true) : Event(node: event.node, isEntering: false)
            } else if event.node == root {
                upcoming = nil
            } else {
                upcoming =
                    node.nextSibling >= 0
                    ? Event(node: Int(node.nextSibling), isEntering: true)
                    : Event(node: Int(node.parent), isEntering: false)
            }
            return event
        }
    }

    package func children(of node: NodeID) -> Children {
        Children(document: self, upcoming: nodes[node].firstChild)
    }

    package func walk(from root: NodeID = 0) -> Walk {
        Walk(document: self, root: root, upcoming: Event(node: root, isEntering: true))
    }

    package func parent(of node: NodeID) -> NodeID? {
        nodes[node].parent >= 0 ? Int(nodes[node].parent) : nil
    }

    /// A piece of `buffer`.
    package func bytes(_ range: Range<Int32>) -> ArraySlice<UInt8> {
        buffer[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    /// A piece of `buffer`; what is not UTF-8 becomes U+FFFD.
    package func string(_ range: Range<Int32>) -> String {
        String(decoding: bytes(range), as: UTF8.self)
    }

    /// The text of a node and all below it: code and image descriptions included, raw HTML not, line breaks as spaces,
    /// blocks separated by line ends.
    package func plainText(of node: NodeID) -> String {
        var text: [UInt8] = []
        for event in walk(from: node) {
            let node = nodes[event.node]
            switch node.kind {
            case .text, .code, .codeBlock:
                if event.isEntering { text += bytes(node.text) }
            case .softBreak, .lineBreak:
                if event.isEntering { text.append(UInt8(ascii: " ")) }
            case .paragraph, .heading, .tableCell:
                if !event.isEntering { text.append(UInt8(ascii: "\n")) }
            default: break
            }
        }
        while text.last == "\n" { text.removeLast() }
        return String(decoding: text, as: UTF8.self)
    }
}

extension Document {
    /// Appends text to the buffer and gives its range there.
    mutating func append(_ text: some Collection<UInt8>) -> Range<Int32> {
        let start = Int32(buffer.count)
        buffer.append(contentsOf: text)
        return start..<Int32(buffer.count)
    }
}
