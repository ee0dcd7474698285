internal import KeelBase

/// `30. november 2026` and `2026. 11. 30.` at the start of a line are numbered lists to CommonMark (section 5.2), and
/// so is any Estonian or German ordinal number.
extension Linter {
    mutating func checkNumberedList(_ id: Document.NodeID) {
        let list = document.nodes[id]
        guard !list.flags.contains(.parenthesis), list.firstChild >= 0 else { return }
        let item = document.nodes[Int(list.firstChild)]
        let start = Int(list.source.lowerBound)
        guard !isInsideFirstLine(of: document.parent(of: id), start) else { return }
        let digits = document.source.bytes[start...].prefix { $0.isASCIIDigit }.count
        guard digits > 0, item.firstChild >= 0 else { return }
        let number = Int(list.data)
        let isYear = digits == 4 && (1800...2199).contains(number)
        let child = document.nodes[Int(item.firstChild)]
        // Month and day, both with a stop: a list in a list's first line.
        let isNested =
            child.kind == .list && child.flags.contains(.ordered) && (1...12).contains(number)
            && (1...31).contains(child.data)
            && document.source.lineIndex(at: Int(child.source.lowerBound))
                == document.source.lineIndex(at: start)
        let isAlone = item.nextSibling < 0
        let word = firstWord(of: child)
        let isDate = isAlone && (1...31).contains(number) && Months.contains(word)
        let isOrdinal =
            isAlone && number > 1 && ["et", "de", "fi", "da", "nb"].contains(language?.primary)
            && word.first?.isLowercase == true && !followsList(id)
        guard isYear || isNested || isDate || isOrdinal else { return }
        diagnostics.append(
            Diagnostic(LintFault.numberAsList(number), in: document.source, at: start))
    }

    /// Whether a list is the start of another's item, on the same line: `2026. 11.` is reported once.
    private func isInsideFirstLine(of parent: Document.NodeID?, _ start: Int) -> Bool {
        guard let parent, document.nodes[parent].kind == .item, let outer = document.parent(of: parent),
            document.nodes[outer].flags.contains(.ordered)
        else { return false }
        let itemStart = Int(document.nodes[parent].source.lowerBound)
        return !document.source.bytes[itemStart..<max(itemStart, start)].contains("\n")
    }

    private func firstWord(of block: Document.Node) -> String {
        guard block.kind == .paragraph, block.firstChild >= 0 else { return "" }
        let first = document.nodes[Int(block.firstChild)]
        guard first.kind == .text else { return "" }
        return String(document.string(first.text).prefix { $0.isLetter })
    }

    /// Whether an earlier list of the same parent may be going on.
    private func followsList(_ id: Document.NodeID) -> Bool {
        guard let parent = document.parent(of: id) else { return false }
        return document.children(of: parent).prefix { $0 != id }.contains {
            document.nodes[$0].kind == .list && document.nodes[$0].flags.contains(.ordered)
        }
    }
}

private enum Months {
    /// In any of the languages, as a date has it; Estonian ones with their commonest endings.
    static func contains(_ word: String) -> Bool {
        let word = word.lowercased()
        if names.contains(word) { return true }
        return endings.contains { word.hasSuffix($0) && estonian.contains(String(word.dropLast($0.count))) }
    }

    private static let endings = ["il", "l", "ist", "st", "ini", "ni", "i", "iks", "ks"]
    private static let estonian: Set<String> = [
        "jaanuar", "veebruar", "märts", "aprill", "mai", "juuni", "juuli", "august", "september", "oktoober",
        "november", "detsember", "oktoobr", "novembr", "septembr", "detsembr",
    ]
    private static let names = estonian.union([
        "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "oktober", "december",
        "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября",
        "декабря", "january", "february", "march", "may", "june", "july", "october", "januar", "februar", "märz",
        "dezember",
    ])
}
