/// A file of the site.
struct Output: Sendable {
    /// Below the site's root: `nl/vip-cycle.html`.
    let path: String
    let owner: OutputOwner
}
