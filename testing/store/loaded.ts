/* Preloads the lazy parts of a store, so that no test depends on their timing. */
import '../../src/api/client/sending'
import '../../src/domain/timeZone'
import '../../src/store/core/verbs'
