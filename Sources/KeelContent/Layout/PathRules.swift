import KeelBase

/// What paths of pages and files may be, on every system that a site is copied to.
///
/// Each part is checked by itself and none may be `.` or `..`, so there is nothing left to resolve: the path stays
/// inside the folder that it is appended to.
enum PathRules {
    enum Fault: Hashable {
        case empty
        /// `/x`, `C:\x`, `..`, `.`, or a backslash, which Windows takes for a slash.
        case outside
        case emptyPart
        case control
        case sign(Character)
        /// An old address with a part, `page#part`: no server is asked for what follows the `#`.
        case fragment
        /// `%2e` and the like, which browsers and servers decode.
        case percentEncoded
        /// Names of devices on Windows.
        case reserved(String)
        case edge
        case tooLong
        /// `x.html`: the ending is put there by Keel.
        case suffix
        /// `index`, which only `index.md` may be.
        case index
    }

    static func fault(inSlug slug: String) -> Fault? {
        guard slug.contains(where: { !$0.isWhitespace }) else { return .empty }
        let parts = slug.split(separator: "/", omittingEmptySubsequences: false)
        let isDrive = slug.dropFirst().first == ":" && slug.first?.isLetter == true
        if slug.hasPrefix("/") || slug.contains("\\") || isDrive || parts.contains(".") || parts.contains("..") {
            return .outside
        }
        for part in parts {
            if part.isEmpty { return .emptyPart }
            if let fault = fault(inName: String(part)) { return fault }
        }
        let last = parts.last.map { $0.lowercased() } ?? ""
        if last.hasSuffix(".html") || last.hasSuffix(".htm") || last.hasSuffix(".md") { return .suffix }
        return last == "index" ? .index : nil
    }

    /// Of an address that a page once had.
    static func fault(inAlias alias: String) -> Fault? {
        if let hash = alias.firstIndex(of: "#"), alias.index(after: hash) < alias.endIndex { return .fragment }
        return fault(inSlug: alias)
    }

    /// Of one file or folder.
    static func fault(inName name: String) -> Fault? {
        for scalar in name.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate: return .control
            default: break
            }
            // Marks that turn the direction of the text around them, to hide what a name is.
            if 0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value { return .control }
            if "\\:*?\"<>|".unicodeScalars.contains(scalar) { return .sign(Character(scalar)) }
        }
        if hasPercentEncoding(Array(name.utf8)) { return .percentEncoded }
        if name.hasPrefix(".") || name.hasSuffix(".") { return .edge }
        if name.first?.isWhitespace == true || name.last?.isWhitespace == true { return .edge }
        let stem = name.prefix { $0 != "." }.uppercased()
        if devices.contains(stem) { return .reserved(stem) }
        // File systems take 255 bytes; the ending and a temporary name beside it need some.
        return name.utf8.count > 200 ? .tooLong : nil
    }

    private static func hasPercentEncoding(_ bytes: [UInt8]) -> Bool {
        func isHexDigit(_ byte: UInt8) -> Bool { Unicode.Scalar(byte).properties.isASCIIHexDigit }
        return bytes.indices.dropLast(2).contains { index in
            bytes[index] == "%" && isHexDigit(bytes[index + 1]) && isHexDigit(bytes[index + 2])
        }
    }

    private static let devices: Set<String> = {
        let numbered = (0...9).flatMap { ["COM\($0)", "LPT\($0)"] }
        return Set(["CON", "PRN", "AUX", "NUL"] + numbered)
    }()
}
