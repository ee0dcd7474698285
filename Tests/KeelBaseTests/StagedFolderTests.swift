import Foundation
import KeelBase
import TestSupport
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
        #expect(try FileSystem.list(target).map(\.path) == [".keel-files", "a.html"])
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

    @Test func `A file written piece by piece counts as what it comes to`() throws {
        func publish(_ pieces: [String]) throws -> StagedFolder.Changes {
            let staged = try StagedFolder(replacing: target, staging: staging)
            let file = try staged.open("nl/print.html")
            for piece in pieces { try file.append(Array(piece.utf8)) }
            try file.close()
            return try staged.commit()
        }
        #expect(try publish(["one ", "two"]) == .init(written: 1))
        let before = try folder.status("public/nl/print.html")
        #expect(try publish(["one", " two"]) == .init(unchanged: 1))
        #expect(try folder.status("public/nl/print.html").st_ino == before.st_ino)
        for pieces in [["one ", "too"], ["one"], ["one", "", "2"], ["one", "2", " three"], []] {
            #expect(try publish(pieces) == .init(written: 1))
            #expect(try folder.read("public/nl/print.html") == pieces.joined())
        }
        #expect(try FileSystem.list(target).map(\.path) == [".keel-files", "nl", "nl/print.html"])
    }

    @Test func `A file is copied whatever its size, and linked when it is as it was`() throws {
        let bytes = (0..<(1 << 21 + 7)).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 8) }
        try FileSystem.write(bytes, to: folder.path + "/large")
        for changes in [StagedFolder.Changes(written: 1), .init(unchanged: 1)] {
            let staged = try StagedFolder(replacing: target, staging: staging)
            try staged.copy(folder.path + "/large", to: "large")
            #expect(try staged.commit() == changes)
            #expect(try FileSystem.read(target + "/large") == bytes)
        }
    }

    @Test func `Several threads write at once`() throws {
        let staged = try StagedFolder(replacing: target, staging: staging)
        let faults = Array(0..<200).concurrentMap { number -> String? in
            do {
                try staged.write(Array("\(number)".utf8), to: "\(number % 7)/\(number).txt")
                return nil
            } catch { return "\(error)" }
        }
        #expect(faults.compactMap(\.self) == [])
        #expect(try staged.commit() == .init(written: 200))
        for number in 0..<200 { #expect(try folder.read("public/\(number % 7)/\(number).txt") == "\(number)") }
    }

    @Test func `What is somebody else's stays as it is, by its own inode`() throws {
        _ = try publish(["nl/a.html": "a", "nl/old/b.html": "b"])
        try folder.write("example.org", to: "public/CNAME")
        try folder.write("ref: main", to: "public/.git/HEAD")
        try FileSystem.makeDirectory(target + "/.git/objects/empty")
        try folder.write("mine", to: "public/nl/old/notes.txt")
        #expect(symlink("CNAME", target + "/link") == 0)
        let before = try folder.status("public/CNAME")
        let changes = try publish(["nl/a.html": "new"])
        #expect(changes == .init(written: 1, removed: 1, kept: [".git/", "CNAME", "link", "nl/old/notes.txt"]))
        #expect(
            try FileSystem.list(target).map(\.path) == [
                ".git", ".git/HEAD", ".git/objects", ".git/objects/empty", ".keel-files", "CNAME", "link", "nl",
                "nl/a.html", "nl/old", "nl/old/notes.txt",
            ])
        #expect(try folder.status("public/CNAME").st_ino == before.st_ino)
        #expect(try folder.read("public/.git/HEAD") == "ref: main")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: target + "/link") == "CNAME")
        #expect(!FileSystem.exists(staging))
    }

    @Test(arguments: [
        (theirs: "a.html", ours: "a.html"), (theirs: "nl", ours: "nl/a.html"), (theirs: "nl/a/b.txt", ours: "nl/a"),
    ])
    func `A file of somebody else's where one of ours would be is never replaced`(theirs: String, ours: String) throws {
        try folder.write("theirs", to: "public/" + theirs)
        let error = #expect(throws: FilesInTheWay.self) { try publish([ours: "ours", "other.html": "other"]) }
        #expect(error?.paths == [theirs])
        #expect(try FileSystem.list(target).filter { !$0.isDirectory }.map(\.path) == [theirs])
        #expect(try folder.read("public/" + theirs) == "theirs")
        #expect(!FileSystem.exists(staging))
    }

    @Test func `The list of what was written holds any name, and none outside the folder`() throws {
        let names = ["a\nb%0A.txt", "100%.txt", "nl/\r.txt"]
        #expect(try publish(Dictionary(uniqueKeysWithValues: names.map { ($0, "x") })).written == 3)
        #expect(try publish([:]) == .init(removed: 3))
        try folder.write("mine", to: "outside.txt")
        try folder.write("../outside.txt\n/etc/passwd\na//b\n", to: "public/.keel-files")
        #expect(try WrittenFiles(in: target).paths(notIn: WrittenFiles([])) == [])
    }

    @Test func `Until it is put in place, and when it is dropped, the old folder stays as it was`() throws {
        _ = try publish(["a.html": "old"])
        let staged = try StagedFolder(replacing: target, staging: staging)
        try staged.write(Array("new".utf8), to: "a.html")
        try staged.write(Array("new".utf8), to: "b.html")
        #expect(try folder.read("public/a.html") == "old")
        staged.discard()
        #expect(try FileSystem.list(target).map(\.path) == [".keel-files", "a.html"])
        #expect(!FileSystem.exists(staging))
    }

    @Test func `What a killed process left is not published`() throws {
        try folder.write("left", to: ".keel/new/left.html")
        _ = try publish(["a.html": "a"])
        #expect(try FileSystem.list(target).map(\.path) == [".keel-files", "a.html"])
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
