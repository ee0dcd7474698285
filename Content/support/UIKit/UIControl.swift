@MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    private var registrations: [(action: UIAction, events: Event)] = []

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        registrations.append((action, controlEvents))
    }

    /// Runs the actions registered for any of the events, in the order in which they were added.
    open func sendActions(for controlEvents: UIControl.Event) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            registration.action.handler(registration.action)
        }
    }
}
