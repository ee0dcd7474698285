import Foundation
import KeelBase
import Testing

struct StagedFolderTests {
    let folder: TemporaryFolder
    var target: String { folder.path + "/public" }
    var staging: String { folder.path + "/.keel/new" }

    init() throws {
        folder = try TemporaryFolder()
        try FileSystem.makeDirectory(folder.path + "/.keel")
    }

    private func publish(_ files: [String: String]) throws -> StagedFolder.Changes {
        let staged = try StagedFolder(replacing: target, staging: staging)
        for (path, text) in files.sorted(by: { $0.key < $1.key }) { try staged.write(Array(text.utf8), to: path) }
        return try staged.commit()
    }

    @Test func `A folder that was not there is put in place whole`() throws {
        let changes = try publish(["a.html": "a", "nl/b/c.html": "c"])
        #expect(changes == StagedFolder.Changes(written: 2))
        #expect(try folder.read("public/nl/b/c.html") == "c")
        #expect(!FileSystem.exists(staging))
    }

    @Test func `What is no longer written is gone`() throws {
        _ = try publish(["a.html": "a", "old/b.html": "b"])
        let changes = try publish(["a.html": "a"])
        #expect(changes == StagedFolder.Changes(unchanged: 1, removed: 1))
        #expect(try FileSystem.list(target).map(\.path) == ["a.html"])
    }

    @Test func `An unchanged file keeps its inode and its time, a changed one does not`() throws {
        _ = try publish(["same.html": "same", "other.html": "one"])
        let before = (try folder.status("public/same.html"), try folder.status("public/other.html"))
        let changes = try publish(["same.html": "same", "other.html": "two"])
        let after = (try folder.status("public/same.html"), try folder.status("public/other.html"))
        #expect(changes == StagedFolder.Changes(written: 1, unchanged: 1))
        #expect(before.0.st_ino == after.0.st_ino)
        #expect(before.0.modified == after.0.modified)
        #expect(after.0.st_nlink == 1)
        #expect(before.1.st_ino != after.1.st_ino)
    }

    @Test func `Until it is put in place, and when it is dropped, the old folder stays as it was`() throws {
        _ = try publish(["a.html": "old"])
        let staged = try StagedFolder(replacing: target, staging: staging)
        try staged.write(Array("new".utf8), to: "a.html")
        try staged.write(Array("new".utf8), to: "b.html")
        #expect(try folder.read("public/a.html") == "old")
        staged.discard()
        #expect(try FileSystem.list(target).map(\.path) == ["a.html"])
        #expect(!FileSystem.exists(staging))
    }

    @Test func `What a killed process left is not published`() throws {
        try folder.write("left", to: ".keel/new/left.html")
        _ = try publish(["a.html": "a"])
        #expect(try FileSystem.list(target).map(\.path) == ["a.html"])
    }
}

extension stat {
    fileprivate var modified: [Int] {
        #if os(Linux)
            [st_mtim.tv_sec, st_mtim.tv_nsec]
        #else
            [st_mtimespec.tv_sec, st_mtimespec.tv_nsec]
        #endif
    }
}
