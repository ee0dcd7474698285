import Foundation

/// What may be done on a stream besides plain text.
struct TerminalStyle: Sendable, Equatable {
    var hasColor = false
    /// A line may be drawn over.
    var canRedraw = false
    /// Columns.
    var width = 80

    static let plain = TerminalStyle()

    /// Colour and drawing over only on a terminal that can; `NO_COLOR` with any value turns colour off.
    static func of(_ descriptor: Int32, environment: [String: String]) -> TerminalStyle {
        guard isatty(descriptor) == 1 else { return .plain }
        var size = winsize()
        let hasSize = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return of(environment: environment, width: hasSize ? Int(size.ws_col) : 80)
    }

    /// The style of a terminal.
    static func of(environment: [String: String], width: Int) -> TerminalStyle {
        let isDumb = environment["TERM", default: "dumb"] == "dumb"
        return TerminalStyle(
            hasColor: !isDumb && environment["NO_COLOR", default: ""].isEmpty, canRedraw: !isDumb, width: width)
    }

    enum Paint: String {
        case bold = "1"
        case error = "1;31"
        case warning = "1;33"
        case caret = "1;32"
        case faint = "2"
    }

    func paint(_ text: String, _ paint: Paint) -> String {
        hasColor ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
    }
}
