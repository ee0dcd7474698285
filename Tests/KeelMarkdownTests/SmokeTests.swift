import KeelBase
import KeelMarkdown
import Testing

@Test(arguments: ["# a\n\n* b\n\t```swift x\n\tlet c\n\t```\n", "> a ![b *c*](d 'e') <b>\n> f  \ng\n\n3) h\n\n   i\n"])
func smoke(_ text: String) {
    for unsafe in [false, true] {
        #expect(
            String(decoding: keelHTML(Array(text.utf8), unsafe: unsafe), as: UTF8.self)
                == String(decoding: cmarkHTML(Array(text.utf8), unsafe: unsafe), as: UTF8.self))
    }
    let document = Document(parsing: SourceText(path: "x.md", bytes: Array(text.utf8)))
    print(String(decoding: HTMLRenderer().render(document), as: UTF8.self), document.codeBlocks, document.headings, document.links)
}
