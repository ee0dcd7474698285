import Foundation

/// What the start of an image's file says of it.
enum ImageFile: Sendable {
    case size(ImageSize)
    /// A drawing without a size.
    case sizeless
    /// It isn't what its name says, or is damaged.
    case unreadable

    /// `nil` for a file that is of no known format by its name, or isn't there.
    init?(_ file: String) {
        let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
        guard ImageSize.endings.contains(ending), let handle = FileHandle(forReadingAtPath: file) else { return nil }
        defer { try? handle.close() }
        let start = (try? handle.read(upToCount: ImageSize.headerLength)).map { Array($0) } ?? []
        switch ImageSize.read(start, ending: ending) {
        case .some(.some(let size)): self = .size(size)
        case .some(.none): self = .sizeless
        case .none: self = .unreadable
        }
    }
}
