package import KeelBase

/// Swift sources that examples may import where the platform lacks the module: `Content/support/UIKit`.
package struct SupportModule: Sendable {
    package let name: String
    package let files: [SourceText]
}
