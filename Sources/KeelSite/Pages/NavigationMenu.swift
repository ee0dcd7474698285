import KeelContent

/// The way around, as a page shows it: the sections, the articles beside this one, the contents of this one.
///
/// A page shows a bounded number of links, so that a site of many articles grows no faster than its texts: only the
/// sections that the page is in are open, and of a long list only what is near. The whole list of a section is on the
/// section's own page.
struct NavigationMenu: Sendable {
    /// Links shown to either side of the current one.
    private static let reach = 20

    let site: Site
    let page: SitePage
    let strings: InterfaceStrings

    /// On a narrow screen both are behind a line that names the section being read, which stays on top.
    func html() -> HTML {
        let menu: HTML = """
            <nav class="menu" aria-label="\(strings[.menu])">
            <p class="ways-title" aria-hidden="true">\(strings[.menu])</p>
            \(tree(to: navigation.position(of: page.article)))</nav>

            """
        return """
            <details class="ways">
            <summary><span class="where">\(strings[.menu])</span></summary>
            <div class="ways-panel">
            \(page.outline.html(label: strings[.contents]))\(navigation.top.isEmpty ? HTML() : menu)</div>
            </details>

            """
    }

    /// From the top level down to the current item, one list inside the other.
    private func tree(to current: Int?) -> HTML {
        let path = current.map { navigation.sections(above: $0) + [$0] } ?? []
        var html = HTML()
        var closing: [HTML] = []
        var level = navigation.top
        for index in path {
            let (before, after, isCut) = neighbourhood(of: index, in: level)
            html += "<ol>\n"
            for item in before { html += line(item) }
            html += "<li>\(link(index, isCurrent: index == current))\n"
            closing.append("</li>\n\(after.map(line).joined())\(isCut ? whole(above: index) : HTML())</ol>\n")
            level = navigation.items[index].children
        }
        if !level.isEmpty { html += "<ol>\n\(level.map(line).joined())</ol>\n" }
        return html + closing.reversed().joined()
    }

    private func neighbourhood(of index: Int, in level: [Int]) -> (
        before: ArraySlice<Int>, after: ArraySlice<Int>, isCut: Bool
    ) {
        // Items of one level are in ascending order.
        let position = level.partitioningIndex { $0 >= index }
        let before = level[max(0, position - Self.reach)..<position]
        let after = level[min(position + 1, level.count)..<min(position + 1 + Self.reach, level.count)]
        return (before, after, before.count + after.count + 1 < level.count)
    }

    private func line(_ index: Int) -> HTML { "<li>\(link(index, isCurrent: false))</li>\n" }

    private func link(_ index: Int, isCurrent: Bool) -> HTML {
        let item = navigation.items[index]
        guard let path = item.firstPath else { return "<span class=\"section\">\(item.title)</span>" }
        let current: HTML = isCurrent ? " aria-current=\"page\"" : ""
        return "<a href=\"\(page.link(path))\"\(current)>\(item.title)</a>"
    }

    private var navigation: Navigation { site.navigation(page.language) }

    /// The way to a level's whole list: the page of its section, or the home page.
    private func whole(above index: Int) -> HTML {
        let section = navigation.items[index].parent.flatMap { navigation.items[$0].path }
        let path = section ?? GeneratedPage.home.path(page.language)
        return "<li class=\"all\"><a href=\"\(page.link(path))\">\(strings[.allArticles])</a></li>\n"
    }
}

extension Array {
    /// The first index whose element is no longer before what is looked for; the array is sorted so.
    func partitioningIndex(where isReached: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isReached(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
