internal import KeelBase

extension SwiftLexer {
    /// Binary, octal, decimal and hexadecimal literals with `_`, fraction and exponent. A wrong suffix
    /// belongs to the number, as in the compiler's error.
    mutating func lexNumber() {
        let isTupleIndex = position > 0 && bytes[position - 1] == "."
        var end = position + 1
        var isHexadecimal = false
        if bytes[position] == "0", byte(end) == "x" || byte(end) == "b" || byte(end) == "o" {
            isHexadecimal = byte(end) == "x"
            end += 1
        }
        func skipDigits() {
            while end < bytes.count {
                switch bytes[end] {
                case "0"..."9", "_": end += 1
                case "a"..."f" where isHexadecimal, "A"..."F" where isHexadecimal: end += 1
                default: return
                }
            }
        }
        skipDigits()
        if !isTupleIndex {
            if byte(end) == ".", isHexadecimal ? isHexadecimalFraction(at: end) : isDigit(byte(end + 1)) {
                end += 1
                skipDigits()
            }
            let exponent = byte(end) | 0x20
            if exponent == (isHexadecimal ? "p" : "e") {
                let sign = byte(end + 1) == "-" || byte(end + 1) == "+" ? 1 : 0
                if isDigit(byte(end + 1 + sign)) {
                    end += 1 + sign
                    isHexadecimal = false
                    skipDigits()
                }
            }
        }
        add(.number, to: wordEnd(from: end))
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= "0" && byte <= "9" }

    /// `0x1.8p3` is a number, `0x1.description` a member: the fraction of a hexadecimal needs its exponent.
    private func isHexadecimalFraction(at dot: Int) -> Bool {
        var index = dot + 1
        while index < bytes.count {
            switch bytes[index] {
            case "0"..."9", "a"..."f", "A"..."F", "_": index += 1
            case "p", "P":
                let sign = byte(index + 1) == "-" || byte(index + 1) == "+" ? 1 : 0
                return index > dot + 1 && isDigit(byte(index + 1 + sign))
            default: return false
            }
        }
        return false
    }
}
