import Foundation
import KeelContent

/// What a page of one language says besides its article.
struct InterfaceStrings: Sendable {
    let language: Language
    let rule: PluralRule
    private(set) var texts: [InterfaceText: String] = [:]
    private(set) var counted: [CountedText: [PluralRule.Category: String]] = [:]
    /// `ltr` or `rtl`.
    let direction: String
    /// Whether numbers are written with the digits 0 to 9.
    private let hasLatinDigits: Bool

    init(language: Language) {
        self.language = language
        rule = PluralRule(tag: language.tag)
        let locale = Locale(identifier: language.tag)
        direction = locale.language.characterDirection == .rightToLeft ? "rtl" : "ltr"
        hasLatinDigits = 0.formatted(.number.locale(locale)) == "0"
        // As CLDR has it, so that no language goes by another's name.
        texts[.name] = locale.localizedString(forIdentifier: language.tag).map(Self.capitalized) ?? language.tag
    }

    /// As at the start of a line: not `isiZulu`, which has its capital, nor ქართული, whose capitals are for whole words.
    private static func capitalized(_ name: String) -> String {
        let word = name.prefix { $0 != " " }
        guard let first = name.unicodeScalars.first, !word.contains(where: \.isUppercase) else { return name }
        return first.properties.titlecaseMapping + String(name.unicodeScalars.dropFirst())
    }

    subscript(text: InterfaceText) -> String { texts[text] ?? "" }

    /// The text in the form that its number asks for, with the number in it.
    func callAsFunction(_ text: CountedText, _ count: Int) -> String {
        let forms = counted[text] ?? [:]
        let form = forms[rule.category(of: count)] ?? forms[.other] ?? ""
        return Self.fill(form, "count", number(count))
    }

    /// By the names of the plural categories, for a script.
    func forms(of text: CountedText) -> [(String, String)] {
        (counted[text] ?? [:]).map { ($0.key.rawValue, $0.value) }.sorted { $0.0 < $1.0 }
    }

    /// `Back to reference {number}`, filled in.
    func callAsFunction(_ text: InterfaceText, number: String) -> String { Self.fill(self[text], "number", number) }

    /// `Checked on {date}`, filled in.
    func callAsFunction(_ text: InterfaceText, date iso: String) -> String { Self.fill(self[text], "date", date(iso)) }

    func number(_ value: Int) -> String {
        // ICU takes a thousand times longer, and changes nothing.
        if value < 1000, hasLatinDigits { return String(value) }
        return value.formatted(.number.locale(Locale(identifier: language.tag)))
    }

    /// Of a hundred.
    func percentage(_ value: Int) -> String {
        value.formatted(.percent.locale(Locale(identifier: language.tag)))
    }

    /// `2026-11-30` as `30 november 2026`; as it is if it's no date.
    func date(_ iso: String) -> String {
        let parts = iso.split(separator: "-").compactMap { Int($0) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard parts.count == 3,
            let date = calendar.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2]))
        else { return iso }
        var style = Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: language.tag))
        style.calendar = calendar
        style.timeZone = .gmt
        return date.formatted(style)
    }

    /// Sets a text, or a form of a counted one.
    /// - Returns: `false` if there is no text of that key.
    mutating func set(_ key: String, _ value: String) -> Bool {
        guard let text = InterfaceText(rawValue: key) else { return false }
        texts[text] = value
        return true
    }

    mutating func set(_ text: CountedText, _ category: PluralRule.Category, _ value: String) {
        counted[text, default: [:]][category] = value
    }

    /// Keys without a text, and those of counted texts without a form that the language has: `blocks.few`.
    var missing: [String] {
        InterfaceText.allCases.filter { texts[$0] == nil }.map(\.rawValue)
            + CountedText.allCases.flatMap { text in
                rule.categories.filter { counted[text]?[$0] == nil }.map { "\(text.rawValue).\($0.rawValue)" }
            }
    }

    /// Takes from another language what is missing here, so that a page never lacks a word.
    mutating func complete(from other: InterfaceStrings) {
        texts.merge(other.texts) { own, _ in own }
        for (text, forms) in other.counted where counted[text]?[.other] == nil {
            counted[text] = (counted[text] ?? [:]).merging(forms) { own, _ in own }
        }
    }

    private static func fill(_ text: String, _ name: String, _ value: String) -> String {
        text.replacing("{\(name)}", with: value)
    }
}
