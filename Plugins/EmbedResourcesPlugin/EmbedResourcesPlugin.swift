import Foundation
import PackagePlugin

/// Puts the style sheet, the script and the strings files of a target into its code.
@main
struct EmbedResourcesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let kinds = ["css", "js", "yml"]
        let files = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
        let inputs = (files?.compactMap { $0 as? URL } ?? [])
            .filter { kinds.contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedResources.swift")
        return [
            .buildCommand(
                displayName: "Embedding the theme and the interface strings",
                executable: try context.tool(named: "EmbedResources").url,
                arguments: [output.path] + inputs.map(\.path),
                inputFiles: inputs,
                outputFiles: [output])
        ]
    }
}
