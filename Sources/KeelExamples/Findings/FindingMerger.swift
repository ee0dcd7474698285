import KeelBase
import KeelContent

/// Makes one finding of those that say the same about the same code in several languages.
struct FindingMerger {
    private struct Key: Hashable {
        let article: ArticleID
        let fault: AnyHashable
        let program: Digest
    }

    private struct Group {
        var index: Int
        var languages: Set<Language>
    }

    private(set) var diagnostics: [Diagnostic] = []
    private var groups: [Key: [Group]] = [:]

    /// The first that is added is where the others are named.
    mutating func add(_ finding: Diagnostic, in block: ExampleBlock) {
        let language = block.article.language
        let key = Key(article: block.article.id, fault: AnyHashable(finding.fault), program: block.program)
        if let known = groups[key]?.firstIndex(where: { !$0.languages.contains(language) }),
            let index = groups[key]?[known].index
        {
            groups[key]?[known].languages.insert(language)
            diagnostics[index].notes.append(
                .init(ExampleRemark.sameCode(language), file: finding.file, position: finding.position))
        } else {
            groups[key, default: []].append(Group(index: diagnostics.count, languages: [language]))
            diagnostics.append(finding)
        }
    }
}
