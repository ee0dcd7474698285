package import KeelBase

/// What came of the diagrams of a catalog.
package struct Diagrams: Sendable {
    /// By the code of the block.
    var drawings: [String: DiagramDrawing] = [:]
    package internal(set) var diagnostics: [Diagnostic] = []

    package init() {}
}

/// A diagram as `dot` draws it.
struct DiagramDrawing: Sendable {
    let svg: [UInt8]
}
