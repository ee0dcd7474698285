import Foundation

/// The day of a build, where it is given (reproducible-builds.org, SOURCE_DATE_EPOCH): the clock is not asked, so that a
/// build at another time is the same.
enum SourceDate {
    /// - Parameter epoch: whole seconds since 1970.
    /// - Returns: `2026-11-30`, in UTC; `nil` for what is no such number, or lies past the year 9999.
    static func day(_ epoch: String?) -> String? {
        guard let seconds = epoch.flatMap({ Int($0) }), 0...253_402_300_799 ~= seconds else { return nil }
        return Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601.year().month().day())
    }
}
