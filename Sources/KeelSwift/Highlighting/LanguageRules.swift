/// What the table-driven lexer knows of a language.
struct LanguageRules: Sendable {
    struct StringRule: Sendable {
        var quote: [UInt8]
        var hasEscapes = true
        var isMultiline = false

        init(_ quote: String, escapes: Bool = true, multiline: Bool = false) {
            self.quote = Array(quote.utf8)
            hasEscapes = escapes
            isMultiline = multiline
        }
    }

    /// How a line is read before anything else.
    enum LineForm: Sendable {
        case code
        /// Kinds by the line's first characters.
        case diff
        /// Commands after a prompt; all else is output.
        case console
        case markup
    }

    var lineForm = LineForm.code
    var lineComments: [[UInt8]] = []
    /// A line comment begins a line or follows white space.
    var commentsNeedSpace = false
    var blockComment: (open: [UInt8], close: [UInt8])?
    var strings: [StringRule] = []
    /// A quotation mark inside a word opens nothing.
    var quotesNeedSpace = false
    var keywords = WordTable("")
    /// Besides letters, digits and `_`.
    var wordCharacters = ""
    var hasTypes = false
    /// A word or string before a colon is a key.
    var hasKeys = false
    /// The colon of a key must be followed by white space.
    var keyNeedsSpace = false
    var hasVariables = false
    /// `#include` at the start of a line, `@media`.
    var directiveStart: Unicode.Scalar?

    static let named: [String: LanguageRules] = {
        let languages: [([String], LanguageRules)] = [
            (["json", "json5", "jsonc"], json), (["yaml", "yml"], yaml), (["sh", "bash", "zsh", "shell"], shell),
            (["console", "terminal"], console), (["diff", "patch"], diff),
            (["xml", "html", "xhtml", "svg", "plist"], markup), (["css"], css),
            (["js", "javascript", "mjs", "ts", "typescript"], script), (["c", "h", "cpp", "c++", "objc"], c),
        ]
        return Dictionary(
            languages.flatMap { names, rules in names.map { ($0, rules) } }, uniquingKeysWith: { first, _ in first })
    }()
}

extension LanguageRules {
    private static let slashes = [Array("//".utf8)]
    private static let slashStar = (open: Array("/*".utf8), close: Array("*/".utf8))

    static let json = LanguageRules(
        lineComments: slashes, blockComment: slashStar, strings: [StringRule("\"")],
        keywords: WordTable("true false null"), hasKeys: true)

    static let yaml = LanguageRules(
        lineComments: [Array("#".utf8)], commentsNeedSpace: true,
        strings: [StringRule("\""), StringRule("'", escapes: false)],
        quotesNeedSpace: true, keywords: WordTable("true false null yes no on off --- ..."), wordCharacters: "-./",
        hasKeys: true, keyNeedsSpace: true)

    static let shell = LanguageRules(
        lineComments: [Array("#".utf8)], commentsNeedSpace: true,
        strings: [StringRule("\"", multiline: true), StringRule("'", escapes: false, multiline: true)],
        keywords: WordTable(
            "if then else elif fi for while until do done case esac in function return exit export local cd echo set "
                + "source sudo test shift trap unset readonly"),
        wordCharacters: "-./", hasVariables: true)

    static let console: LanguageRules = {
        var rules = shell
        rules.lineForm = .console
        return rules
    }()

    static let diff = LanguageRules(lineForm: .diff)

    static let markup = LanguageRules(lineForm: .markup, strings: [])

    static let css = LanguageRules(
        blockComment: slashStar, strings: [StringRule("\""), StringRule("'")], keywords: WordTable("!important"),
        wordCharacters: "-!", hasKeys: true, keyNeedsSpace: true, directiveStart: "@")

    static let script = LanguageRules(
        lineComments: slashes, blockComment: slashStar,
        strings: [StringRule("\""), StringRule("'"), StringRule("`", multiline: true)],
        keywords: WordTable(
            "async await break case catch class const continue default delete do else export extends false finally "
                + "for from function if import in instanceof let new null of return static super switch this throw true "
                + "try typeof undefined var void while yield interface type enum implements readonly as"),
        wordCharacters: "$", hasTypes: true)

    static let c = LanguageRules(
        lineComments: slashes, blockComment: slashStar, strings: [StringRule("\""), StringRule("'")],
        keywords: WordTable(
            "auto break case char const continue default do double else enum extern float for goto if inline int long "
                + "register restrict return short signed sizeof static struct switch typedef union unsigned void "
                + "volatile while bool true false NULL nullptr class namespace new delete public private protected "
                + "template this throw try catch using virtual"),
        hasTypes: true, directiveStart: "#")
}
