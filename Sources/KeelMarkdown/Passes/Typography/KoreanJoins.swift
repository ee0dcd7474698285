internal import KeelBase

/// Where Korean sets no space there is no place to break a line, but to Unicode's rules there is one between a bracket
/// or a quotation mark and a syllable, whatever the style sheet says of words: a particle would begin a line. A word
/// joiner closes it.
enum KoreanJoins {
    static func apply(to run: inout InlineRun) {
        for index in 0..<run.count where joins(index, run) { run.insertJoiner(before: index) }
    }

    private static func joins(_ index: Int, _ run: InlineRun) -> Bool {
        let left = run.index(before: index)
        guard left >= 0 else { return false }
        let (before, after) = (run.value(left), run.value(index))
        if isSyllable(after) { return endsWord(before) }
        return isSyllable(before) && (after == 0x28 || after == 0x5B)
    }

    private static func isSyllable(_ scalar: UInt32) -> Bool { 0xAC00...0xD7A3 ~= scalar }

    /// Code, an image, or what closes: brackets and quotation marks.
    private static func endsWord(_ scalar: UInt32) -> Bool {
        switch scalar {
        case InlineRun.object, 0x29, 0x5D, 0x2019, 0x201D, 0x3009, 0x300B, 0x300D, 0x300F: true
        default: false
        }
    }
}
