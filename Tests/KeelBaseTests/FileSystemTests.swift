import Foundation
import KeelBase
import TestSupport
import Testing

struct FileSystemTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [0, 1, 65_535, 65_536, 300_000])
    func `What is written is read back`(size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try FileSystem.write(bytes, to: folder.path + "/f")
        #expect(try FileSystem.read(folder.path + "/f") == bytes)
    }

    @Test func `A shorter text leaves nothing of a longer one`() throws {
        try folder.write("long text", to: "f")
        try folder.write("short", to: "f")
        #expect(try folder.read("f") == "short")
    }

    @Test func `A refusal names the operation, the path and the system's reason`() throws {
        let missing = folder.path + "/none"
        let error = try #require(throws: FileSystemError.self) { try FileSystem.read(missing) }
        #expect(error.code == ENOENT)
        #expect(error.description == "cannot open \(missing): No such file or directory")
        let directory = try #require(throws: FileSystemError.self) { try FileSystem.read(folder.path) }
        #expect(directory.code == EISDIR)
    }

    @Test func `A file of a size that the system does not tell is read whole`() throws {
        #if os(Linux)
            #expect(try FileSystem.read("/proc/self/status").count > 100)
        #endif
    }

    @Test func `Replacing leaves no file beside it`() throws {
        try folder.write("old", to: "f")
        try FileSystem.replace(folder.path + "/f", with: Array("new".utf8))
        #expect(try folder.read("f") == "new")
        #expect(try FileSystem.list(folder.path).map(\.path) == ["f"])
    }

    @Test func `A folder is made with those above it, and made twice is no error`() throws {
        let path = folder.path + "/a/b/c"
        try FileSystem.makeDirectory(path)
        try FileSystem.makeDirectory(path)
        #expect(FileSystem.isDirectory(path))
    }

    @Test func `A listing is sorted by bytes, folders before what is in them, links not followed`() throws {
        for name in ["b/2", "b/1", "a", "b.md", "Ö", "한국/어", "Z"] { try folder.write("", to: name) }
        try #require(symlink(folder.path, folder.path + "/b/loop") == 0)
        let entries = try FileSystem.list(folder.path)
        #expect(entries.map(\.path) == ["Z", "a", "b", "b.md", "b/1", "b/2", "b/loop", "Ö", "한국", "한국/어"])
        #expect(entries.filter(\.isDirectory).map(\.path) == ["b", "한국"])
    }

    @Test func `Removing takes a folder with all in it, links themselves, and forgives what is missing`() throws {
        try folder.write("kept", to: "kept/f")
        try folder.write("", to: "gone/x/y/z")
        try #require(symlink(folder.path + "/kept", folder.path + "/gone/x/link") == 0)
        try FileSystem.remove(folder.path + "/gone")
        try FileSystem.remove(folder.path + "/gone")
        #expect(!FileSystem.exists(folder.path + "/gone"))
        #expect(try folder.read("kept/f") == "kept")
    }

    @Test func `A link to a folder is a folder only for those who follow it`() throws {
        try FileSystem.makeDirectory(folder.path + "/d")
        try #require(symlink(folder.path + "/d", folder.path + "/l") == 0)
        #expect(FileSystem.isDirectory(folder.path + "/l"))
        #expect(!FileSystem.isDirectory(folder.path + "/l", followingLinks: false))
    }
}
