internal import KeelBase

/// Whether a URL could run code or read the reader's disk: `javascript:`, `vbscript:`, `file:` and `data:`, except
/// `data:` of the usual bitmap images. The rule is libcmark's.
package func isUnsafeURL(_ url: some Collection<UInt8>) -> Bool {
    if ["javascript:", "vbscript:", "file:"].contains(where: { hasPrefix(url, $0) }) { return true }
    guard hasPrefix(url, "data:") else { return false }
    return !["data:image/png", "data:image/gif", "data:image/jpeg", "data:image/webp"].contains { hasPrefix(url, $0) }
}

/// - Parameter prefix: in lower-case ASCII.
private func hasPrefix(_ url: some Collection<UInt8>, _ prefix: StaticString) -> Bool {
    var rest = url.makeIterator()
    for index in 0..<prefix.utf8CodeUnitCount {
        guard let byte = rest.next(), byte.asciiLowercased == prefix.utf8Start[index] else { return false }
    }
    return true
}
