import KeelSwift
import Testing

struct SwiftSyntaxScanTests {
    @Test(
        "statements at the top level are told from declarations",
        arguments: [
            ("import A\nstruct S {\n  var x = f()\n}\nlet x = 1", nil),
            ("print(1)", 0),
            ("let x = 1\nx.foo()", 10),
            ("let x = [1]\n  .map { $0 }\n  .filter { $0 > 0 }", nil),
            ("let x = foo\n{ 1 }", nil),
            ("let x = foo {\n}\nlabel: {\n}\nfunc f() {}", nil),
            ("let x = a +\n  b\n  ?? c\n- d\n-e", 27),
            ("let x = if a { 1 }\nelse { 2 }", nil),
            ("var x: Int {\n  get { 1 }\n}\nvar y: Int? = nil { didSet { print() } }", nil),
            ("let f: Array<Int>?\nf = nil", 19),
            ("let (a, b) = (1, 2), c = try await f()", nil),
            ("x += 1", 0),
            ("try await f()", 0),
            ("for x in y {}", 0),
            ("// c\nif x { }\nelse { }", 5),
            ("#if DEBUG\nstruct S {}\n#else\nlet x = 1\n#endif", nil),
            ("#if DEBUG\nprint()\n#endif", 10),
            ("let x = a\n#if os(Linux)\n  .b()\n#endif\nf()", 38),
            ("#Preview { Text() }\n#warning(\"x\")", nil),
            ("#expect(x == 1)", 0),
            ("@MainActor\n@available(*, deprecated)\npublic final class C: B {}", nil),
            ("private(set) nonisolated(unsafe) var x = 1", nil),
            ("prefix operator +++\ninfix operator **: P\nprecedencegroup P { higherThan: Q }", nil),
            ("func f<T>(_ x: T) -> T\nwhere T: P\n{ x }\nprefix func +++ (x: Int) -> Int { x }", nil),
            ("struct S<\n  A,\n  B\n>: P\n{\n}", nil),
            ("actor A {}\nextension A: P {}\nactor.run()", 29),
            ("open(file)\nimport X", 0),
            ("struct S {}; f()", 13),
            ("let c = { (x: Int) in\n  x\n}\nc(1)", 28),
            ("let s = \"\\(f { 1 })\"\nlet t = s", nil),
            ("typealias F = (Int)\n  -> Int\nmacro m() = #externalMacro(module: \"a\", type: \"b\")", nil),
            ("enum E: Int { case a\n case b }\nE.a", 31),
            ("@objc\ndynamic\nfunc f\n(x: Int)\nasync\nthrows {}", nil),
            ("", nil),
        ] as [(String, Int?)])
    func statements(source: String, offset: Int?) {
        #expect(SwiftSyntaxScan(Array(source.utf8)).firstStatement == offset)
    }

    @Test func `imports are listed with their conditions and places`() {
        let source = """
            @testable import A
            public import struct B.C; @_exported import D
            #if canImport(UIKit) && os(iOS)
            import UIKit
            #elseif X
            import E
            #else
            import F
            #endif
            func f() { _ = "import G" }
            import G.H
            """
        let bytes = Array(source.utf8)
        let found = SwiftSyntaxScan(bytes).imports.map { item in
            let text = String(decoding: bytes[item.range], as: UTF8.self)
            let name = bytes[item.moduleOffset...].prefix(item.module.utf8.count)
            #expect(String(decoding: name, as: UTF8.self) == item.module)
            return "\(item.module)|\(text)|\(item.isTestable)|\(item.condition ?? "-")"
        }
        #expect(
            found == [
                "A|@testable import A|true|-", "B|public import struct B.C|false|-", "D|@_exported import D|false|-",
                "UIKit|import UIKit|false|canImport(UIKit) && os(iOS)",
                "E|import E|false|!(canImport(UIKit) && os(iOS)) && (X)",
                "F|import F|false|!(canImport(UIKit) && os(iOS)) && !(X)", "G|import G.H|false|-",
            ])
    }

    @Test func `tests are listed with names, places and suites`() {
        let source = """
            @Test func plain() {}
            @Suite struct Outer {
                @Test("shown \\"so\\"", .tags(.x)) @MainActor func two(_ a: [Int: Int], by b: Set<Int>) async throws {}
                enum Inner { @Test private static func `adds up`() { if true {} } }
                class func no() {}
            }
            extension Outer.Inner { @Testing.Test func last(x: Int = f(1, y: 2)) {} }
            """
        let bytes = Array(source.utf8)
        let found = SwiftSyntaxScan(bytes).tests.map { test in
            #expect(bytes[test.offset] == UInt8(ascii: "@"))
            return "\(test.suites.joined(separator: "/")) \(test.name) \(test.fullName) \(test.displayName ?? "-")"
        }
        #expect(
            found == [
                " plain plain() -", "Outer two two(_:by:) shown \\\"so\\\"", "Outer/Inner adds up `adds up`() -",
                "Outer.Inner last last(x:) -",
            ])
    }

    @Test func `an entry point and operators are seen`() {
        #expect(SwiftSyntaxScan(Array("@main struct A {}".utf8)).hasMain)
        #expect(!SwiftSyntaxScan(Array("// @main\nstruct A {}".utf8)).hasMain)
        #expect(SwiftSyntaxScan(Array("infix operator **".utf8)).declaresOperators)
        #expect(!SwiftSyntaxScan(Array("let operators = 1".utf8)).declaresOperators)
    }

    @Test func `any source can be scanned`() {
        var generator = SeededGenerator(state: 3)
        for _ in 0..<10_000 {
            let bytes = randomSource(swiftPieces, using: &generator)
            let items = SwiftSyntaxScan(bytes).items
            var end = 0
            for item in items {
                #expect(item.range.lowerBound >= end && item.range.upperBound <= bytes.count)
                end = item.range.upperBound
            }
        }
    }
}
