import CZip
import Foundation

/// A zip file in memory: the same bytes for the same files.
package enum ZipArchive {
    package struct Entry: Sendable {
        package let path: String
        package let bytes: [UInt8]
        /// Not compressed, as readers of some formats want a file that says what the archive is.
        package let isStored: Bool

        package init(path: String, bytes: [UInt8], isStored: Bool = false) {
            self.path = path
            self.bytes = bytes
            self.isStored = isStored
        }
    }

    /// - Parameter entries: in this order, as regular files, with the earliest time that the format knows, whose meaning
    ///   depends on no time zone.
    /// - Throws: `ZipError` when memory is short, a path is none, or two are the same.
    package static func bytes(of entries: [Entry]) throws(ZipError) -> [UInt8] {
        var error = zip_error_t()
        zip_error_init(&error)
        defer { zip_error_fini(&error) }
        guard let buffer = zip_source_buffer_create(nil, 0, 0, &error) else { throw ZipError(&error) }
        // Its bytes are read after the archive is closed, which would free it.
        zip_source_keep(buffer)
        defer { zip_source_free(buffer) }
        guard let archive = zip_open_from_source(buffer, ZIP_TRUNCATE, &error) else {
            zip_source_free(buffer)
            throw ZipError(&error)
        }
        var isClosed = false
        defer { if !isClosed { zip_discard(archive) } }
        for entry in entries { try add(entry, to: archive) }
        guard zip_close(archive) == 0 else { throw ZipError(zip_get_error(archive)) }
        isClosed = true
        return try contents(of: buffer)
    }

    private static func add(_ file: Entry, to archive: OpaquePointer) throws(ZipError) {
        let bytes = file.bytes
        // libzip reads the bytes when the archive is closed, and frees them then.
        let copy = malloc(max(bytes.count, 1))
        bytes.withUnsafeBytes { if let start = $0.baseAddress { copy?.copyMemory(from: start, byteCount: $0.count) } }
        guard let copy, let source = zip_source_buffer(archive, copy, UInt64(bytes.count), 1) else {
            free(copy)
            throw ZipError(zip_get_error(archive))
        }
        let index = zip_file_add(archive, file.path, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
        guard index >= 0 else {
            zip_source_free(source)
            throw ZipError(zip_get_error(archive))
        }
        let entry = UInt64(index)
        guard zip_file_set_dostime(archive, entry, 0, firstOfJanuary1980, 0) == 0,
            zip_file_set_external_attributes(archive, entry, 0, UInt8(ZIP_OPSYS_UNIX), readableFile) == 0
        else { throw ZipError(zip_get_error(archive)) }
        if file.isStored, zip_set_file_compression(archive, entry, ZIP_CM_STORE, 0) != 0 {
            throw ZipError(zip_get_error(archive))
        }
    }

    private static func contents(of buffer: OpaquePointer) throws(ZipError) -> [UInt8] {
        var status = zip_stat_t()
        guard zip_source_stat(buffer, &status) == 0, zip_source_open(buffer) == 0 else {
            throw ZipError(zip_source_error(buffer))
        }
        defer { zip_source_close(buffer) }
        var isShort = false
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.size)) { bytes, count in
            count = max(0, Int(zip_source_read(buffer, bytes.baseAddress, status.size)))
            isShort = count < Int(status.size)
        }
        if isShort { throw ZipError(zip_source_error(buffer)) }
        return bytes
    }

    private static let firstOfJanuary1980: UInt16 = 1 << 5 | 1
    /// `-rw-r--r--` in the upper half.
    private static let readableFile: UInt32 = 0o100644 << 16
}

/// Why no archive could be made, in libzip's words.
package struct ZipError: Error, Sendable, CustomStringConvertible {
    package let description: String

    fileprivate init(_ error: UnsafeMutablePointer<zip_error_t>?) {
        description =
            "zip: " + (error.flatMap { zip_error_strerror($0) }.map { String(cString: $0) } ?? "unknown error")
    }
}
