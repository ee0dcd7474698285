import KeelBase

/// Reads values of a YAML mapping as the types that their keys call for, and notes those that are something else.
struct ValueReader {
    let source: SourceText
    let area: YAMLArea
    private(set) var diagnostics: [Diagnostic] = []

    init(source: SourceText, area: YAMLArea) {
        self.source = source
        self.area = area
    }

    mutating func note(_ fault: some Fault, at offset: Int, notes: [Diagnostic.Note] = []) {
        diagnostics.append(Diagnostic(fault, in: source, at: offset, notes: notes))
    }

    mutating func noteUnknownKey(_ entry: YAMLEntry, known: [String]) {
        note(.unknownKey(entry.key, known: known), at: entry.keyOffset)
    }

    mutating func noteWrongValue(_ entry: YAMLEntry, expected: ExpectedValue) {
        note(.wrongValue(key: entry.key, expected), at: entry.value.offset)
    }

    mutating func noteUnknownValue(_ value: String, of entry: YAMLEntry, known: [String]) {
        note(.unknownValue(value, key: entry.key, known: known), at: entry.value.offset)
    }

    private mutating func note(_ kind: ValueFault.Kind, at offset: Int) {
        note(ValueFault(kind: kind, area: area), at: offset)
    }

    /// Text that is not blank.
    mutating func text(_ entry: YAMLEntry) -> String? {
        guard case .scalar(let text, _) = entry.value.content else {
            noteWrongValue(entry, expected: .text)
            return nil
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            note(.noValue(key: entry.key), at: entry.keyOffset)
            return nil
        }
        return text
    }

    /// A decimal number, leading zeros and all: `010` is ten.
    mutating func integer(_ entry: YAMLEntry) -> Int? {
        parsed(entry, expected: .wholeNumber) { text in
            let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
            return digits.utf8.allSatisfy(\.isASCIIDigit) ? Int(text) : nil
        }
    }

    /// A decimal number greater than zero, without exponent.
    mutating func positiveNumber(_ entry: YAMLEntry) -> Double? {
        parsed(entry, expected: .positiveNumber, positiveDecimal)
    }

    /// `true` and `false` as the YAML 1.2 core schema writes them.
    mutating func boolean(_ entry: YAMLEntry) -> Bool? {
        parsed(entry, expected: .boolean) { text in
            switch text {
            case "true", "True", "TRUE": true
            case "false", "False", "FALSE": false
            default: nil
            }
        }
    }

    /// A list of texts, or one text.
    mutating func texts(_ entry: YAMLEntry) -> [(text: String, offset: Int)] {
        switch entry.value.content {
        case .scalar: return text(entry).map { [($0, entry.value.offset)] } ?? []
        case .mapping:
            noteWrongValue(entry, expected: .texts)
            return []
        case .sequence(let items):
            return items.compactMap { item in
                text(YAMLEntry(key: entry.key, keyOffset: entry.keyOffset, value: item)).map { ($0, item.offset) }
            }
        }
    }

    mutating func choice<Value>(_ entry: YAMLEntry, _ values: [(name: String, value: Value)]) -> Value? {
        guard let text = text(entry) else { return nil }
        if let match = values.first(where: { $0.name == text }) { return match.value }
        noteUnknownValue(text, of: entry, known: values.map(\.name))
        return nil
    }

    mutating func mapping(_ entry: YAMLEntry) -> [YAMLEntry]? {
        guard case .mapping(let entries) = entry.value.content else {
            noteWrongValue(entry, expected: .mapping)
            return nil
        }
        return entries
    }

    mutating func parsed<Value>(_ entry: YAMLEntry, expected: ExpectedValue, _ parse: (String) -> Value?) -> Value? {
        guard let text = text(entry) else { return nil }
        let value = parse(text)
        if value == nil { noteWrongValue(entry, expected: expected) }
        return value
    }
}

/// A decimal number greater than zero: `5`, `0.5`; `nil` for anything else.
func positiveDecimal(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == "." }), let number = Double(text),
        number > 0, number.isFinite
    else { return nil }
    return number
}
