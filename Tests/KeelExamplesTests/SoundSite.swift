import KeelBase
import KeelExamples
import TestSupport

/// A site without faults in two languages, checked once: what its copies share with it is not built again.
actor SoundSite {
    static let shared = SoundSite()

    private var checking: Task<TemporarySite, any Error>?

    func site() async throws -> TemporarySite {
        let task =
            checking
            ?? Task {
                let site = try TemporarySite(
                    languages: ["et", "ru"], examples: "{timeout: 20}",
                    [
                        "Content/et/loendur.md": Self.article(title: "Loendur", comment: "loendab"),
                        "Content/ru/loendur.md": Self.article(title: "Счётчик", comment: "считает"),
                        "Content/et/muu.md": "---\nmodule: Muu\n---\n\n# Muu\n\n```swift\nstruct Other {}\n```\n",
                        "Content/ru/muu.md": "# Другое\n\n```swift\nstruct Other {}\n```\n",
                        "Content/support/Spool/Spool.swift": """
                        public struct Spool {
                            public init() {}
                            public var length: Int { 7 }
                        }

                        """,
                    ])
                _ = try await site.check()
                return site
            }
        checking = task
        return try await task.value
    }

    private static func article(title: String, comment: String) -> String {
        #"""
        ---
        title: \#(title)
        module: Loendur
        ---

        # \#(title)

        ```swift Counter.swift
        /// \#(comment)
        struct Counter {
            private(set) var value = 0
            mutating func add(_ step: Int = 1) { value += step }
            func text() -> String { "n: \(value)" }
        }
        ```

        ```swift
        final class Owner {
            var child: Child?
        }

        final class Child {
            weak var owner: Owner?
        }
        ```

        1. Item:

           ```swift run
           // \#(comment)
           var counter = Counter()
           counter.add()
           print(counter.text())
           ```

           ```output
           n: 1
           ```

        ```swift run
        import Foundation
        import Spool
        for step in [2, Spool().length] {
            counter.add(step)
            print(counter.value - 1)
        }
        ```

        ```output
        2
        9
        ```

        ```swift test
        import Testing

        @Test func adds() {
            var counter = Counter()
            counter.add(2)
            #expect(counter.value == 2)
        }

        @Test func addsNothing() {
            #expect(Counter().value == 0)
        }
        ```

        ```swift test
        @Test func childIsFreed() {
            weak var probe: Child?
            do {
                let owner = Owner()
                let child = Child()
                owner.child = child
                child.owner = owner
                probe = child
            }
            #expect(probe == nil)
        }
        ```

        ```swift fails
        let counter = Counter()
        counter.value = 3  // error: setter is inaccessible
        ```

        ```swift warns
        func f() {
            let unused = 1  // warning: never used
        }
        ```

        ```swift traps
        let none: [Int] = []
        print(none[0])
        ```

        ```swift scope=before
        struct Counter {}
        ```

        ```swift skip="\#(comment)"
        not swift
        ```

        """#
    }
}
