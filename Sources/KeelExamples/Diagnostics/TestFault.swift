import KeelBase

/// A test that fails, or that is none.
enum TestFault: Fault {
    case failed(test: String, TestIssue)
    /// A test block without a test.
    case noTest
    case allDisabled
    /// A function that has most likely lost its `@Test`.
    case uncalled(function: String)

    var code: DiagnosticCode {
        switch self {
        case .failed(_, .recorded): DiagnosticCode(ExampleCode.test)
        case .failed(_, .stopped): DiagnosticCode(ExampleCode.testCrash)
        case .noTest, .allDisabled, .uncalled: DiagnosticCode(ExampleCode.noTest)
        }
    }
}
