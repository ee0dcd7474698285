import KeelBase
import KeelContent
import KeelSwift

/// A code block as the page shows it: file name, outcome, highlighted lines, the compiler's messages below theirs;
/// with marks.
struct CodeFigure: Sendable {
    let fence: Fence
    let strings: InterfaceStrings
    /// `nil`: not checked, or not since the examples have changed.
    let outcome: Report.Block?

    /// `nil` for a block that isn't shown.
    func html() -> HTML? {
        if fence.swift?.isHidden == true { return nil }
        let id = id
        let code = ShownCode(fence)
        let highlighted = CodeHighlighter.highlight(code.code, language: fence.language)
        let messages = messagesByLine(code)
        var lines = HTML()
        var number = 0
        for (index, line) in highlighted.lines.enumerated() where code.isShown[index] {
            number += 1
            let isMarked = fence.markedLines.contains { $0.contains(index + 1) }
            lines.append(literal: isMarked ? "<span class=\"line marked\" id=\"" : "<span class=\"line\" id=\"")
            lines += "\(id).\(number)\">"
            lines.append(markup: highlighted.html[line])
            lines.append(literal: "\n</span>")
            for message in messages[index] ?? [] {
                let kind = message.severity.rawValue
                lines += "<span class=\"message \(kind)\" lang=\"en\">\(kind): \(message.text)</span>"
            }
        }
        let kind: HTML = fence.language == "output" ? "code output" : "code"
        return """
            <figure class="\(kind)" id="\(id)">
            \(caption())<pre tabindex="0"><code>\(lines)</code></pre>
            </figure>

            """
    }

    private var id: HTML { "\(Mark.idPrefix.html)code.\(fence.index + 1)" }

    private func caption() -> HTML? {
        var parts = HTML()
        if case .file(let name) = fence.swift?.role {
            parts += "<a class=\"file\" href=\"#\(Mark.idPrefixEncoded.html)code.\(fence.index + 1)\">\(name)</a>"
        } else if fence.language == "output" {
            parts += "<span class=\"label\">\(strings[.output])</span>"
        }
        if case .skip(let reason) = fence.swift?.role {
            parts += outcome(.skipped, "\(strings[.outcomeSkipped]): \(reason)")
        } else if let verdict = outcome?.verdict {
            parts += outcome(verdict, strings[verdict.outcome])
        }
        return parts.isEmpty ? nil : "<figcaption>\(parts)</figcaption>\n"
    }

    private func outcome(_ verdict: Report.Verdict, _ words: String) -> HTML {
        "<span class=\"outcome\" data-verdict=\"\(verdict.rawValue)\">\(words)</span>"
    }

    /// By the index of the shown line that they go below.
    private func messagesByLine(_ code: ShownCode) -> [Int: [Report.Message]] {
        guard let role = fence.swift?.role, role == .fails || role == .warns, let outcome else { return [:] }
        var result: [Int: [Report.Message]] = [:]
        for message in outcome.messages {
            var index = min(max(message.line - 1, 0), code.isShown.count - 1)
            while index > 0, !code.isShown[index] { index -= 1 }
            result[index, default: []].append(message)
        }
        return result
    }
}
