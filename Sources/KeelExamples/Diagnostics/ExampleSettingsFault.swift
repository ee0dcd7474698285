package import KeelBase
import KeelContent

/// Of what the site's settings say about all examples.
package enum ExampleSettingsCode: String, AreaCode {
    case refused = "example.settings"
    case package = "example.package"

    package var severity: Diagnostic.Severity { .error }
}

/// Why no example can be checked as the site's settings ask for.
enum ExampleSettingsFault: Fault {
    /// A language mode or a flag that the compiler does not take, in its words.
    case refused(String)
    /// What the compiler says of the package that the examples import.
    case package(String)

    var code: DiagnosticCode {
        switch self {
        case .refused: DiagnosticCode(ExampleSettingsCode.refused)
        case .package: DiagnosticCode(ExampleSettingsCode.package)
        }
    }
}
