/// How the cells of a table's column are aligned.
package enum TableAlignment: Int32, Sendable {
    case none, left, center, right
}
