/* What a store loads when it is wanted, so that no test waits for it by chance. */
import '../../src/api/client/sending'
import '../../src/domain/timeZone'
import '../../src/store/core/verbs'
