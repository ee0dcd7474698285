internal import KeelBase

/// Web and e-mail addresses without angle brackets (GitHub Flavored Markdown, section "Autolinks (extension)").
extension Document {
    mutating func linkBareAddresses() {
        for (node, isInLink) in reachable(.text) where !isInLink {
            let text = bytes(nodes[node].text)
            guard Self.mayHoldAddress(text) else { continue }
            let start = Int(nodes[node].source.lowerBound)
            let before = start > 0 ? Neighbour(before: start, in: source.bytes) : .space
            let found = AddressScanner(text: Array(text), before: before, byteBefore: byteBefore(start)).addresses()
            guard !found.isEmpty else { continue }
            let count = text.count
            var cuts: [Int] = []
            var owners: [Int: AddressScanner.Address] = [:]
            for address in found {
                if cuts.last != address.range.lowerBound { cuts.append(address.range.lowerBound) }
                owners[cuts.count] = address
                if address.range.upperBound < count { cuts.append(address.range.upperBound) }
            }
            let pieces = split(node, at: cuts, places: TextPlaces(self, node))
            for (piece, address) in owners { makeLink(pieces[piece], prefix: address.prefix) }
        }
    }

    /// Every address has one of `:`, `@` and `ww`.
    private static func mayHoldAddress(_ text: ArraySlice<UInt8>) -> Bool {
        text.withUnsafeBufferPointer { text in
            var previous: UInt8 = 0
            for byte in text {
                if byte == ":" || byte == "@" || byte == "w" && previous == "w" { return true }
                previous = byte
            }
            return false
        }
    }

    private func byteBefore(_ offset: Int) -> UInt8? { offset > 0 ? source.bytes[offset - 1] : nil }

    private mutating func makeLink(_ node: NodeID, prefix: StaticString) {
        let text = nodes[node]
        var destination: [UInt8] = []
        destination.append(prefix)
        destination += bytes(text.text)
        nodes[node].kind = .link
        nodes[node].flags = .autolink
        nodes[node].text = append(destination)
        var child = text
        child.nextSibling = -1
        insert(child, into: node)
    }
}
