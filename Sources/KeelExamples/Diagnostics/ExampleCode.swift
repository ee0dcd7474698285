package import KeelBase

/// What this module finds.
package enum ExampleCode: String, AreaCode {
    case error = "example.error"
    /// Only a warning with `warnings: allow`.
    case warning = "example.warning"
    case missingModule = "example.missing-module"
    case support = "example.support"
    case link = "example.link"
    case output = "example.output"
    case ended = "example.ended"
    case timeout = "example.timeout"
    case noTrap = "example.no-trap"
    case expectation = "example.expectation"
    case test = "example.test"
    case testCrash = "example.test-crash"
    case noTest = "example.no-test"
    case drift = "example.drift"
    case letters = "example.letters"
    case moduleName = "example.module-name"

    package var severity: Diagnostic.Severity { .error }
}

package enum ExamplesCodes {
    package static let all: [any AreaCode] = ExampleCode.allCases + ExampleSettingsCode.allCases
}
