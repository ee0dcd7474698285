import Foundation

/// A JSON text whose members keep their order, which Foundation's encoder does not promise.
enum JSON: ExpressibleByStringLiteral {
    case null
    case integer(Int)
    /// Written with three decimals.
    case number(Double)
    case string(String)
    case array([JSON])
    case object([(String, JSON)])

    init(stringLiteral value: String) { self = .string(value) }
    init(_ text: String?) { self = text.map { .string($0) } ?? .null }
    init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }

    var text: String {
        switch self {
        case .null: "null"
        case .integer(let value): String(value)
        case .number(let value): String(format: "%.3f", locale: Locale(identifier: "en_US_POSIX"), value)
        case .string(let value): Self.quoted(value)
        case .array(let items): "[" + items.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { "\(Self.quoted($0.0)):\($0.1.text)" }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ value: String) -> String {
        var result = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // U+2028 and U+2029 end a line for some readers of lines.
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
