/// How wide a text is at most in the sans-serif fonts that diagrams are set in: widths are those of Helvetica, whose
/// metrics its usual stand-ins share, and a little more.
enum TextWidth {
    /// - Parameter size: of the font, in pixels.
    static func of(_ text: some StringProtocol, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size * 1.05
    }

    /// Lines of at most a width, broken at spaces.
    static func lines(of text: String, size: Double, width: Double) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, of(last + " " + word, size: size) <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// In ems.
    private static func width(of scalar: Unicode.Scalar) -> Double {
        switch scalar.value {
        case 0x300...0x36F, 0x200B...0x200F, 0x2060: return 0
        case 0x20...0x7E:
            switch scalar {
            case "i", "j", "l", "|", "'": return 0.24
            case " ", "f", "t", "I", ".", ",", ":", ";", "!", "/", "\\", "[", "]": return 0.29
            case "r", "(", ")", "-", "`", "\"": return 0.36
            case "m", "M", "%", "@": return 0.9
            case "w", "W": return 0.86
            case "A"..."Z": return 0.72
            default: return 0.57
            }
        case 0x410...0x42F: return "ЖМФШЩЮЫД".unicodeScalars.contains(scalar) ? 0.95 : 0.74
        case 0x430...0x44F: return "жмшщюфы".unicodeScalars.contains(scalar) ? 0.84 : 0.58
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60: return 1
        case 0x2010...0x2026: return 0.9
        case 0x1F000...0x1FFFF: return 1.3
        default: return 0.68
        }
    }
}
