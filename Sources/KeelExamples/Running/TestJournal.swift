import Foundation
import KeelBase

/// Swift Testing's event stream as results of tests (ABI version 6.3: one JSON object a line).
struct TestJournal {
    private struct Entry: Decodable {
        struct Location: Decodable {
            let _filePath: String?
            let filePath: String?
            let line: Int
            let column: Int
            var path: String { _filePath ?? filePath ?? "" }
        }
        struct Issue: Decodable {
            let isKnown: Bool?
            let isFailure: Bool?
            let sourceLocation: Location?
        }
        struct Message: Decodable {
            let symbol: String
            let text: String
        }
        struct Payload: Decodable {
            let kind: String
            let id: String?
            let name: String?
            let displayName: String?
            let isParameterized: Bool?
            let sourceLocation: Location?
            let testID: String?
            let issue: Issue?
            let messages: [Message]?
        }
        let kind: String
        let payload: Payload
    }

    private struct Record {
        var test: TestResult
        var isParameterized: Bool
        var isStarted = false
        var isSettled = false
    }

    private let reader: FindingReader
    private var records: [String: Record] = [:]
    private var order: [String] = []
    /// The run came to its end.
    private(set) var isFinished = false

    init(_ reader: FindingReader) {
        self.reader = reader
    }

    /// Identifiers of tests that need not run again.
    var settled: [String] { order.filter { records[$0]?.isSettled ?? false } }

    var tests: [TestResult] { order.compactMap { records[$0]?.test } }

    /// Tests that were under way when the process ended.
    var unfinishedCount: Int { order.count { records[$0].map { $0.isStarted && !$0.isSettled } ?? false } }

    /// Another run starts.
    mutating func begin() {
        isFinished = false
    }

    mutating func read(_ bytes: [UInt8]) {
        let decoder = JSONDecoder()
        for line in bytes.split(separator: "\n") {
            guard let entry = try? decoder.decode(Entry.self, from: Data(line)) else { continue }
            if entry.kind == "test" { add(entry.payload) } else { note(entry.payload) }
        }
    }

    private mutating func add(_ payload: Entry.Payload) {
        guard payload.kind == "function", let id = payload.id, records[id] == nil,
            let location = payload.sourceLocation,
            let place = reader.place(file: location.path, line: location.line, column: location.column)
        else { return }
        let test = TestResult(name: payload.displayName ?? payload.name ?? id, place: place)
        records[id] = Record(test: test, isParameterized: payload.isParameterized ?? false)
        order.append(id)
    }

    private mutating func note(_ payload: Entry.Payload) {
        if payload.kind == "runEnded" { isFinished = true }
        guard let id = payload.testID, var record = records[id], !record.isSettled else { return }
        switch payload.kind {
        case "testStarted":
            record.isStarted = true
            record.test.outcome = .passed
            record.test.cases = record.isParameterized ? 0 : 1
        case "testCaseEnded": if record.isParameterized { record.test.cases += 1 }
        case "testSkipped": record.isSettled = true
        case "testCancelled":
            // It did not come to its end, and says nothing.
            record.test.outcome = .skipped
            record.test.cases = 0
            record.isSettled = true
        case "testEnded": record.isSettled = true
        case "issueRecorded":
            guard payload.issue?.isKnown != true else {
                record.test.hasKnownIssue = true
                break
            }
            let isFailure = payload.issue?.isFailure ?? true
            if isFailure { record.test.outcome = .failed }
            let messages = payload.messages ?? []
            let place = payload.issue?.sourceLocation.flatMap {
                reader.place(file: $0.path, line: $0.line, column: $0.column)
            }
            record.test.issues.append(
                .init(
                    isFailure: isFailure, place: place ?? record.test.place, message: messages.first?.text ?? "",
                    details: messages.dropFirst().map(\.text)))
        default: break
        }
        records[id] = record
    }

    /// What was under way when the process ended counts for nothing: it runs again.
    mutating func forgetUnfinished() {
        for id in order {
            guard var record = records[id], !record.isSettled else { continue }
            record.isStarted = false
            record.test.outcome = .skipped
            record.test.cases = 0
            record.test.issues = []
            records[id] = record
        }
    }

    /// Gives what ended the process to the test that was under way. `false` if there is none.
    mutating func blame(_ reason: StopReason, _ trace: ProgramTrace) -> Bool {
        guard let id = order.first(where: { records[$0].map { $0.isStarted && !$0.isSettled } ?? false }),
            var record = records[id]
        else { return false }
        record.test.outcome = .stopped
        record.test.cases = max(record.test.cases, 1)
        record.test.stop = trace.stop(for: reason, in: reader, orElse: record.test.place)
        record.isSettled = true
        records[id] = record
        return true
    }
}
