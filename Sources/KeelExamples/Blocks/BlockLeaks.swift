import KeelSwift

extension BlockSyntax {
    /// Names, operators included, that other files of the same module would see, even if they did not mean to.
    ///
    /// `nil` if the block changes what others mean without a name: by conformances, initializers and subscripts of
    /// types that are not its own, by macros, by declaring operators, or by being the program.
    var leakedNames: Set<String>? {
        guard !scan.hasMain, !scan.declaresOperators else { return nil }
        let significant = significant
        let items = scan.items.map { item in
            (kind: item.kind, tokens: significant.filter { item.range.contains($0.range.lowerBound) })
        }
        var names: Set<String> = []
        var own: Set<String> = []
        for case (.declaration(let introducer), let inside) in items {
            guard let name = name(after: introducer, in: inside) else { return nil }
            if introducer == "macro" { return nil }
            if introducer != "extension" { names.insert(name) }
            if Self.typeIntroducers.contains(introducer) { own.insert(name) }
        }
        for (kind, inside) in items {
            names.formUnion(operators(in: inside))
            switch kind {
            case .macro: return nil
            case .importDeclaration: break
            // What a script's statements bind may be its globals.
            case .statement, .declaration("let"), .declaration("var"): names.formUnion(bound(in: inside))
            case .declaration("extension"):
                guard let name = name(after: "extension", in: inside), !own.contains(name) else { continue }
                if reachesWithoutName(inside) { return nil }
                names.formUnion(declared(in: inside))
                names.formUnion(bound(in: inside))
            case .declaration: break
            }
        }
        return names
    }

    /// The words that may mean something that another file declares.
    var mentionedNames: Set<String> {
        let kinds: Set<Token.Kind> = [.identifier, .type, .operator]
        return Set(tokens.filter { kinds.contains($0.kind) }.map { text($0).replacing("`", with: "") })
    }

    private static let typeIntroducers: Set<String> = ["struct", "class", "enum", "actor", "protocol"]

    private func name(after introducer: String, in tokens: [Token]) -> String? {
        guard let index = tokens.firstIndex(where: { text($0) == introducer }), index + 1 < tokens.count else {
            return nil
        }
        return text(tokens[index + 1]).replacing("`", with: "")
    }

    /// Whether an extension adds what is used without its name.
    private func reachesWithoutName(_ tokens: [Token]) -> Bool {
        if tokens.prefix(while: { text($0) != "{" }).contains(where: { text($0) == ":" }) { return true }
        return !operators(in: tokens).isEmpty
            || tokens.contains { ["init", "subscript", "callAsFunction"].contains(text($0)) }
    }

    /// Operators that functions are declared for.
    private func operators(in tokens: [Token]) -> Set<String> {
        let pairs = zip(tokens, tokens.dropFirst())
        return Set(pairs.filter { text($0.0) == "func" && $0.1.kind == .operator }.map { text($0.1) })
    }

    /// All names that `let` and `var` introduce, in patterns and lists as well, and some that they don't.
    private func bound(in tokens: [Token]) -> Set<String> {
        var names: Set<String> = []
        var isName = false
        var depth = 0
        for token in tokens {
            switch text(token) {
            case "let", "var": (isName, depth) = (true, 0)
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "=", ":", "in": isName = isName && depth > 0
            case "," where depth == 0: isName = true
            case let word where isName && token.kind != .keyword: names.insert(word.replacing("`", with: ""))
            default: break
            }
        }
        return names.union(declared(in: tokens))
    }
}
