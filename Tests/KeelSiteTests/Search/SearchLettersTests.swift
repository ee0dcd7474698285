import Foundation
import KeelBase
import Testing

@testable import KeelSite

/// The page's script runs the same vectors (`Tests/Browser/test_search.py`).
struct SearchLettersTests {
    private struct Vector: Decodable {
        let text: String
        let normal: String
        let folded: String
        let tokens: [Token]
    }

    private struct Token: Decodable, Equatable {
        let word: String
        let position: Int

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            word = try container.decode(String.self)
            position = try container.decode(Int.self)
        }
    }

    @Test func `Letters and words are those that the page makes of them`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "vectors.json")
        let vectors = try JSONDecoder().decode([Vector].self, from: Data(contentsOf: file))
        #expect(vectors.count >= 20)
        for vector in vectors {
            // Scalar by scalar: `==` calls NFC and NFD equal.
            #expect(
                Array(SearchNormalization.normalForm(vector.text).unicodeScalars) == Array(vector.normal.unicodeScalars)
            )
            #expect(
                Array(SearchNormalization.folded(vector.normal).unicodeScalars) == Array(vector.folded.unicodeScalars))
            let tokens = SearchTokenizer.tokens(vector.text)
            #expect(tokens.map { Array($0.word.utf8) } == vector.tokens.map { Array($0.word.utf8) }, "\(vector.text)")
            #expect(tokens.map(\.position) == vector.tokens.map(\.position), "\(vector.text)")
        }
    }
}
