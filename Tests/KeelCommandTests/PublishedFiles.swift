import KeelContent
import TestSupport

extension TemporarySite {
    /// Every file of the published site; empty if there is none.
    func published() throws -> [String: [UInt8]] { try files(below: layout.published) }
}
