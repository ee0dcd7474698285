import Foundation

/// Files and folders by path, as bytes. `FileManager` is slower for many small files and loses `errno`.
package enum FileSystem {
    package struct Entry: Sendable, Hashable {
        /// Relative to the folder that was listed, with `/` between parts, in the bytes that the file system has.
        package let path: String
        package let isDirectory: Bool

        package init(path: String, isDirectory: Bool) {
            self.path = path
            self.isDirectory = isDirectory
        }
    }

    package static func read(_ path: String) throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileSystemError("open", path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileSystemError("read", path) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw FileSystemError("read", path, code: EISDIR) }
        var bytes: [UInt8] = []
        // One byte more than the size, so that the end is seen without a second round.
        var capacity = Int(status.st_size) + 1
        while true {
            guard let chunk = piece(of: descriptor, capacity) else { throw FileSystemError("read", path) }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if chunk.count < capacity { return bytes }
            capacity = 1 << 16
        }
    }

    /// Reads a file from its start to its end without holding it whole.
    package static func read(_ path: String, inPiecesOf size: Int, _ body: ([UInt8]) throws -> Void) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileSystemError("open", path) }
        defer { close(descriptor) }
        while true {
            guard let piece = piece(of: descriptor, size) else { throw FileSystemError("read", path) }
            if !piece.isEmpty { try body(piece) }
            if piece.count < size { return }
        }
    }

    /// The next bytes of an open file, fewer only at its end; `nil` if they can't be read.
    static func piece(of descriptor: Int32, _ size: Int) -> [UInt8]? {
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Foundation.read(descriptor, buffer.baseAddress! + count, size - count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failed = true }
                if got <= 0 { return }
                count += got
            }
        }
        return failed ? nil : bytes
    }

    /// In bytes; `nil` if there is no such file.
    static func size(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    }

    /// Writes a new file or replaces an old one's content. Makes no folders.
    package static func write(_ bytes: [UInt8], to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileSystemError("write", path) }
        defer { close(descriptor) }
        try append(bytes, to: descriptor, of: path)
    }

    /// Writes at the place where an open file is.
    static func append(_ bytes: [UInt8], to descriptor: Int32, of path: String) throws {
        try bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let written = Foundation.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
                if written < 0, errno == EINTR { continue }
                guard written > 0 else { throw FileSystemError("write", path) }
                offset += written
            }
        }
    }

    /// Replaces a file so that a reader sees the old content or the new, never a part: writes beside it and renames.
    package static func replace(_ path: String, with bytes: [UInt8]) throws {
        let temporary = "\(path).\(getpid()).new"
        try write(bytes, to: temporary)
        guard rename(temporary, path) == 0 else {
            let error = FileSystemError("replace", path)
            unlink(temporary)
            throw error
        }
    }

    /// Makes the folder and those above it, if missing.
    package static func makeDirectory(_ path: String) throws {
        if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
            throw FileSystemError("make folder", path)
        }
        try makeDirectory(String(path[..<slash]))
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileSystemError("make folder", path) }
    }

    /// Removes a file or a folder with all in it; what is not there is no error. Links are removed, not followed.
    package static func remove(_ path: String) throws {
        guard unlink(path) != 0, errno != ENOENT else { return }
        guard isDirectory(path, followingLinks: false) else { throw FileSystemError("remove", path) }
        let contents = try list(path)
        for entry in contents.reversed() {
            let inner = path + "/" + entry.path
            guard (entry.isDirectory ? rmdir(inner) : unlink(inner)) == 0 || errno == ENOENT else {
                throw FileSystemError("remove", inner)
            }
        }
        guard rmdir(path) == 0 || errno == ENOENT else { throw FileSystemError("remove", path) }
    }

    /// The absolute path without links; `nil` if it leads nowhere.
    package static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    package static func isDirectory(_ path: String, followingLinks: Bool = true) -> Bool {
        var status = stat()
        return (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// All files and folders below a folder, each folder before what is in it, sorted by the bytes of the names.
    /// Links are listed as files and not followed.
    package static func list(_ path: String) throws -> [Entry] {
        var entries: [Entry] = []
        var pending = [""]
        while let folder = pending.popLast() {
            let full = folder.isEmpty ? path : path + "/" + folder
            guard let stream = opendir(full) else { throw FileSystemError("list", full) }
            defer { closedir(stream) }
            var names: [(name: String, isDirectory: Bool)] = []
            while true {
                // What tells an error from the end.
                errno = 0
                guard let item = readdir(stream) else {
                    if errno != 0 { throw FileSystemError("list", full) }
                    break
                }
                let name = withUnsafePointer(to: &item.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name == "." || name == ".." { continue }
                names.append((name, isDirectory(full + "/" + name, followingLinks: false)))
            }
            let prefix = folder.isEmpty ? "" : folder + "/"
            for item in names {
                entries.append(Entry(path: prefix + item.name, isDirectory: item.isDirectory))
                if item.isDirectory { pending.append(prefix + item.name) }
            }
        }
        return entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
