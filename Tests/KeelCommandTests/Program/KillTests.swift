import Foundation
import KeelBase
import TestSupport
import Testing

struct KillTests {
    /// Enough pages for a kill to fall into the writing of them.
    private static func content(_ version: String) -> [String: String] {
        var files: [String: String] = [:]
        for number in 0..<25 {
            for language in ["nl", "ko"] {
                files["Content/\(language)/pagina-\(number).md"] = "# \(version) \(number)\n\nTekst \(version).\n"
            }
        }
        // A page that only one of the versions has.
        files["Content/nl/alleen-\(version).md"] = "# Alleen \(version)\n"
        return files
    }

    private let site: TemporarySite
    private var keel: KeelProgram { KeelProgram(site: site) }

    init() throws { site = try TemporarySite(languages: ["nl", "ko"], [:]) }

    private func put(_ version: String) throws {
        try FileSystem.remove(site.root + "/Content")
        for (path, text) in Self.content(version) { try site.write(text, to: path) }
    }

    @Test(.timeLimit(.minutes(10)))
    func `Killed at any of fifty moments, a build leaves the old site or the new one`() async throws {
        var sites: [String: [String: [UInt8]]] = [:]
        var shortest = Duration.seconds(60)
        for version in ["b", "a", "b", "a"] {
            try put(version)
            let start = ContinuousClock.now
            #expect(try await keel.run("build").code == 0)
            shortest = min(shortest, .now - start)
            sites[version] = try site.published()
        }
        try #require(sites["a"] != sites["b"])

        var current = "a"
        // Half as long again as the shortest took; the longest would be that of a machine busy with other tests.
        var span = shortest * 1.5
        var kills = 0
        var attempts = 0
        while kills < 50, attempts < 500 {
            attempts += 1
            let next = current == "a" ? "b" : "a"
            try put(next)
            let process = try keel.start("build")
            // Spread over the time that a build takes, and by chance within each part of it.
            try await Task.sleep(for: span * ((Double(kills) + .random(in: 0..<1)) / 50))
            kill(process.processIdentifier, SIGKILL)
            await process.end()
            if process.terminationReason == .uncaughtSignal {
                kills += 1
            } else {
                // The machine has become faster: the last kills came too late.
                span = span * 0.9
            }
            let published = try site.published()
            try #require(published == sites["a"] || published == sites["b"], "in attempt \(attempts)")
            if published == sites[next] { current = next }
        }
        #expect(kills == 50)

        // What the killed ones left is no hindrance, and is gone.
        try put("a")
        #expect(try await keel.run("build").code == 0)
        #expect(try site.published() == sites["a"])
        let left = try FileManager.default.contentsOfDirectory(atPath: site.root + "/Site/.keel")
        #expect(left.filter { $0.hasSuffix(".new") } == [])
    }
}
