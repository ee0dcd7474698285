/// Makes Markdown of every construct, well-formed and broken; the same seed makes the same text.
struct MarkdownGenerator {
    private var state: UInt64
    private var wordCount = 0

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
    }

    /// A text of any sort, also of random bytes.
    mutating func anything() -> [UInt8] {
        switch below(10) {
        case 0: randomBytes()
        case 1...3: soup()
        default: document()
        }
    }

    /// Nested blocks with inlines in them; each word in it is there once.
    mutating func document() -> [UInt8] {
        var lines: [[UInt8]] = []
        for _ in 0...below(3) { lines += block(depth: 0) }
        let lineEnd: [UInt8] = [[10], [10], [10], [10], [13, 10], [13]][below(6)]
        var text = Array(lines.joined(separator: lineEnd))
        if below(4) > 0 { text += lineEnd }
        return text
    }

    /// Pieces of syntax in any order.
    mutating func soup() -> [UInt8] {
        var text: [UInt8] = []
        for _ in 0...below(16) {
            text += Self.pieces[below(Self.pieces.count)]
            if below(4) == 0 { text += word() }
        }
        return text
    }

    mutating func randomBytes() -> [UInt8] {
        (0..<below(40)).map { _ in
            below(2) == 0 ? UInt8(below(256)) : Self.special[below(Self.special.count)]
        }
    }

    private static let special = Array("\n\n\r\t  \0>-+*_`~#=[]()<>!&;:\\\"'/0123456789.ab".utf8)

    private static let pieces: [[UInt8]] = [
        "\n", "\n", "\n", "\n\n", "\n\n", "\r\n", "\t", " ", " ", "  ", "    ", "  \n", "\\\n", "> ", ">", "- ", "-\t",
        "* ",
        "+ ", "1. ", "2) ", "10.\t", "# ", "###### ", "##\t", " ##\n", "===\n", "---\n", "***", "___\n", "```", "```\n",
        "~~~~ swift\n", "`", "``", "` `", "*", "**", "_", "__", "***a*", "[", "]", "![", "](", "[]", "][", "(/u \"t\")",
        "(<a b>)", "(a(b)c)", "(javascript:x)", "(data:image/png;x)", "(FILE:///x 'q')", "[r]: /url \"t\"\n", "[r]",
        "[R][]",
        "[x][r]", "<", ">", "<b>", "</b>", "<br/>", "<!-- c -->", "<?php ?>", "<![CDATA[ x ]]>", "<!DOCTYPE x>",
        "<div>\n",
        "</div>\n", "<script>\n", "<pre>\n", "<a href=\"x\" b='c' d=e>", "<https://a.b/?q=1&x>", "<a@b.c>", "&amp;",
        "&ouml;",
        "&#1087;", "&#x41;", "&#0;", "&bogus;", "&", "\\", "\\*", "\\[", "\\&amp;", "\"", "'", "(", ")", "!", ":", "é",
        "값",
        "“x”", "\u{A0}", "\u{2003}", "\0", "\u{FEFF}",
    ].map { Array($0.utf8) }

    // MARK: Blocks

    private mutating func block(depth: Int) -> [[UInt8]] {
        if depth < 4, below(3) == 0 { return container(depth: depth) }
        let indent = [UInt8](repeating: 32, count: [0, 0, 0, 1, 2, 3][below(6)])
        switch below(10) {
        case 0:
            return [
                indent + Array(repeating: 35, count: 1 + below(6)) + [32] + inlines()
                    + [[], Array(" ##".utf8)][below(2)]
            ]
        case 1: return paragraph(indent) + [indent + Array(["===", "---", "=", "-----  "][below(4)].utf8)]
        case 2: return [indent + Array(["---", "***", "_ _ _", "* * *", "-\t-\t-"][below(5)].utf8)]
        case 3: return fence(indent)
        case 4:
            return [[]]
                + (0...below(3)).map { _ in
                    [[32, 32, 32, 32], [9], [32, 9], [32, 32, 32, 32, 32]][below(4)] + code()
                }
        case 5: return html(indent) + [[]]
        case 6: return [indent + definition()] + (below(2) == 0 ? paragraph(indent) : [[]])
        case 7: return [[]]
        default: return paragraph(indent) + (below(2) == 0 ? [[]] : [])
        }
    }

    private mutating func container(depth: Int) -> [[UInt8]] {
        var inner: [[UInt8]] = []
        for _ in 0...below(2) { inner += block(depth: depth + 1) }
        let first: String
        let rest: String
        switch below(9) {
        case 0: (first, rest) = ("> ", "> ")
        case 1: (first, rest) = (">", ">")
        case 2: (first, rest) = ("- ", "  ")
        case 3: (first, rest) = ("-\t", "\t")
        case 4: (first, rest) = ("* ", "\t")
        case 5: (first, rest) = ("1. ", "   ")
        case 6: (first, rest) = ("12)\t", "    ")
        case 7: (first, rest) = ("  +   ", "      ")
        default: (first, rest) = (">\t", ">\t")
        }
        var lines: [[UInt8]] = []
        for (index, line) in inner.enumerated() {
            // Now and then a line goes without its prefix: a lazy continuation, or the container's end.
            let prefix = index == 0 ? first : below(12) == 0 ? "" : line.isEmpty && below(2) == 0 ? "" : rest
            lines.append(Array(prefix.utf8) + line)
        }
        return lines
    }

    private mutating func paragraph(_ indent: [UInt8]) -> [[UInt8]] {
        var lines = [indent + inlines()]
        for _ in 0..<below(3) { lines.append([[], [32], [32, 32, 32, 32], [9]][below(4)] + inlines()) }
        return lines
    }

    private mutating func fence(_ indent: [UInt8]) -> [[UInt8]] {
        let fence = Array(["```", "~~~", "`````"][below(3)].utf8)
        var lines = [indent + fence + Array(["", "swift", " swift run", "  a&amp;b \\*", "\tx"][below(5)].utf8)]
        for _ in 0..<below(4) { lines.append([[], indent, [32], [32, 32, 32, 32, 32], [9]][below(5)] + code()) }
        if below(5) > 0 { lines.append(indent + fence + [[], [32], [9]][below(3)]) }
        return lines
    }

    private mutating func code() -> [UInt8] {
        below(4) == 0 ? [] : word() + Array(["", " {", "\t// <&>", "  ", " \"x\"", "\0"][below(6)].utf8)
    }

    private mutating func html(_ indent: [UInt8]) -> [[UInt8]] {
        switch below(5) {
        case 0: [indent + Array("<div>".utf8), word(), Array("</div>".utf8)]
        case 1: [indent + Array("<!-- ".utf8) + word(), [], word() + Array("-->".utf8)]
        case 2: [indent + Array("<script>".utf8), word() + Array("&<".utf8), Array("</script>".utf8)]
        case 3: [indent + Array("<x-y a='b'>".utf8), word()]
        default: [indent + Array("<?".utf8) + word() + Array("?>".utf8)]
        }
    }

    private mutating func definition() -> [UInt8] {
        Array(["[r]: /url", "[s]: <a b> 'title'", "[t]:\n/x\n\"tit\nle\"", "[r]: /u (t) x", "[\\]]: x"][below(5)].utf8)
    }

    // MARK: Inlines

    private mutating func inlines() -> [UInt8] {
        var text: [UInt8] = []
        for index in 0...below(5) {
            if index > 0, below(5) > 0 { text.append(32) }
            text += inline(depth: 0)
        }
        return text + Array(["", "", "", "  ", "\\", " \t"][below(6)].utf8)
    }

    private mutating func inline(depth: Int) -> [UInt8] {
        if depth > 2 { return word() }
        switch below(20) {
        case 0: return [42] + inline(depth: depth + 1) + [42]
        case 1: return [42, 42] + inline(depth: depth + 1) + [42, 42]
        case 2: return [95] + inline(depth: depth + 1) + [95]
        case 3: return [96] + word() + [96]
        case 4: return Array("`` ".utf8) + word() + Array("` ``".utf8)
        case 5, 6: return [91] + inline(depth: depth + 1) + [93] + tail()
        case 7: return [33, 91] + inline(depth: depth + 1) + [93] + tail()
        case 8: return Array("<http://".utf8) + word() + Array("?a&amp;b>".utf8)
        case 9: return Array("<i>".utf8) + word() + Array("</i>".utf8)
        case 10: return Array("\\".utf8) + [Self.special[below(Self.special.count)]] + word()
        case 11:
            return Array(["&copy;", "&nbsp;", "&#x41;", "&", "&x;", "&lt", "&NotEqualTilde;"][below(7)].utf8) + word()
        case 12: return Self.pieces[below(Self.pieces.count)] + word()
        case 13: return Array(["값은", "Öö", "это", "“x”", "…"][below(5)].utf8) + word()
        case 14: return word() + [10, 62, 32] + word()
        case 15: return word() + [10] + word()
        default: return word()
        }
    }

    private mutating func tail() -> [UInt8] {
        Array(
            [
                "(/url)", "(/url \"ti tle\")", "(<a b>)", "(\n/url\n'a\nb'\n)", "()", "[r]", "[]", "", "[t]",
                "(a\\)b (c\\)d))",
                "(/u \"a\\\\\" x\")", "[s] (x)", "(javascript:a)", "(x \"unclosed)", "(a(b(c)))",
            ][below(15)].utf8)
    }

    /// One that comes once in the text.
    private mutating func word() -> [UInt8] {
        wordCount += 1
        var word: [UInt8] = [119]
        var divisor = wordCount < 10 ? 1 : wordCount < 100 ? 10 : 100
        while divisor > 0 {
            word.append(UInt8(48 + wordCount / divisor % 10))
            divisor /= 10
        }
        word.append(119)
        return word
    }

    private mutating func below(_ limit: Int) -> Int {
        // splitmix64
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int(truncatingIfNeeded: ((mixed ^ (mixed >> 31)) >> 1) % UInt64(limit))
    }
}
