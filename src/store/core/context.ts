import type { Client } from '../../api/client/client'
import type { Events } from './events'
import type { Reporter } from './report'
import type { CartCore } from './serverCart'
import type { State } from './state'

/** What a group of actions may use of its store. */
export interface StoreContext {
  readonly state: State
  readonly events: Events
  readonly api: Client
  readonly cart: CartCore
  readonly report: Reporter
  /** Whether the global flag says that a customer is signed in. */
  readonly isLoggedIn: () => boolean
  /** Now by the injected clock, corrected by the server's. */
  readonly now: () => Date
  /** Attaches a group of actions, once. */
  use<TActions>(group: ActionGroup<TActions>): TActions
  /** Runs a task with an entity marked as pending: `line:5`, `shipment:7`. */
  whilePending<T>(keys: readonly string[], task: () => Promise<T>): Promise<T>
}

/** A group of actions by noun: a function from the store to its verbs. */
export type ActionGroup<TActions> = (context: StoreContext) => TActions
