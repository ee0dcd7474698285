/// Code that is linked into scripts and tests, so that they say where they are when they trap, end early, or are asked.
///
/// The runtime's own traces end at functions without a frame pointer, those of libc among them, show one thread, and
/// take seconds on a busy machine. This writes addresses, as they are in the program's file, to standard error;
/// `ProgramTrace` reads them. On other systems than Linux nothing is said, and the runtime's traces have to do.
enum WatchSource {
    /// Declares `watch()` and `rememberErrors()`, and how output is to be buffered so that a trap loses nothing.
    static let text = #"""
        #if canImport(Darwin)
            import Darwin
        #elseif canImport(Musl)
            import Musl
        #elseif canImport(Glibc)
            import Glibc
        #endif

        #if canImport(Glibc)
            private typealias Frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>
            private typealias Backtrace = @convention(c) (Frames, Int32) -> Int32
            private let library = dlopen(nil, RTLD_NOW)
            private let backtrace = dlsym(library, "backtrace").map { unsafeBitCast($0, to: Backtrace.self) }
            private let capacity = 64
            private let thrown = Frames.allocate(capacity: capacity)
            private var thrownCount: Int32 = 0
            private var base: UInt = 0

            // The thread and its calls. Also in signal handlers: nothing is allocated.
            private func tell(_ kind: UInt8, _ frames: Frames, _ count: Int32) {
                withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32 + 17 * capacity) { text in
                    var length = 0
                    func put(_ byte: UInt8) {
                        text[length] = byte
                        length += 1
                    }
                    func putNumber(_ number: UInt) {
                        var shift = 60
                        while shift >= 0 {
                            let digit = UInt8(truncatingIfNeeded: number >> UInt(shift)) & 15
                            put(digit < 10 ? 48 + digit : 87 + digit)
                            shift -= 4
                        }
                        put(32)
                    }
                    put(10)
                    put(1)
                    put(kind)
                    putNumber(UInt(pthread_self()))
                    var index = 0
                    while index < Int(count) {
                        putNumber(UInt(bitPattern: frames[index]) &- base)
                        index += 1
                    }
                    put(3)
                    put(10)
                    _ = write(2, text.baseAddress!, length)
                }
            }

            private func tell() {
                withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: capacity) { frames in
                    tell(2, frames.baseAddress!, backtrace?(frames.baseAddress!, Int32(capacity)) ?? 0)
                }
            }

            private func watch() {
                let here: @convention(c) () -> Void = { tell() }
                // The header hides `dladdr`; the second field of what it fills is where the program is in memory.
                typealias Locate = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt>) -> Int32
                var place: [UInt] = [0, 0, 0, 0]
                if let locate = dlsym(library, "dladdr").map({ unsafeBitCast($0, to: Locate.self) }),
                    locate(unsafeBitCast(here, to: UnsafeRawPointer.self), &place) != 0
                {
                    base = place[1]
                }
                // The first call loads what it needs, which a signal handler must not.
                _ = backtrace?(thrown, 1)
                atexit(here)

                var action = sigaction()
                action.__sigaction_handler.sa_handler = { _ in
                    let old = errno
                    tell()
                    errno = old
                }
                action.sa_flags = SA_RESTART
                sigaction(SIGPROF, &action, nil)

                // For traps where no stack is left.
                let size = 1 << 16
                var stack = stack_t(ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
                sigaltstack(&stack, nil)
                action.__sigaction_handler.sa_handler = { number in
                    // What was printed before a trap must not be lost.
                    if ftrylockfile(stdout) == 0 { fflush(stdout) }
                    if thrownCount > 0 { tell(4, thrown, thrownCount) }
                    tell()
                    signal(number, SIG_DFL)
                    raise(number)
                }
                action.sa_flags = Int32(SA_ONSTACK)
                for number in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] { sigaction(number, &action, nil) }
            }

            private let buffering = _IOLBF

            private func rememberErrors() {
                typealias Handler = @convention(c) (UnsafeRawPointer?) -> Void
                guard let hook = dlsym(library, "_swift_setWillThrowHandler") else { return }
                let remember: Handler = { _ in thrownCount = backtrace?(thrown, Int32(capacity)) ?? 0 }
                unsafeBitCast(hook, to: (@convention(c) (Handler?) -> Void).self)(remember)
            }
        #else
            private func watch() {}
            private let buffering = _IONBF
            private func rememberErrors() {}
        #endif

        """#
}
