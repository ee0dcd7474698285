package import KeelBase

/// A fault of no module, for tests of what is done with faults.
package struct SampleFault: Fault {
    package var code: DiagnosticCode
    package var english: Wording

    package init(
        _ code: String, _ severity: Diagnostic.Severity = .error, _ message: String = "x", hint: String? = nil
    ) {
        self.code = DiagnosticCode(code, severity)
        english = Wording(message, hint: hint)
    }
}

package struct SampleRemark: Remark {
    package var english: String

    package init(_ english: String) { self.english = english }
}
