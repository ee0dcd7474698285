import KeelBase

/// Another language's text has the same fence with the same fault.
package struct SameFence: Remark {
    package let language: Language

    package init(in language: Language) { self.language = language }
}
