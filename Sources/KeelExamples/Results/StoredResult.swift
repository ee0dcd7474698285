/// What a check found out about something, as facts: what is said of them is worded when it is shown.
protocol StoredResult: Sendable, Codable {
    /// It can't be known whether it would come out the same again.
    var isTransient: Bool { get }
}
