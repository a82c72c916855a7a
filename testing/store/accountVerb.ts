import type { Store } from '../../src/store/core/createStore'

/** A verb of the account, and the words in which it ends well; every other one says that it did not. */
export interface AccountVerb {
  run(store: Store): Promise<unknown>
  good: readonly string[]
}
