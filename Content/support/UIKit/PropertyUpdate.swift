import Observation

/// What a view controller knows of its next `updateProperties()`, as of iOS 26.
///
/// UIKit calls that method alongside the next layout pass, and again after a change of whatever observable was read in
/// it; several requests may become one update. There are no layout passes here, so an update waits until
/// `updatePropertiesIfNeeded()`, which forces it in UIKit, too. What is observed has to change on the main actor.
///
/// After "Updating views automatically with observation tracking in UIKit" and the pages of the three methods at
/// developer.apple.com/documentation/uikit.
@MainActor
final class PropertyUpdate {
    /// A view whose properties were never set needs them.
    private var isNeeded = true

    func setNeeded() {
        isNeeded = true
    }

    func runIfNeeded(_ update: () -> Void) {
        guard isNeeded else { return }
        isNeeded = false
        withObservationTracking(update) { [weak self] in
            MainActor.assumeIsolated { self?.setNeeded() }
        }
    }
}
