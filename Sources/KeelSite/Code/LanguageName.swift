/// What a language of code is called, by the word of its fence.
enum LanguageName {
    /// The word itself for a language that isn't known; `nil` if there is none.
    static func of(_ word: String) -> String? { word.isEmpty ? nil : names[word] ?? word }

    private static let names = [
        "swift": "Swift", "json": "JSON", "yaml": "YAML", "yml": "YAML", "sh": "Shell", "bash": "Bash", "zsh": "Zsh",
        "shell": "Shell", "console": "Console", "diff": "Diff", "xml": "XML", "html": "HTML", "css": "CSS",
        "js": "JavaScript", "javascript": "JavaScript", "ts": "TypeScript", "c": "C", "cpp": "C++",
        "objc": "Objective-C",
        "dot": "Graphviz", "markdown": "Markdown", "md": "Markdown", "python": "Python", "py": "Python", "rust": "Rust",
        "kotlin": "Kotlin", "java": "Java", "ruby": "Ruby", "go": "Go", "sql": "SQL", "toml": "TOML", "text": "Text",
        "txt": "Text", "make": "Make", "makefile": "Make",
    ]
}
