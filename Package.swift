// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "keel",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "keel", targets: ["keel"])],
    targets: [
        .systemLibrary(
            name: "CCmark", pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CXXHash", pkgConfig: "libxxhash",
            providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
        .systemLibrary(
            name: "CZip", pkgConfig: "libzip",
            providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
        // libstemmer has no file for pkg-config.
        .systemLibrary(name: "CStemmer", providers: [.apt(["libstemmer-dev"]), .brew(["snowball"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .systemLibrary(name: "CSystem"),

        .target(name: "KeelBase", dependencies: ["CSystem", "CXXHash"], swiftSettings: settings),
        .target(name: "KeelMarkdown", dependencies: ["KeelBase", "CCmark"], swiftSettings: settings),
        .target(name: "KeelSwift", dependencies: ["KeelBase"], swiftSettings: settings),
        .target(name: "KeelContent", dependencies: ["KeelBase", "KeelMarkdown", "CYAML"], swiftSettings: settings),
        .target(
            name: "KeelExamples", dependencies: ["KeelBase", "KeelMarkdown", "KeelContent", "KeelSwift"],
            swiftSettings: settings),
        .target(
            name: "KeelSite",
            dependencies: ["KeelBase", "KeelMarkdown", "KeelContent", "KeelSwift", "CZip", "CStemmer", "CDeflate"],
            swiftSettings: settings, plugins: ["EmbedResourcesPlugin"]),
        .executableTarget(name: "EmbedResources", swiftSettings: settings),
        .plugin(name: "EmbedResourcesPlugin", capability: .buildTool(), dependencies: ["EmbedResources"]),
        .target(
            name: "KeelCommand",
            dependencies: ["KeelBase", "KeelMarkdown", "KeelContent", "KeelSwift", "KeelExamples", "KeelSite"],
            swiftSettings: settings),
        .executableTarget(name: "keel", dependencies: ["KeelCommand"], swiftSettings: settings),

        .target(
            name: "TestSupport", dependencies: ["KeelBase", "KeelContent"], path: "Tests/TestSupport",
            swiftSettings: settings),
        .testTarget(name: "KeelBaseTests", dependencies: ["KeelBase", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "KeelMarkdownTests", dependencies: ["KeelMarkdown", "KeelBase", "CCmark"],
            resources: [.copy("Fixtures")], swiftSettings: settings),
        .testTarget(name: "KeelSwiftTests", dependencies: ["KeelSwift", "KeelBase"], swiftSettings: settings),
        .testTarget(
            name: "KeelContentTests", dependencies: ["KeelContent", "KeelMarkdown", "KeelBase", "TestSupport"],
            resources: [.copy("Fixtures")], swiftSettings: settings),
        .testTarget(
            name: "KeelExamplesTests",
            dependencies: ["KeelExamples", "KeelContent", "KeelMarkdown", "KeelSwift", "KeelBase", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "KeelSiteTests",
            dependencies: ["KeelSite", "KeelContent", "KeelMarkdown", "KeelBase", "TestSupport"],
            exclude: ["Fixtures", "Search/vectors.json"], swiftSettings: settings),
        .testTarget(
            name: "KeelCommandTests",
            dependencies: [
                "KeelCommand", "KeelExamples", "KeelSite", "KeelContent", "KeelSwift", "KeelMarkdown", "KeelBase",
                "TestSupport",
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
