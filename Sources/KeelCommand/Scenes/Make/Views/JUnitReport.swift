import Foundation
import KeelBase

/// Outcomes as JUnit XML: a suite for each file, a case for each Swift block and test, and one for each error that is in
/// none of them.
struct JUnitReport {
    private var suites: [(file: String, cases: [Make.Case])] = []
    private let failure: String?
    private let seconds: Double

    /// - Parameter failure: why the command could not run.
    init(cases: [Make.Case], findings: [Make.Finding.ViewModel], failure: String?, seconds: Double) {
        self.failure = failure
        self.seconds = seconds
        var files = Dictionary(grouping: cases, by: \.file)
        for (file, errors) in Dictionary(grouping: findings.filter { $0.severity == .error }, by: \.file) {
            files[file] = Self.cases(files[file] ?? [], with: errors)
        }
        // What fails in several languages with the same code is one failure.
        for file in files.keys {
            files[file] = files[file]?.map { element in
                guard element.result == .failed(messages: []) else { return element }
                var element = element
                element.result = .skipped(reason: "fails with the same code in another language")
                return element
            }
        }
        suites = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { file, cases in
            (file, cases.sorted { ($0.lines.lowerBound, $0.name) < ($1.lines.lowerBound, $1.name) })
        }
    }

    /// Errors go to the block whose lines they are in; what is left are cases of their own.
    private static func cases(_ cases: [Make.Case], with errors: [Make.Finding.ViewModel]) -> [Make.Case] {
        var cases = cases
        for error in errors {
            let line = error.position?.line ?? 0
            let text = "\(error.file):\(line): \(error.message)"
            if let place = owner(of: line, code: error.code, among: cases), case .failed(let said) = cases[place].result
            {
                cases[place].result = .failed(messages: said + [text])
            } else {
                cases.append(
                    Make.Case(
                        file: error.file, lines: line...line, name: error.code, result: .failed(messages: [text])))
            }
        }
        return cases
    }

    /// The failed block that a finding is about: what is printed wrongly stands after its block.
    private static func owner(of line: Int, code: String, among cases: [Make.Case]) -> Int? {
        let failed = cases.indices.filter { if case .failed = cases[$0].result { true } else { false } }
        if let around = failed.first(where: { cases[$0].lines.contains(line) }) { return around }
        guard code == "example.output" else { return nil }
        return failed.last { cases[$0].lines.upperBound < line }
    }

    var xml: String {
        let all = suites.flatMap(\.cases)
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"keel\" \(counts(of: all, andMore: failure == nil ? 0 : 1)) errors=\"\(failure == nil ? 0 : 1)\" time=\"\(time)\">",
        ]
        if let failure {
            lines += [
                "  <testsuite name=\"keel\" tests=\"1\" failures=\"0\" skipped=\"0\" errors=\"1\">",
                "    <testcase classname=\"keel\" name=\"run\">", "      <error message=\"\(escaped(failure))\"/>",
                "    </testcase>", "  </testsuite>",
            ]
        }
        for suite in suites {
            lines.append("  <testsuite name=\"\(escaped(suite.file))\" \(counts(of: suite.cases)) errors=\"0\">")
            lines += suite.cases.map(element)
            lines.append("  </testsuite>")
        }
        return lines.joined(separator: "\n") + "\n</testsuites>\n"
    }

    private var time: String { String(format: "%.3f", locale: Locale(identifier: "en_US_POSIX"), seconds) }

    private func counts(of cases: [Make.Case], andMore more: Int = 0) -> String {
        let failures = cases.count { if case .failed = $0.result { true } else { false } }
        let skipped = cases.count { if case .skipped = $0.result { true } else { false } }
        return "tests=\"\(cases.count + more)\" failures=\"\(failures)\" skipped=\"\(skipped)\""
    }

    private func element(_ element: Make.Case) -> String {
        let line = element.lines.lowerBound
        let start =
            "    <testcase classname=\"\(escaped(element.file))\" name=\"\(escaped("\(line): \(element.name)"))\" "
            + "file=\"\(escaped(element.file))\" line=\"\(line)\""
        switch element.result {
        case .passed: return start + "/>"
        case .skipped(let reason): return start + ">\n      <skipped message=\"\(escaped(reason))\"/>\n    </testcase>"
        case .failed(let messages):
            return start + ">\n      <failure message=\"\(escaped(messages.first ?? ""))\">"
                + escaped(messages.joined(separator: "\n")) + "</failure>\n    </testcase>"
        }
    }

    /// For text and attributes; what XML 1.0 cannot hold becomes U+FFFD.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
