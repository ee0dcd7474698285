"""How time and memory grow with an input: shapes of articles at n, 2n and 4n.

    python3 Tests/Benchmarks/growth.py KEEL [TIMES [NAME…]]

Renders a site of one article for each shape and size, `TIMES` as large as usual, and prints seconds, mebibytes and how often the time at n fits
into that at 4n. A shape fails when that is over 6 (linear is 4) and the time at 4n over a second, or when 4n takes more
than 20 seconds or 1.5 GB.
"""

import os
import resource
import shutil
import sys
import tempfile

LIMIT = 60


def numbered(text):
    """`text` with `{}` filled by 0, 1, 2, …"""
    return lambda n: "".join(text.format(i) for i in range(n))


def repeated(text):
    return lambda n: text * n


SHAPES = {
    # Inlines on one line or in one paragraph.
    "images on one line": (4_000, repeated("![a](x.png) ")),
    "images in lines": (4_000, repeated("![a](x.png)\n")),
    "dead links": (4_000, numbered("[a](dead{}.md) ")),
    "dead links in lines": (4_000, numbered("[a](dead{}.md)\n\n")),
    "dead anchors": (4_000, lambda n: numbered("## H{}\n\n")(n // 4) + numbered("[a](#dead{}) ")(n)),
    "good anchors": (4_000, lambda n: numbered("## H{}\n\n")(n // 4) + numbered("[a](#h{}) ")(n // 4)),
    "unknown schemes": (4_000, numbered("[a](doc:x{}) ")),
    "undefined footnotes": (4_000, numbered("a[^{}] ")),
    "undefined footnotes in lines": (4_000, numbered("a[^{}]\n\n")),
    "footnotes": (2_000, lambda n: numbered("a[^{}] ")(n) + "\n\n" + numbered("[^{}]: b\n\n")(n)),
    "footnote used often": (4_000, lambda n: "a[^1] " * n + "\n\n[^1]: b\n"),
    "unused footnotes": (4_000, numbered("[^{}]: b\n\n")),
    "undefined references": (4_000, numbered("[a][r{}] ")),
    "references": (4_000, lambda n: "[a][r] " * n + "\n\n[r]: https://example.org\n"),
    "many definitions": (4_000, lambda n: "".join(f"[r{i}]: https://example.org/{i}\n" for i in range(n)) + "\n" + numbered("[r{}] ")(n)),
    "links": (4_000, repeated("[a](https://example.org) ")),
    "links with titles": (4_000, repeated('[a](https://example.org "t") ')),
    "autolinks": (4_000, repeated("<https://example.org> ")),
    "bare addresses": (4_000, repeated("https://example.org ")),
    "www addresses": (4_000, repeated("www.example.org ")),
    "mail addresses": (4_000, repeated("a@example.org ")),
    "tags in prose": (4_000, repeated("a <b>c</b> ")),
    "generics in prose": (4_000, repeated("a Set<Int> b ")),
    "generics in lines": (4_000, repeated("a Set<Int> b\n\n")),
    "entities": (8_000, repeated("&amp; &#233; &nbsp; ")),
    "escapes": (16_000, repeated("\\* \\[ \\_ ")),
    "code spans": (8_000, repeated("`a` ")),
    "code spans of two scripts": (4_000, repeated("`сlass` ")),
    "unclosed code spans": (4_000, lambda n: " ".join("`" * (i % 50 + 1) for i in range(n))),
    "emphasis": (8_000, repeated("*a* **b** ")),
    "unclosed emphasis": (8_000, repeated("*a **b ")),
    "underscores": (8_000, repeated("_a_b ")),
    "Cyrillic underscores": (4_000, repeated("_слово_ом ")),
    "emphasis and particles": (4_000, repeated("**값** 이 없다 ")),
    "unclosed brackets": (8_000, repeated("[a ")),
    "closing brackets": (8_000, repeated("a] ")),
    "brackets before parentheses": (4_000, repeated("[a] (https://example.org) ")),
    "links with spaces": (4_000, repeated("[a](b c.md) ")),
    "nested brackets": (4_000, lambda n: "[" * n + "a" + "]" * n),
    "strikethrough": (8_000, repeated("~~a~~ ")),
    "unclosed strikethrough": (8_000, repeated("~~a ")),
    "quotation marks": (8_000, repeated('"a" \'b\' ')),
    "unclosed quotation marks": (8_000, repeated('"a ')),
    "dashes": (16_000, repeated("a - b -- c ")),
    "numbers and words": (8_000, repeated("5 kg, Swift 6, т. е. и ")),
    "Hangul": (16_000, repeated("값을 읽는다 ")),
    "one long word": (100_000, repeated("a")),
    "one long Cyrillic word": (100_000, repeated("ж")),
    "hard breaks": (8_000, repeated("a  \n")),
    "soft breaks": (16_000, repeated("a\n")),
    # Blocks.
    "blank lines": (20_000, lambda n: "a" + "\n" * n + "b"),
    "paragraphs": (8_000, repeated("a b c\n\n")),
    "headings": (4_000, numbered("## H{}\n\n")),
    "headings of one name": (4_000, repeated("## H\n\n")),
    "headings with the same id": (4_000, repeated("## H {#a}\n\n")),
    "long heading": (40_000, lambda n: "## " + "a b " * n),
    "deep headings": (4_000, lambda n: "".join("#" * (i % 6 + 1) + f" H{i}\n\n" for i in range(n))),
    "second titles": (4_000, repeated("# H\n\n")),
    "lists": (8_000, repeated("- a\n")),
    "loose lists": (4_000, repeated("- a\n\n")),
    "numbered lists": (8_000, repeated("1. a\n")),
    "nested lists": (100, lambda n: "".join("  " * i + "- a\n" for i in range(n))),
    "dates as lists": (4_000, repeated("30. november\n\na\n\n")),
    "tasks": (8_000, repeated("- [ ] a\n")),
    "nested quotations": (200, lambda n: "> " * n + "a"),
    "quotations": (4_000, repeated("> a\n\nb\n\n")),
    "admonitions": (2_000, repeated("> [!NOTE]\n> a\n\nb\n\n")),
    "unknown admonitions": (2_000, repeated("> [!HUNT]\n> a\n\nb\n\n")),
    "table rows": (4_000, lambda n: "| a | b |\n| - | - |\n" + "| `c` | [d](x.md) |\n" * n),
    "table columns": (1_000, lambda n: "|" + " a |" * n + "\n|" + " - |" * n + "\n" + ("|" + " b |" * n + "\n") * 3),
    "tables": (1_000, repeated("| a | b |\n| - | - |\n| c | d |\n\n")),
    "wide table cell": (20_000, lambda n: "| a |\n| - |\n| " + "b `c` " * n + "|\n"),
    "thematic breaks": (8_000, repeated("---\n\n")),
    "HTML blocks": (4_000, repeated("<div>\na\n</div>\n\n")),
    "comments": (4_000, repeated("<!-- a -->\n\n")),
    "unclosed comment": (20_000, lambda n: "<!--\n" + "a\n" * n),
    "lines like fences": (4_000, repeated("a\n    ```swift\n    b\n\n")),
    "code blocks": (2_000, repeated("```text\na\n```\n\n")),
    "long code block": (20_000, lambda n: "```text\n" + "let a = 1\n" * n + "```\n"),
    "long code line": (40_000, lambda n: "```text\n" + "let a = 1; " * n + "\n```\n"),
    "words in an info string": (25_000, lambda n: "```text " + "word " * n + "\na\n```\n"),
    "words in a Swift info string": (8_000, lambda n: "```swift " + "word " * n + "\nlet a = 1\n```\n"),
    "values in an info string": (8_000, lambda n: "```text " + "mark=1 " * n + "\na\n```\n"),
    "marked lines": (4_000, lambda n: "```text mark=" + ",".join(str(2 * i + 1) for i in range(n)) + "\n" + "a\n" * 2 * n + "```\n"),
    "indented code": (8_000, repeated("    let a = 1\n\n")),
    "unclosed fence": (20_000, lambda n: "```text\n" + "a\n" * n),
    # Swift.
    "Swift declarations": (1_000, lambda n: "```swift\n" + numbered("struct S{} {{ let a = 1 }}\n")(n) + "```\n"),
    "Swift statements": (2_000, lambda n: "```swift\n" + "print(1)\n" * n + "```\n"),
    "Swift blocks": (500, numbered("```swift\nstruct S{} {{ let a = 1 }}\n```\n\n")),
    "Swift braces": (4_000, lambda n: "```swift\nfunc f() { " + "{" * n + "}" * n + " }\n```\n"),
    "Swift strings": (4_000, lambda n: "```swift\nlet a = \"" + "\\(1) b " * n + "\"\n```\n"),
    "Swift comments": (4_000, lambda n: "```swift\n" + "/* a */ // b\n" * n + "```\n"),
    "Swift conditions": (1_000, lambda n: "```swift\n" + "#if DEBUG\nstruct A {}\n#endif\n" * n + "```\n"),
    "Swift operators": (8_000, lambda n: "```swift\nlet a = 1" + " + 1" * n + "\n```\n"),
    "Swift markers": (2_000, lambda n: "```swift\n" + "// hide\nlet a = 1\n// show\n" * n + "```\n"),
    "deceptive letters": (2_000, lambda n: "```swift\n" + numbered("let с{} = 1\n")(n) + "```\n"),
    "outputs": (1_000, repeated("```swift run\nprint(1)\n```\n\n```output\n1\n```\n\n")),
    # Diagrams.
    "sequence": (200, lambda n: "```sequence alt=\"a\"\n" + "A -> B: c\n" * n + "```\n"),
    # Front matter.
    "front matter keys": (2_000, lambda n: "---\n" + numbered("key{}: a\n")(n) + "---\n\n# A\n"),
    "front matter list": (4_000, lambda n: "---\naliases:\n" + numbered("- old{}\n")(n) + "---\n\n# A\n"),
    "front matter value": (200_000, lambda n: "---\ntitle: " + "a " * n + "\n---\n\nb\n"),
    "unclosed front matter": (20_000, lambda n: "---\n" + numbered("key{}: a\n")(n)),
    # Whole sites: several files.
    "articles": (250, lambda n: {f"a{i}.md": f"# A{i}\n\n[b](a{(i + 1) % n}.md)\n" for i in range(n)}),
    "articles with dead links": (250, lambda n: {f"a{i}.md": f"# A{i}\n\n[b](dead{i}.md)\n" for i in range(n)}),
    "articles in folders": (250, lambda n: {f"f{i}/a.md": f"# A{i}\n\n[b](../f{(i + 1) % n}/a.md)\n" for i in range(n)}),
    "files": (1_000, lambda n: {"a.md": "# A\n", **{f"f{i}.txt": "x" for i in range(n)}}),
}


def write(folder, made):
    content = os.path.join(folder, "Content", "en")
    os.makedirs(content)
    os.makedirs(os.path.join(folder, "Site"))
    with open(os.path.join(folder, "Site", "site.yml"), "w") as file:
        file.write("languages: {en: {title: A}}\n")
    files = made if isinstance(made, dict) else {"a.md": made if made.startswith("---") else "# A\n\n" + made}
    for path, text in files.items():
        full = os.path.join(content, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w") as file:
            file.write(text)


def run(keel, made):
    """Seconds of CPU and mebibytes; `None` for what took too long."""
    folder = tempfile.mkdtemp(prefix="keel-growth-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None)
    try:
        write(folder, made)
        pid = os.fork()
        if pid == 0:
            with open(os.devnull, "w") as null:
                os.dup2(null.fileno(), 1)
                os.dup2(null.fileno(), 2)
            resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))
            os.execv(keel, [keel, "render", "--root", folder])
        _, status, usage = os.wait4(pid, 0)
        if os.WIFSIGNALED(status):
            return None
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
    finally:
        shutil.rmtree(folder)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    keel = os.path.abspath(sys.argv[1])
    times_larger = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    names = sys.argv[3:] or list(SHAPES)
    bad = []
    print(f"{'shape':32} {'n':>7}  {'s at n, 2n, 4n':>22}  {'MB at 4n':>8}  ratio", flush=True)
    for name in names:
        size, make = SHAPES[name][0] * times_larger, SHAPES[name][1]
        results = [run(keel, make(size * factor)) for factor in (1, 2, 4)]
        if None in results:
            bad.append(name)
            print(f"{name:32} {size:7}  over {LIMIT} s", flush=True)
            continue
        times = [result[0] for result in results]
        ratio = times[2] / max(times[0], 0.02)
        memory = results[2][1]
        fails = ratio > 6 and times[2] > 1 or times[2] > 20 or memory > 1500
        if fails:
            bad.append(name)
        numbers = ", ".join(f"{seconds:.2f}" for seconds in times)
        print(f"{name:32} {size:7}  {numbers:>22}  {memory:8.0f}  {ratio:4.1f}{'  <-' if fails else ''}", flush=True)
    print(f"{len(names)} shapes, {len(bad)} not linear" + (": " + ", ".join(bad) if bad else ""))
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
