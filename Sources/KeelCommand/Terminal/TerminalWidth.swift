extension Unicode.Scalar {
    /// Columns that a terminal gives it: 0, 1 or 2 (East Asian Width `W` and `F` of UAX #11).
    var terminalWidth: Int {
        switch value {
        // Vowels and finals of decomposed Hangul join the initial before them.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
            0x20000...0x3FFFD:
            return 2
        default:
            switch properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return 0
            default: return 1
            }
        }
    }

    /// Itself, or a picture of a control character, which could move the cursor or change colours.
    var visible: String {
        switch value {
        case 0...0x1F: String(Character(Unicode.Scalar(0x2400 + value) ?? "?"))
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
        default: String(Character(self))
        }
    }
}

extension String {
    /// Without control characters except line ends.
    var safeForTerminal: String {
        guard unicodeScalars.contains(where: { $0.visible != String(Character($0)) }) else { return self }
        return unicodeScalars.map { $0 == "\n" ? "\n" : $0.visible }.joined()
    }
}
