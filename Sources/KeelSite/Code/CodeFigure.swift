import KeelBase
import KeelContent
import KeelSwift

/// A code block as the page shows it: a row with its file or language and its outcome, highlighted lines, the compiler's
/// messages below theirs; with marks.
struct CodeFigure: Sendable {
    let fence: Fence
    let strings: InterfaceStrings
    /// `nil`: not checked, or not since the examples have changed.
    let outcome: Report.Block?
    /// The block that this one is shown as a difference to.
    var before: Fence?

    /// `nil` for a block that isn't shown.
    func html() -> HTML? {
        if fence.swift?.isHidden == true { return nil }
        let id = id
        let code = ShownCode(fence)
        let highlighted = CodeHighlighter.highlight(code.code, language: fence.language)
        let messages = messagesByLine(code)
        let written = messages.isEmpty ? [] : code.lines
        let folding = CodeFolding(
            shown: highlighted.lines.indices.filter { code.isShown[$0] },
            marked: fence.markedLines, said: Set(messages.keys))
        var lines = HTML()
        let difference = before.map { CodeDifference(from: $0, to: code, language: fence.language) }
        let marked = Set(fence.markedLines.joined())
        var number = 0
        for (index, line) in highlighted.lines.enumerated() where code.isShown[index] {
            let isFolded = folding.folded.contains(index)
            lines += difference?.removed(before: index, isFolded: isFolded) ?? HTML()
            number += 1
            let isAdded = difference?.added.contains(index) ?? false
            lines.append(literal: isAdded ? "<span class=\"line added" : "<span class=\"line")
            if marked.contains(index + 1) { lines.append(literal: " marked") }
            if isFolded { lines.append(literal: " folded") }
            lines += "\" id=\"\(id).\(number)\">"
            lines.append(literal: isAdded ? "<ins>" : "")
            lines.append(markup: highlighted.html[line])
            lines.append(literal: isAdded ? "</ins>\n</span>" : "\n</span>")
            for message in messages[index] ?? [] { lines += CompilerWords(message, below: written[index]).html() }
        }
        lines += difference?.removed(before: nil, isFolded: false) ?? HTML()
        return """
            <figure class="code\(kind)\(folding.folded.isEmpty ? "" : " long")" id="\(id)">
            <figcaption>\(name())\(verdict())</figcaption>
            <pre tabindex="0"><code\(language)>\(lines)</code></pre>
            </figure>

            """
    }

    private var id: HTML { "\(Mark.idPrefix.html)code.\(fence.index + 1)" }

    /// What it is besides code, as a class.
    private var kind: HTML {
        if fence.language == "output" { return " output" }
        guard let outcome, outcome.verdict != .failed, outcome.verdict != .notChecked else { return "" }
        return switch fence.swift?.role {
        case .fails: " fails"
        case .warns: " warns"
        case .traps: " traps"
        default: ""
        }
    }

    private var language: HTML? {
        fence.language.isEmpty || fence.language == "output" ? nil : " class=\"language-\(fence.language)\""
    }

    private func name() -> HTML {
        if case .file(let name) = fence.swift?.role {
            return "<a class=\"file\" href=\"#\(Mark.idPrefixEncoded.html)code.\(fence.index + 1)\">\(name)</a>"
        }
        let label = fence.language == "output" ? strings[.output] : LanguageName.of(fence.language) ?? strings[.code]
        return "<span class=\"label\">\(label)</span>"
    }

    private func verdict() -> HTML? {
        if case .skip(let reason) = fence.swift?.role {
            return verdict(.skipped, "\(strings[.outcomeSkipped]): \(reason)")
        }
        return outcome.map { verdict($0.verdict, strings[$0.verdict.outcome(of: fence.swift?.role)]) }
    }

    private func verdict(_ verdict: Report.Verdict, _ words: String) -> HTML {
        "<span class=\"outcome\" data-verdict=\"\(verdict.rawValue)\">\(words)</span>"
    }

    /// By the index of the shown line that they go below.
    private func messagesByLine(_ code: ShownCode) -> [Int: [Report.Message]] {
        guard let role = fence.swift?.role, role == .fails || role == .warns, let outcome else { return [:] }
        var result: [Int: [Report.Message]] = [:]
        for message in outcome.messages {
            let place = min(max(message.line - 1, 0), code.isShown.count - 1)
            var index = place
            while index > 0, !code.isShown[index] { index -= 1 }
            var message = message
            // Its line isn't there to be pointed at.
            if index != place { message.column = nil }
            result[index, default: []].append(message)
        }
        return result
    }
}
