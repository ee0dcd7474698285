import KeelContent
import Testing

@testable import KeelSite

struct WordFormsTests {
    /// Whether each group of words is one stem, and no two groups are.
    private func check(_ groups: [[String]], _ tag: String) {
        let words = groups.flatMap { $0 }
        let keys = Dictionary(
            zip(words, Language(tag).wordForms.keys(of: words)), uniquingKeysWith: { first, _ in first })
        for group in groups {
            let stems = Set(group.compactMap { keys[$0] })
            #expect(stems.count == 1, "\(group) → \(group.compactMap { keys[$0] })")
        }
        let firsts = groups.compactMap { keys[$0[0]] }
        #expect(Set(firsts).count == groups.count, "\(firsts)")
    }

    @Test func `Estonian cases, numbers and gradation are forms of one word`() {
        check(
            [
                ["vaade", "vaate", "vaadet", "vaates", "vaatesse", "vaatele", "vaated", "vaadete", "vaateid"],
                ["esitleja", "esitlejat", "esitlejale", "esitlejad", "esitlejatele", "esitlejaga"],
                ["viide", "viite", "viidet", "viited", "viidete"], ["päring", "päringu", "päringut", "päringuid"],
                ["element", "elemendi", "elementi", "elemendid"], ["objekt", "objekti", "objektist", "objektid"],
                ["leke", "lekke", "leket", "lekked"], ["reaktiivsus", "reaktiivsuse", "reaktiivsust"],
                ["ühesuunaline", "ühesuunalise", "ühesuunalist"], ["kood", "koodi", "koodis", "koodist"],
            ], "et")
    }

    @Test func `Korean particles and endings are forms of one word`() {
        check(
            [
                ["프레젠터", "프레젠터가", "프레젠터를", "프레젠터에서", "프레젠터로", "프레젠터와", "프레젠터입니다"],
                ["화면", "화면을", "화면에", "화면이", "화면으로"], ["참조", "참조는", "참조를", "참조합니다", "참조하는", "참조했습니다"],
                ["보내고", "보내는", "보냅니다", "보냈습니다", "보낸다"], ["뷰", "뷰를", "뷰가", "뷰에", "뷰는", "뷰와"],
                ["확인", "확인을", "확인합니다", "확인하면", "확인했을"],
            ], "ko")
    }

    @Test func `Russian and Dutch forms are libstemmer's`() {
        check([["презентер", "презентера", "презентеру", "презентером"], ["ссылка", "ссылки", "ссылку"]], "ru")
        check([["verwijzing", "verwijzingen"], ["presenter", "presenters"]], "nl")
    }

    @Test func `A language without rules has each word by itself`() {
        #expect(Language("fi").wordForms.keys(of: ["talo", "talon"]) == ["talo", "talon"])
    }
}
