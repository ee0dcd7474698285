import KeelBase

/// Another fault, told with one that it belongs to.
struct RelatedFault: Remark {
    enum Relation: Hashable {
        case sameBlock
        case consequence
    }

    let relation: Relation
    let fault: any Fault

    init(_ relation: Relation, _ fault: any Fault) {
        self.relation = relation
        self.fault = fault
    }

    static func == (left: RelatedFault, right: RelatedFault) -> Bool {
        left.relation == right.relation && AnyHashable(left.fault) == AnyHashable(right.fault)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(relation)
        hasher.combine(AnyHashable(fault))
    }
}
