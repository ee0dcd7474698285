import Foundation
import KeelCommand

exit(await Keel.run(Array(CommandLine.arguments.dropFirst())))
