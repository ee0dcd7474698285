package import KeelBase

package enum SiteCodes {
    package static let all: [any AreaCode] =
        LinkCode.allCases + ImageCode.allCases + DiagramCode.allCases + HTMLCode.allCases + OutputCode.allCases
        + SiteFolderCode.allCases + StringsCode.allCases
}
