#if !canImport(ObjectiveC)
    /// There are no autorelease pools without Objective-C; with this, tests of lifetimes read the same everywhere.
    public func autoreleasepool<E, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result {
        try body()
    }
#endif
