/// What the words of Swift's grammar can be, found without making strings.
struct SwiftWords: Sendable {
    struct Use: OptionSet, Sendable {
        let rawValue: UInt16

        /// Reserved everywhere but after a dot and as an argument label.
        static let reserved = Use(rawValue: 1)
        /// A reserved word that is an expression by itself.
        static let value = Use(rawValue: 2)
        /// A keyword if a name, a type or another keyword follows on its line.
        static let prefix = Use(rawValue: 4)
        /// `get`, `set` and their like: keywords in the braces of a property.
        static let accessor = Use(rawValue: 8)
        /// `async`, `reasync`: after a parameter list, or before `let`.
        static let effect = Use(rawValue: 16)
        /// After `#`: conditional compilation and its like.
        static let directive = Use(rawValue: 32)
        /// Reserved, and often an argument label with a name of its own: `(for item: Item)`.
        static let label = Use(rawValue: 64)
        /// May stand before a declaration.
        static let modifier = Use(rawValue: 128)
        /// Begins a declaration.
        static let declaration = Use(rawValue: 256)
    }

    private var words = WordTable()

    static let table = SwiftWords()

    @inline(__always)
    func use(of bytes: [UInt8], _ range: Range<Int>) -> Use {
        Use(rawValue: words.value(of: bytes, range))
    }

    private init() {
        let lists: [(Use, String)] = [
            (.reserved, "as catch deinit do else fallthrough guard init inout is let repeat rethrows return"),
            (.reserved, "subscript switch throw throws try typealias var where while Any Self self super nil true"),
            (.reserved, "false associatedtype break case class continue default defer enum extension fileprivate"),
            (
                .reserved,
                "for func if import in internal operator precedencegroup private protocol public static struct"
            ),
            (.value, "self Self super nil true false Any"),
            (.label, "for in is as where while import return default repeat"),
            (.prefix, "actor any async await borrowing consume consuming convenience copy discard distributed dynamic"),
            (.prefix, "each final indirect infix isolated lazy macro mutating nonisolated nonmutating open optional"),
            (.prefix, "override package postfix prefix required sending some then unowned unsafe weak yield"),
            (.accessor, "get set willSet didSet unsafeAddress unsafeMutableAddress read modify _read _modify"),
            (.effect, "async reasync"),
            (.directive, "if elseif else endif sourceLocation warning error available unavailable"),
            (.modifier, "public internal private fileprivate open package final static lazy weak unowned override"),
            (.modifier, "mutating nonmutating indirect convenience required dynamic optional nonisolated isolated"),
            (.modifier, "consuming borrowing distributed infix prefix postfix sending class"),
            (.declaration, "import let var func struct class enum protocol actor extension typealias operator"),
            (.declaration, "precedencegroup macro init deinit subscript associatedtype"),
        ]
        for (use, list) in lists {
            for word in list.split(separator: " ") { words.insert(word.utf8, use.rawValue) }
        }
    }
}
