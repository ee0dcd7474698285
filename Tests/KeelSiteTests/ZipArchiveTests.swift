import Foundation
import TestSupport
import Testing

@testable import KeelSite

struct ZipArchiveTests {
    private static let files = [
        ZipArchive.Entry(path: "mimetype", bytes: Array(repeating: UInt8(ascii: "m"), count: 400), isStored: true),
        ZipArchive.Entry(path: "Scene/README.md", bytes: Array(repeating: UInt8(ascii: "a"), count: 100_000)),
        ZipArchive.Entry(path: "Scene/Package.swift", bytes: Array("// swift-tools-version: 6.0\n".utf8)),
        ZipArchive.Entry(path: "Scene/Sources/Tervitus ä.swift", bytes: []),
    ]

    @Test func `what was put in comes out in its order, by Python's reader`() throws {
        let folder = try TemporaryFolder()
        try folder.write(try ZipArchive.bytes(of: Self.files), to: "files.zip")
        let script = """
            import sys, zipfile
            archive = zipfile.ZipFile(sys.argv[1])
            assert archive.testzip() is None
            for entry in archive.infolist():
                print(entry.filename, entry.file_size, entry.date_time, oct(entry.external_attr >> 16),
                      "stored" if entry.compress_type == 0 else "compressed")
            """
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script, folder.path + "/files.zip"]
        process.environment = ["PYTHONUTF8": "1", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(
            text == """
                mimetype 400 (1980, 1, 1, 0, 0, 0) 0o100644 stored
                Scene/README.md 100000 (1980, 1, 1, 0, 0, 0) 0o100644 compressed
                Scene/Package.swift 28 (1980, 1, 1, 0, 0, 0) 0o100644 stored
                Scene/Sources/Tervitus ä.swift 0 (1980, 1, 1, 0, 0, 0) 0o100644 stored

                """)
    }

    @Test func `the same files make the same bytes, and few of them`() throws {
        let bytes = try ZipArchive.bytes(of: Self.files)
        #expect(bytes.count < 2000)
        #expect(try ZipArchive.bytes(of: Self.files) == bytes)
        // As readers of EPUB look for it.
        #expect(bytes[30...].starts(with: "mimetypemmm".utf8))
    }
}
