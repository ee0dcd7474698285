internal import KeelBase

extension TableLexer {
    mutating func lexDiff() {
        forEachLine { lexer, end in
            let line = lexer.bytes[lexer.position..<end]
            switch line.first ?? 0 {
            case "@": lexer.add(.directive, to: end)
            case "+": lexer.add(line.starts(with: "+++ ".utf8) ? .directive : .inserted, to: end)
            case "-": lexer.add(line.starts(with: "--- ".utf8) ? .directive : .deleted, to: end)
            case "d" where line.starts(with: "diff ".utf8), "i" where line.starts(with: "index ".utf8):
                lexer.add(.directive, to: end)
            default: break
            }
        }
    }

    /// `$ command`, `% command` and `> command` are commands; other lines are output.
    mutating func lexConsole() {
        forEachLine { lexer, end in
            let start = lexer.position
            guard start + 1 < end, lexer.bytes[start + 1] == " " else { return }
            switch lexer.bytes[start] {
            case "$", "%", ">", "#":
                lexer.add(.prompt, to: start + 1)
                lexer.lexCode(to: end)
            default: break
            }
        }
    }

    private mutating func forEachLine(_ body: (inout TableLexer, Int) -> Void) {
        while position < bytes.count {
            let end = lineEnd(to: bytes.count)
            body(&self, end)
            position = end + 1
        }
    }
}
