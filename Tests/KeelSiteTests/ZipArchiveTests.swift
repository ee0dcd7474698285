import Foundation
import Testing

@testable import KeelSite

struct ZipArchiveTests {
    private static let files = [
        "Scene/Package.swift": Array("// swift-tools-version: 6.0\n".utf8), "Scene/Sources/Tervitus ä.swift": [],
        "Scene/README.md": Array(repeating: UInt8(ascii: "a"), count: 100_000),
    ]

    @Test func `what was put in comes out, by Python's reader`() throws {
        let path = NSTemporaryDirectory() + "keel-\(UUID().uuidString).zip"
        try Data(try ZipArchive.bytes(of: Self.files)).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let script = """
            import sys, zipfile
            archive = zipfile.ZipFile(sys.argv[1])
            assert archive.testzip() is None
            for entry in archive.infolist():
                print(entry.filename, entry.file_size, entry.date_time, oct(entry.external_attr >> 16))
            """
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script, path]
        process.environment = ["PYTHONUTF8": "1", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(
            text == """
                Scene/Package.swift 28 (1980, 1, 1, 0, 0, 0) 0o100644
                Scene/README.md 100000 (1980, 1, 1, 0, 0, 0) 0o100644
                Scene/Sources/Tervitus ä.swift 0 (1980, 1, 1, 0, 0, 0) 0o100644

                """)
    }

    @Test func `the same files make the same bytes, and few of them`() throws {
        let bytes = try ZipArchive.bytes(of: Self.files)
        #expect(bytes.count < 2000)
        #expect(try ZipArchive.bytes(of: Self.files) == bytes)
    }
}
