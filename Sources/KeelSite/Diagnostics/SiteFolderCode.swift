import KeelBase

/// Of what lies in the folder `Site`, and of the names of it in `Site/site.yml`.
enum SiteFolderCode: String, AreaCode {
    case missingAsset = "site.missing-asset"
    case navigation = "site.navigation"
    case unreadable = "site.unreadable"

    var severity: Diagnostic.Severity { .error }
}
