import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
    /// Of the link itself, if it is one.
    func status(_ name: String) throws -> stat {
        var status = stat()
        try #require(lstat(path + "/" + name, &status) == 0)
        return status
    }
}
