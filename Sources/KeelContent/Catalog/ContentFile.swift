/// A file beside the articles that is copied with them.
package struct ContentFile: Sendable, Hashable {
    /// Below the content, and below the published site: `nl/images/scene.png`.
    package let path: String

    package var file: String { SiteLayout.content(path) }
}
