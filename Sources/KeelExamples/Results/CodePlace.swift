/// A place in code that was checked. It is relative to the piece that it stands in, so that a result holds while only
/// the text around the pieces changes, and for every language that shares the code.
struct CodePlace: Sendable, Codable, Hashable {
    enum Piece: Sendable, Codable, Hashable {
        /// Of the unit, by position.
        case block(Int)
        /// Of the module that the unit sees, by position.
        case moduleBlock(Int)
        /// Of a support module, by position.
        case supportFile(Int)
    }

    var piece: Piece
    /// From 1; 0 is the fence of a block.
    var line: Int
    /// From 1, in bytes.
    var column: Int

    /// Where a block of the unit begins: its fence.
    static func start(ofBlock position: Int) -> CodePlace { CodePlace(piece: .block(position), line: 0, column: 1) }

    /// Position of the block, if it is one of the unit's own.
    var block: Int? {
        if case .block(let position) = piece { position } else { nil }
    }

    /// The unit's own blocks come first.
    var order: (Int, Int, Int, Int) {
        switch piece {
        case .block(let position): (0, position, line, column)
        case .moduleBlock(let position): (1, position, line, column)
        case .supportFile(let position): (2, position, line, column)
        }
    }
}
