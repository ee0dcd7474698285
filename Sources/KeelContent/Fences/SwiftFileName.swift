/// The rules for the name of a file in an example's module.
enum SwiftFileName {
    enum Fault: Hashable {
        /// Not `Name.swift`, but something with a folder, a sign or a case that it can't have.
        case notPlain
        /// `main.swift` makes a program of a module.
        case main
        /// `Package.swift` is the manifest.
        case manifest
    }

    static func fault(in name: String) -> Fault? {
        let stem = name.dropLast(".swift".count)
        guard name.hasSuffix(".swift"), let first = stem.first, first.isLetter || first == "_" else { return .notPlain }
        guard stem.allSatisfy({ $0.isLetter || $0.isNumber || "_-+.".contains($0) }),
            stem.last != ".", PathRules.fault(inName: name) == nil
        else { return .notPlain }
        switch stem.lowercased() {
        case "main": return .main
        case "package": return .manifest
        default: return nil
        }
    }
}
