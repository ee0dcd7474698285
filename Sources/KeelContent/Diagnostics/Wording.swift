import KeelBase

/// A word that was probably meant, as a question; something else to say if there is none.
func didYouMean(_ word: String, _ candidates: [String], otherwise: String) -> String {
    suggestion(for: word, among: candidates).map { "did you mean '\($0)'?" } ?? otherwise
}

func list(_ words: [String]) -> String { words.joined(separator: ", ") }

extension Diagnostic.Note {
    init(_ message: String, in source: SourceText, at offset: Int) {
        self.init(message, file: source.path, position: source.position(at: offset))
    }
}
