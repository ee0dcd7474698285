import CSystem
import Foundation

/// Lets the allocator have one arena for each processor. By default glibc gives threads up to eight for each, and what is
/// freed in one is of no use to the others: that is a fortieth of the peak of a large site.
package func limitMemoryArenas() {
    #if canImport(Glibc)
        mallopt(M_ARENA_MAX, Int32(ProcessInfo.processInfo.activeProcessorCount))
    #endif
}
