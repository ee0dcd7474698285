import KeelContent

/// The files that an article's code makes, each with a link to the block that begins it.
struct FileList: Sendable {
    let strings: InterfaceStrings
    /// The article's.
    let fences: [Fence]

    /// `nil` where there are too few to get lost in.
    func html() -> HTML? {
        var names: Set<String> = []
        let items = fences.compactMap { fence -> HTML? in
            guard let swift = fence.swift, !swift.isHidden, case .file(let name) = swift.role,
                names.insert("\(swift.scope ?? "")/\(name)").inserted
            else { return nil }
            return "<li><a class=\"file\" href=\"#code.\(fence.index + 1)\">\(name)</a></li>\n"
        }
        guard items.count > 1 else { return nil }
        return """
            <details class="files">
            <summary>\(strings(.files, items.count))</summary>
            <ul>
            \(items.joined())</ul>
            </details>

            """
    }
}
