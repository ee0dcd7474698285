package import KeelBase

/// A YAML file of texts by key, for those who don't have types for their keys here.
package enum TextMapping {
    package struct Entry: Sendable {
        package let key: String
        /// Of the key in the source text.
        package let offset: Int
        package let value: Value
    }

    package enum Value: Sendable {
        case text(String)
        case list([String])
        case mapping([Entry])
        /// Anything deeper than that.
        case other
    }

    /// No entries for a file that is empty or no mapping.
    package static func parse(_ source: SourceText) -> (entries: [Entry], diagnostics: [Diagnostic]) {
        if let offset = firstInvalidUTF8(in: source.bytes) { return ([], [.notUTF8(in: source, at: offset)]) }
        do {
            let node = try YAMLParser.parse(source, in: source.byteOrderMarkLength..<source.bytes.count)
            guard let node else { return ([], []) }
            guard case .mapping(let entries) = node.content else {
                return ([], [Diagnostic(ConfigurationFault.noMapping, in: source, at: node.offset)])
            }
            return (entries.map { Entry($0, depth: 0) }, [])
        } catch {
            return ([], [.yamlFault(error, in: source, .configuration)])
        }
    }
}

extension TextMapping.Entry {
    /// The parser limits how deep a file may be.
    fileprivate init(_ entry: YAMLEntry, depth: Int) {
        key = entry.key
        offset = entry.keyOffset
        switch entry.value.content {
        case .scalar(let text, _): value = .text(text)
        case .sequence(let items):
            let texts = items.compactMap { item -> String? in
                if case .scalar(let text, _) = item.content { text } else { nil }
            }
            value = texts.count == items.count ? .list(texts) : .other
        case .mapping(let entries): value = depth < 2 ? .mapping(entries.map { .init($0, depth: depth + 1) }) : .other
        }
    }
}
