import KeelBase

/// The scene behind `keel help` and `--help`: what its parts say to each other.
enum Help {
    struct Request: Sendable, Equatable {
        /// A command, `codes`, `version` or a code; `nil` for the overview.
        var topic: String?
    }

    enum Response: Sendable {
        case overview
        case version
        case command(Command)
        /// Every diagnostic.
        case codes([any AreaCode])
        /// One of them.
        case code(any AreaCode)
        case unknown(topic: String, topics: [String], codes: [String])
    }

    struct ViewModel: AnswerViewModel, Equatable {
        var text = ""
        var failure: String?
        var exitCode: Int32 = 0
    }

    @MainActor
    static func write(_ viewModel: ViewModel, to output: any Output) {
        output.write(viewModel.text + "\n")
    }
}
