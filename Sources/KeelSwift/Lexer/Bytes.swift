extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
    /// So that bytes can be compared with and switched over ASCII characters.
    public init(unicodeScalarLiteral value: Unicode.Scalar) {
        self = UInt8(truncatingIfNeeded: value.value)
    }
}
