import Testing

@testable import KeelCommand

struct SourceDateTests {
    @Test(
        arguments: [
            ("0", "1970-01-01"), ("1796083199", "2026-11-30"), ("1796083200", "2026-12-01"),
            ("253402300799", "9999-12-31"), ("253402300800", nil), ("-1", nil), ("1.5", nil), ("nan", nil), ("", nil),
            ("99999999999999999999", nil), (nil, nil),
        ] as [(String?, String?)])
    func `The day is that of whole seconds since 1970, or none`(epoch: String?, day: String?) {
        #expect(SourceDate.day(epoch) == day)
    }
}
