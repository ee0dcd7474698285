import KeelBase
import KeelContent

/// Divides an article's blocks into scopes, and each scope into its module, script, tests and single blocks.
///
/// Languages whose code is the same share a unit. The source language comes first, so that findings about
/// shared code are reported there.
struct ScopeReader {
    /// - Parameter blocks: the blocks to be compiled of each of `translations.articles`.
    static func units(
        of translations: Translations, blocks: [[ExampleBlock]]
    ) -> [UnnamedUnit] {
        let source = translations.articles.firstIndex { $0.language == translations.sourceLanguage } ?? 0
        let order = [source] + translations.articles.indices.filter { $0 != source }
        var scopes: [String?] = []
        var seen: Set<String?> = []
        for block in order.lazy.flatMap({ blocks[$0] }) where seen.insert(block.scope).inserted {
            scopes.append(block.scope)
        }
        var reader = ScopeReader(translations: translations)
        reader.addUnclosed(order.map { blocks[$0].filter(\.isUnclosed) })
        let languages = order.map { Dictionary(grouping: blocks[$0].filter { !$0.isUnclosed }, by: \.scope) }
        for scope in scopes {
            reader.add(scope, languages.map { ScopeParts($0[scope] ?? []) })
        }
        return reader.units
    }

    private let translations: Translations
    private var units: [UnnamedUnit] = []

    private init(translations: Translations) {
        self.translations = translations
    }

    private mutating func add(_ scope: String?, _ languages: [ScopeParts]) {
        // The module that each language's other blocks see.
        var modules = [Int?](repeating: nil, count: languages.count)
        for members in Self.alike(Array(languages.indices), in: languages.map(\.module)) {
            for member in members { modules[member] = units.count }
            append(.module, scope, members.map { languages[$0].module }, parent: nil)
        }
        var families: [[Int]] = []
        for language in languages.indices {
            if let family = families.firstIndex(where: { modules[$0[0]] == modules[language] }) {
                families[family].append(language)
            } else {
                families.append([language])
            }
        }
        for family in families {
            let parent = modules[family[0]]
            for members in Self.alike(family, in: languages.map(\.tests)) {
                append(.test, scope, members.map { languages[$0].tests }, parent: parent)
            }
            for members in Self.alike(family, in: languages.map(\.script)) {
                append(.script, scope, members.map { languages[$0].script }, parent: parent)
            }
            let count = family.map { languages[$0].singles.count }.max() ?? 0
            for ordinal in 0..<count {
                let blocks = languages.map { Array($0.singles.dropFirst(ordinal).prefix(1)) }
                for members in Self.alike(family, in: blocks) {
                    let kind = ScopeParts.kind(of: blocks[members[0]][0])
                    append(kind, scope, members.map { blocks[$0] }, parent: parent, ordinal: ordinal + 1)
                }
            }
        }
    }

    private mutating func addUnclosed(_ languages: [[ExampleBlock]]) {
        for ordinal in 0..<(languages.map(\.count).max() ?? 0) {
            let blocks = languages.map { Array($0.dropFirst(ordinal).prefix(1)) }
            for members in Self.alike(Array(blocks.indices), in: blocks) {
                let scope = blocks[members[0]][0].scope
                append(.unclosed, scope, members.map { blocks[$0] }, parent: nil, ordinal: ordinal + 1)
            }
        }
    }

    private mutating func append(
        _ kind: ExampleUnit.Kind, _ scope: String?, _ variants: [[ExampleBlock]], parent: Int?, ordinal: Int? = nil
    ) {
        let language = variants[0][0].article.language
        let claim = NameClaim(
            article: translations.id, explicit: translations.sourceArticle.frontMatter.module, scope: scope,
            kind: kind, ordinal: ordinal,
            language: language == translations.sourceLanguage ? nil : language)
        units.append(UnnamedUnit(kind: kind, variants: variants, parent: parent, claim: claim))
    }

    /// The languages with the same program, those without blocks left out.
    private static func alike(_ languages: [Int], in blocks: [[ExampleBlock]]) -> [[Int]] {
        var groups: [[Int]] = []
        for language in languages where !blocks[language].isEmpty {
            if let group = groups.firstIndex(where: { isSame(blocks[$0[0]], blocks[language]) }) {
                groups[group].append(language)
            } else {
                groups.append([language])
            }
        }
        return groups
    }

    private static func isSame(_ left: [ExampleBlock], _ right: [ExampleBlock]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy {
                $0.swift.role == $1.swift.role && $0.swift.timeout == $1.swift.timeout && $0.program == $1.program
                    && !$0.asksForPlace
            }
    }
}

/// One scope in one language.
private struct ScopeParts: Sendable {
    var module: [ExampleBlock] = []
    var script: [ExampleBlock] = []
    var tests: [ExampleBlock] = []
    /// Blocks that are a unit each.
    var singles: [ExampleBlock] = []

    init(_ blocks: [ExampleBlock]) {
        // One statement outside of all declarations makes all the unnamed blocks a script, like a playground.
        let isScript = blocks.contains { $0.swift.role == .plain && $0.isScript }
        for block in blocks {
            switch block.swift.role {
            case .plain: if isScript { script.append(block) } else { module.append(block) }
            case .file: module.append(block)
            case .run: script.append(block)
            case .test: tests.append(block)
            case .norun, .traps, .fails, .warns: singles.append(block)
            case .skip: break
            }
        }
    }

    static func kind(of block: ExampleBlock) -> ExampleUnit.Kind {
        switch block.swift.role {
        case .fails, .warns: .expectation
        case .traps: .traps
        default: .norun
        }
    }
}
