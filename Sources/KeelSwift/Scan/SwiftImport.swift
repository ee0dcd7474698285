/// An `import` of a source.
package struct SwiftImport: Sendable, Hashable {
    /// The first name of the path: `Foundation` of `import struct Foundation.Date`.
    package var module: String
    /// Byte offset of the module's name.
    package var moduleOffset: Int
    /// The whole declaration in bytes, attributes and access level included.
    package var range: Range<Int>
    package var isTestable: Bool
    /// `nil` if it is imported in any case; else as in `TopLevelItem.condition`.
    package var condition: String?

    init?(_ item: TopLevelItem, in code: CodeTokens) {
        guard item.kind == .importDeclaration else { return nil }
        var name = item.introducer + 1
        // `import struct Foundation.Date`
        if code.kind(at: name) == .keyword { name += 1 }
        guard name < item.tokens.upperBound, code.isName(at: name) else { return nil }
        module = code.text(at: name).trimmingBackticks
        moduleOffset = code.tokens[name].range.lowerBound
        range = item.range
        isTestable = (item.tokens.lowerBound..<item.introducer).contains { code.has("@testable", at: $0) }
        condition = item.condition
    }
}

extension String {
    var trimmingBackticks: String {
        hasPrefix("`") && hasSuffix("`") && utf8.count > 2 ? String(dropFirst().dropLast()) : self
    }
}
