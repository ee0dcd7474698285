/// The packages of the articles' code, each made when it is asked for.
package struct Downloads: Sendable {
    /// Articles that have one: `Content/nl/x.md`.
    package let files: Set<String>
    private let zip: @Sendable (String) throws -> [UInt8]

    /// There are none.
    package init() {
        self.init(files: []) { _ in [] }
    }

    /// - Parameter zip: gives the package of an article's file as a zip file.
    package init(files: Set<String>, zip: @escaping @Sendable (String) throws -> [UInt8]) {
        self.files = files
        self.zip = zip
    }

    func zip(of file: String) throws -> [UInt8] { try zip(file) }
}
