import Foundation

// Writes a Swift file that holds the text of other files as raw string literals, which compile far faster than
// arrays of bytes.
//
// usage: EmbedResources OUTPUT INPUT…

/// `keel.css` → `keelCss`
func identifier(for name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return words.enumerated()
        .map { $0.offset == 0 ? $0.element.lowercased() : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }
        .joined()
}

/// A literal whose delimiter occurs nowhere in the text, as its end or before an escape.
func literal(_ text: String) -> String {
    var hashes = "#"
    while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
}

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count > 1 else {
    FileHandle.standardError.write(Data("usage: EmbedResources OUTPUT INPUT…\n".utf8))
    exit(2)
}
do {
    var members = ""
    var strings: [String] = []
    for path in arguments.dropFirst() {
        let file = URL(fileURLWithPath: path)
        let name = identifier(for: file.lastPathComponent)
        members += "    static let \(name) = \(literal(try String(contentsOf: file, encoding: .utf8)))\n"
        if file.pathExtension == "yml" {
            strings.append("        \"\(file.deletingPathExtension().lastPathComponent)\": \(name),\n")
        }
    }
    let source = """
        // Made by the build from the files of the theme and the interface strings.
        enum EmbeddedResources {
        \(members)
            /// The strings files by language tag.
            static let strings: [String: String] = [
        \(strings.joined())    ]
        }

        """
    try source.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
    FileHandle.standardError.write(Data("EmbedResources: \(error)\n".utf8))
    exit(1)
}
