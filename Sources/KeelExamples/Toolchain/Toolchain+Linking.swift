import KeelBase

extension Toolchain {
    /// Makes a program of objects and dynamic libraries. Returns what the linker said when it could not.
    func link(_ objects: [String], to program: String, in root: String) async throws -> String? {
        let autolink = program + ".autolink"
        let own = objects.filter { $0.hasSuffix(".o") }
        let folders = Set(
            objects.filter { !$0.hasSuffix(".o") }.compactMap { path in
                path.lastIndex(of: "/").map { String(path[..<$0]) }
            })
        for command in link {
            var words: [String] = []
            for word in command {
                switch word {
                // The entries for automatic linking are in objects only.
                case Placeholder.object: words += command[0].hasSuffix("autolink-extract") ? own : objects
                case Placeholder.program: words.append(program)
                case _ where word.hasSuffix(".autolink"): words.append(word.hasPrefix("@") ? "@\(autolink)" : autolink)
                default: words.append(word)
                }
            }
            if words.contains(program) {
                for folder in folders.sorted() { words += ["-Xlinker", "-rpath", "-Xlinker", folder] }
            }
            let result = try await Program(
                words[0], Array(words.dropFirst()), environment: ["TMPDIR": temporary], directory: root
            )
            .run(mergingErrors: true)
            try Task.checkCancellation()
            guard result.succeeded else { return String(decoding: result.output.suffix(4_000), as: UTF8.self) }
        }
        return nil
    }
}
