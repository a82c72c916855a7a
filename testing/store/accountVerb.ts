import type { Store } from '../../src/store/core/createStore'

/** A verb of the account, and its successful outcomes; any other outcome is a failure. */
export interface AccountVerb {
  run(store: Store): Promise<unknown>
  good: readonly string[]
}
