internal import KeelBase

extension TreeReader {
    /// Reads the content of the definitions into nodes that are linked to nothing yet.
    mutating func readFootnotes(_ definitions: inout FootnoteDefinitions) {
        var (text, origins, firstLines) = definitions.list()
        text += definitions.rest
        places.origins = origins
        for index in definitions.all.indices {
            let offset = Int32(definitions.all[index].offset)
            document.nodes.append(Document.Node(kind: .footnote, parent: -1, source: offset..<offset))
            definitions.all[index].node = document.nodes.count - 1
        }
        CMark.parse(text) { root in
            var item = root?.firstChild?.firstChild
            while let current = item {
                if let index = firstLines[current.startLine] {
                    let definition = definitions.all[index]
                    places.openNote(line: definition.lines.lowerBound, scanner: definitions.scanner(for: definition))
                    open = [(Int32(definition.node), -1)]
                    read(current, includingRoot: false)
                    places.close()
                    end(definition.node, with: open.last?.lastChild ?? -1)
                }
                item = current.next
            }
        }
        open = []
        places.origins = []
    }
}
