import type { AccountPort } from '../../api/account/port'
import type { Client } from '../../api/client/client'
import type { Clock } from '../../api/client/clock'
import type { Events } from './events'
import type { Reporter } from './report'
import type { CartCore } from './server-cart/cartCore'
import type { SlotDefinition } from './slot'
import type { State } from './state'

/** What a group of actions can use of its store. */
export interface StoreContext {
  readonly state: State
  readonly events: Events
  readonly api: Client
  readonly cart: CartCore
  readonly report: Reporter
  readonly clock: Clock
  /** Storage shared by the shop's tabs; null if there is none. */
  readonly storage: Storage | null
  /** Whether the server recognizes a repeated order by its `Idempotency-Key`. */
  readonly sendsAttemptKey: () => boolean
  /** Pattern of gift card numbers; undefined for 12 or more digits. */
  readonly giftCardPattern: RegExp | undefined
  /** The host's own handlers for account-area calls, if any. */
  readonly accountPort: AccountPort | null | undefined
  /** Whether the page's flag says that a customer is signed in. */
  readonly isLoggedIn: () => boolean
  /** Current time by the injected clock, corrected by the server's. */
  readonly now: () => Date
  /** Attaches a group of actions, once. */
  use<TActions>(group: UsableActions<TActions>): TActions
  /** The slot of a feature. */
  slot<TSlot extends object>(definition: SlotDefinition<TSlot>): TSlot
  /** Clears the cart and everything that belongs to it, as a new order requires. Source: specification §4. */
  clearCart(): void
  /** Persists state immediately instead of after a delay, for data that must survive leaving the page. */
  persistNow(): void
  /** Runs a task with entities marked as pending: `line:5`, `shipment:7`. */
  whilePending<T>(keys: readonly string[], task: () => Promise<T>): Promise<T>
}

/** A noun's group of actions: a function from the store context to its verbs. */
export type ActionGroup<TActions> = (context: StoreContext) => TActions

/** What `use` accepts: a group of actions, or a feature that has one. */
export type UsableActions<TActions> =
  | ActionGroup<TActions>
  | (SlotDefinition<object> & { readonly actions: ActionGroup<TActions> })
