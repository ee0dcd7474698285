"""Swift code for the generated book: self-contained, of 15 to 30 lines, without warnings in language mode 6."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Block:
    name: str
    lines: list[str]
    is_script: bool


def declaration(make):
    return lambda name, words, number: Block(name, make(name, *words, number).strip("\n").split("\n"), False)


def script(make):
    return lambda name, words, number: Block(name, make(name, *words, number).strip("\n").split("\n"), True)


def structure(T, a, b, c, n):
    return f"""
import Foundation

struct {T}: Codable, Equatable {{
    let identifier: UUID
    var {a}: Int
    var {b}: Double = {n}.5
    var {c}s: [String]

    init({a}: Int, {c}s: [String] = []) {{
        identifier = UUID()
        self.{a} = {a}
        self.{c}s = {c}s
    }}

    mutating func append(_ element: String) {{
        guard !{c}s.contains(element) else {{ return }}
        {c}s.append(element.trimmingCharacters(in: .whitespaces))
        {a} += {n}
    }}
}}
"""


def enumeration(T, a, b, c, n):
    return f"""
enum {T} {{
    case empty
    case plain({a}: Int)
    case labelled(text: String, {b}: Double)

    var summary: String {{
        switch self {{
        case .empty:
            return "nothing"
        case .plain(let {a}) where {a} > {n}:
            return "much: \\({a})"
        case .plain:
            return "little"
        case let .labelled(text, {b}):
            return "\\(text): \\({b} * {n}.25)"
        }}
    }}
}}
"""


def protocols(T, a, b, c, n):
    return f"""
protocol {T}Source {{
    associatedtype Element
    var {a}: Int {{ get }}
    func element(at position: Int) -> Element?
}}

extension {T}Source {{
    func all() -> [Element] {{
        (0..<{a}).compactMap {{ element(at: $0) }}
    }}
}}

struct {T}: {T}Source {{
    let {b}s: [String]
    var {a}: Int {{ {b}s.count + {n} }}

    func element(at position: Int) -> String? {{
        {b}s.indices.contains(position) ? {b}s[position] : nil
    }}
}}
"""


def generic(T, a, b, c, n):
    return f"""
struct {T}<Element: Hashable> {{
    private var {a}s: [Element] = []
    private var {b}: [Element: Int] = [:]

    var isFull: Bool {{ {a}s.count >= {n} }}

    mutating func push(_ element: Element) {{
        {b}[element, default: 0] += 1
        {a}s.append(element)
    }}

    mutating func pop() -> Element? {{
        guard let last = {a}s.popLast() else {{ return nil }}
        {b}[last]? -= 1
        return last
    }}

    func occurrences(of element: Element) -> Int {{ {b}[element] ?? 0 }}
}}
"""


def actor(T, a, b, c, n):
    return f"""
actor {T} {{
    private var {a}s: [String: Int] = [:]
    private let {b}: Int

    init({b}: Int = {n}) {{
        self.{b} = {b}
    }}

    func value(for key: String, make: @Sendable (String) async throws -> Int) async rethrows -> Int {{
        if let known = {a}s[key] {{ return known }}
        let fresh = try await make(key)
        if {a}s.count >= {b} {{
            {a}s.removeAll(keepingCapacity: true)
        }}
        {a}s[key] = fresh
        return fresh
    }}
}}
"""


def errors(T, a, b, c, n):
    return f"""
enum {T}Error: Error {{
    case unreadable(String)
    case outOfRange({a}: Int)
}}

func parse{T}(_ text: String) throws -> Int {{
    guard let {a} = Int(text) else {{ throw {T}Error.unreadable(text) }}
    guard (1...{n + 100}).contains({a}) else {{ throw {T}Error.outOfRange({a}: {a}) }}
    return {a} * {n}
}}

func describe{T}(_ text: String) -> String {{
    do {{
        return "value \\(try parse{T}(text))"
    }} catch {T}Error.outOfRange(let {a}) {{
        return "out of range: \\({a})"
    }} catch {{
        return "\\(error)"
    }}
}}
"""


def wrapper(T, a, b, c, n):
    return f"""
@propertyWrapper
struct {T}<Value: Comparable> {{
    private var {a}: Value
    private let range: ClosedRange<Value>

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {{
        self.range = range
        {a} = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }}

    var wrappedValue: Value {{
        get {{ {a} }}
        set {{ {a} = min(max(newValue, range.lowerBound), range.upperBound) }}
    }}
}}

struct {T}Settings {{
    @{T}(0...{n + 100}) var {b}: Int = {n}
    @{T}(0.0...1.0) var {c}: Double = 0.5
}}
"""


def reference(T, a, b, c, n):
    return f"""
final class {T} {{
    typealias Handler = (Int) -> Void
    private var handlers: [String: Handler] = [:]
    private(set) var {a} = 0 {{
        didSet {{ handlers.values.forEach {{ $0({a}) }} }}
    }}

    func observe(_ name: String, handler: @escaping Handler) {{
        handlers[name] = handler
    }}

    func increment() -> () -> Void {{
        return {{ [weak self] in
            guard let self else {{ return }}
            self.{a} += {n}
            if self.{a} > 0x{n:02X} {{
                self.handlers["{b}"] = nil
            }}
        }}
    }}
}}
"""


def dates(T, a, b, c, n):
    return f"""
import Foundation

struct {T}Period {{
    let start: Date
    let {a}: TimeInterval

    var end: Date {{ start.addingTimeInterval({a}) }}

    func contains(_ date: Date) -> Bool {{
        (start...end).contains(date)
    }}
}}

final class {T}Calendar {{
    private var periods: [String: {T}Period] = [:]

    func add(_ name: String, lasting {b}: Double) {{
        periods[name.lowercased()] = {T}Period(start: .now, {a}: {b} * {n})
    }}
}}
"""


def counting(T, a, b, c, n):
    return f"""
struct {T} {{
    var {a}: Int
    var {b}: Int

    func scaled(by factor: Int) -> {T} {{
        {T}({a}: {a} * factor, {b}: {b} * factor)
    }}
}}

let {a}s = (1...{n}).map {{ {T}({a}: $0, {b}: $0 * $0) }}
var {c} = 0
for item in {a}s where item.{a}.isMultiple(of: 2) {{
    {c} += item.scaled(by: 2).{b}
}}
print("{c}:", {c})
if let largest = {a}s.max(by: {{ $0.{b} < $1.{b} }}) {{
    print(largest)
}}
"""


def conforming(T, a, b, c, n):
    return f"""
protocol {T}Printable {{
    var {a}Value: Int {{ get }}
    func text() -> String
}}

extension Int: {T}Printable {{
    var {a}Value: Int {{ self * {n} }}
    func text() -> String {{ "int \\({a}Value)" }}
}}

extension String: {T}Printable {{
    var {a}Value: Int {{ count }}
    func text() -> String {{ "string \\({a}Value)" }}
}}

let values: [any {T}Printable] = [{n}, "{b}", 3, "{c}"]
for value in values {{
    print(value.text())
}}
"""


def formatting(T, a, b, c, n):
    return f"""
import Foundation

struct {T} {{
    let name: String
    let {a}: Double
}}

let all = [
    {T}(name: "first", {a}: {n}.5),
    {T}(name: "second", {a}: 7.25),
    {T}(name: "third", {a}: 1),
]
let {b} = all.map(\\.{a}).reduce(0, +)
for item in all.sorted(by: {{ $0.{a} > $1.{a} }}) {{
    let share = String(format: "%.1f %%", item.{a} / {b} * 100)
    print(item.name.padding(toLength: 8, withPad: " ", startingAt: 0), share)
}}
"""


def waiting(T, a, b, c, n):
    return f"""
actor {T} {{
    private var {a}: [String] = []

    func add(_ text: String) -> Int {{
        {a}.append(text)
        return {a}.count
    }}
}}

let store = {T}()
for number in 1...{n} {{
    _ = await store.add("number \\(number)")
}}
async let first = store.add("{b}")
async let second = store.add("{c}")
let {b} = await max(first, second)
print("{b}", {b})
"""


def catching(T, a, b, c, n):
    return f"""
enum {T}Failure: Error {{
    case empty
    case tooLong({a}: Int)
}}

func check(_ text: String) throws({T}Failure) -> Int {{
    if text.isEmpty {{ throw .empty }}
    if text.count > {n} {{ throw .tooLong({a}: text.count) }}
    return text.count
}}

for text in ["", "{b}", String(repeating: "{c}", count: {n})] {{
    do {{
        print(try check(text))
    }} catch .empty {{
        print("empty")
    }} catch .tooLong(let {a}) {{
        print("too long:", {a})
    }}
}}
"""


DECLARATIONS = tuple(
    declaration(make)
    for make in (structure, enumeration, protocols, generic, actor, errors, wrapper, reference, dates))
SCRIPTS = tuple(script(make) for make in (counting, conforming, formatting, waiting, catching))
