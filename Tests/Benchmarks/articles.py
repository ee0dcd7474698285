"""Articles in four languages that share their code, with tests; comments are in each one's language."""

from dataclasses import dataclass

LANGUAGES = {
    "ru": ("Статья", "Ниже показано, что делает", "считаем сумму", "Проверка"),
    "et": ("Artikkel", "Allpool on näha, mida teeb", "arvutame summa", "Kontroll"),
    "nl": ("Artikel", "Hieronder staat wat dit doet:", "telt alles op", "Controle"),
    "ko": ("글", "아래는 무엇을 하는지 보여 준다:", "합계를 구한다", "검사"),
}

# A number that an edit changes; blocks have theirs by this prefix and their position.
REVISION = "let revision"


@dataclass(frozen=True)
class Articles:
    # Of the articles with tests.
    count: int = 20
    plain_blocks: int = 8
    test_blocks: int = 2

    def files(self, languages: tuple[str, ...] = tuple(LANGUAGES)) -> dict[str, str]:
        listed = ", ".join(f"{language}: {{title: {language}}}" for language in languages)
        files = {"Site/site.yml": f"languages: {{{listed}}}\n"}
        for number in range(1, self.count + 1):
            for language in languages:
                files[self.path(language, number)] = self.text(language, number)
        return files

    def path(self, language: str, number: int) -> str:
        return f"Content/{language}/article-{number:02}.md"

    def module(self, number: int) -> str:
        return f"Article{number:02}"

    def text(self, language: str, number: int, tested: bool = True) -> str:
        title, prose, comment, check = LANGUAGES[language]
        lines = [f"# {title} {number}", ""]
        for index in range(1, self.plain_blocks + 1):
            lines += [f"## {title} {number}.{index} {{#part-{index}}}", "", f"{prose} `Part{index}`.", "", "```swift"]
            lines += plain(index, number, comment) + ["```", ""]
        for index in range(1, self.test_blocks + 1) if tested else ():
            lines += [f"## {check} {number}.{index} {{#test-{index}}}", "", "```swift test"]
            lines += test(index, number, comment) + ["```", ""]
        return "\n".join(lines)


def plain(index: int, number: int, comment: str) -> list[str]:
    before = f"Part{index - 1}().total" if index > 1 else "0"
    return f"""
struct Part{index}: Equatable, Sendable {{
    {REVISION} = {index}
    var values: [Int] = Array(1...{number + index})

    // {comment}
    var total: Int {{
        values.reduce({before}, +)
    }}

    func scaled(by factor: Int) -> Part{index} {{
        Part{index}(values: values.map {{ $0 * factor }})
    }}
}}
""".strip().split("\n")


def test(index: int, number: int, comment: str) -> list[str]:
    sum_one = (number + 1) * (number + 2) // 2
    imports = ["import Testing", ""] if index == 1 else []
    return imports + f"""
@Suite struct Tests{index} {{
    @Test func totalIsTheSum() {{
        // {comment}
        {REVISION} = {index}
        #expect(revision > 0)
        #expect(Part1().total == {sum_one})
        #expect(Part1().scaled(by: {index + 1}).total == {sum_one} * {index + 1})
    }}

    @Test(arguments: [1, 2, 3]) func everyFactorIsKept(factor: Int) throws {{
        let part = Part2().scaled(by: factor)
        let first = try #require(part.values.first)
        #expect(first == factor)
    }}
}}
""".strip().split("\n")


def edited(text: str, position: int, value: int) -> str:
    """With another number in the block at that position, from 0."""
    parts = text.split(REVISION)
    head, _, tail = parts[position + 1].partition("\n")
    parts[position + 1] = f" = {value}\n{tail}"
    return REVISION.join(parts)
