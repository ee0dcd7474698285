import Foundation
import KeelBase
import KeelContent

/// Names for modules: ASCII UpperCamelCase, distinct without regard to case, none that Swift needs itself.
enum ModuleNames {
    /// - Parameter reserved: names of modules that examples import, beside the well-known ones.
    static func resolve(_ claims: [NameClaim], reserved: some Sequence<String>) -> [NameClaim: String] {
        let reserved = Set(wellKnown + reserved.map { $0.lowercased() })
        var wishes: [String: [NameClaim]] = [:]
        for claim in claims {
            wishes[(claim.stem + claim.suffix).lowercased(), default: []].append(claim)
        }
        var names: [NameClaim: String] = [:]
        for (wish, claims) in wishes {
            // What an author has chosen stays; what is derived gives way.
            let keeper = claims.filter { $0.explicit != nil }.count == 1 ? claims.first { $0.explicit != nil } : nil
            for claim in claims {
                let isFree = (claims.count == 1 || claim == keeper) && !reserved.contains(wish)
                let looksReserved = claim.kind != .test && wish.hasSuffix("tests")
                names[claim] = claim.stem + (isFree && !looksReserved ? "" : hash(of: claim)) + claim.suffix
            }
        }
        return names
    }

    private static func hash(of claim: NameClaim) -> String {
        let digest = Digest(parts: [claim.article.path, claim.scope ?? "", claim.language?.tag ?? ""]).description
        return "_" + digest.prefix(4)
    }

    /// `guide/01-first-steps` is `GuideFirstSteps` with its number kept: `Guide01FirstSteps`; `시작` is `Sijag`.
    static func derived(from article: ArticleID) -> String {
        let name = camelCase(article.path)
        guard let first = name.first else { return "Article" }
        return first.isNumber ? "Article" + name : name
    }

    static func camelCase(_ text: String) -> String {
        // Transliteration takes longer than all the rest of a plan.
        let isLatin = text.utf8.allSatisfy { $0 < 0x80 }
        let latin = isLatin ? text : text.applyingTransform(.init("Any-Latin; Latin-ASCII"), reverse: false) ?? text
        var name = ""
        var startsWord = true
        for scalar in latin.unicodeScalars where scalar.isASCII {
            guard UInt8(ascii: scalar).isASCIIAlphanumeric else {
                // Marks and apostrophes inside a transliterated word do not end it.
                if scalar != "'", scalar != "`" { startsWord = true }
                continue
            }
            name += startsWord ? String(Character(scalar)).uppercased() : String(Character(scalar))
            startsWord = false
        }
        return name
    }

    /// Whether an author may choose the name: ASCII UpperCamelCase.
    static func isUpperCamelCase(_ name: String) -> Bool {
        name.utf8.first.map(\.isASCIIUppercase) ?? false && name.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == "_" }
    }

    /// - Parameter names: of modules that examples import, beside the well-known ones.
    static func isReserved(_ name: String, _ names: some Sequence<String>) -> Bool {
        let name = name.lowercased()
        return wellKnown.contains(name) || name.hasSuffix("tests") || names.contains { $0.lowercased() == name }
    }

    /// Modules of the toolchain, of Apple's platforms, and what SwiftPM makes of a package.
    private static let wellKnown: [String] = """
        Swift SwiftOnoneSupport SwiftUI SwiftData SwiftSyntax Builtin Cxx CxxStdlib Foundation FoundationEssentials
        FoundationInternationalization FoundationNetworking FoundationXML Dispatch Distributed Glibc Musl Bionic
        Android Darwin WinSDK CRT WASILibc Observation RegexBuilder Runtime Synchronization Testing XCTest os OSLog
        System Combine UIKit AppKit WatchKit CoreData CoreGraphics CoreImage CoreLocation CoreFoundation MapKit
        QuartzCore Accelerate Charts StoreKit CloudKit WebKit Network Security CryptoKit Crypto ArgumentParser
        Package PackageDescription PackagePlugin Main App Sources Tests Examples KeelMarker KeelRunner
        """.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
}
