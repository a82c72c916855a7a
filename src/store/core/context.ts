import type { AccountPort } from '../../api/account/port'
import type { Client } from '../../api/client/client'
import type { Clock } from '../../api/client/clock'
import type { Events } from './events'
import type { Reporter } from './report'
import type { CartCore } from './server-cart/cartCore'
import type { SlotDefinition } from './slot'
import type { State } from './state'

/** What a group of actions may use of its store. */
export interface StoreContext {
  readonly state: State
  readonly events: Events
  readonly api: Client
  readonly cart: CartCore
  readonly report: Reporter
  readonly clock: Clock
  /** What the tabs of a shop share; null where there is none. */
  readonly storage: Storage | null
  /** Whether the server knows an order that comes twice by its `Idempotency-Key`. */
  readonly sendsAttemptKey: () => boolean
  /** What the number of a gift card looks like; undefined for 12 or more digits. */
  readonly giftCardPattern: RegExp | undefined
  /** What the host answers itself of the account area's calls, if anything. */
  readonly accountPort: AccountPort | null | undefined
  /** Whether the global flag says that a customer is signed in. */
  readonly isLoggedIn: () => boolean
  /** Now by the injected clock, corrected by the server's. */
  readonly now: () => Date
  /** Attaches a group of actions, once. */
  use<TActions>(group: UsableActions<TActions>): TActions
  /** The part of the state that a feature brings. */
  slot<TSlot extends object>(definition: SlotDefinition<TSlot>): TSlot
  /** Forgets the cart and what belongs to it, as a new order demands. Source: specification §4. */
  clearCart(): void
  /** Writes at once what else is written when it has settled: what may not be lost with the page. */
  persistNow(): void
  /** Runs a task with an entity marked as pending: `line:5`, `shipment:7`. */
  whilePending<T>(keys: readonly string[], task: () => Promise<T>): Promise<T>
}

/** A group of actions by noun: a function from the store to its verbs. */
export type ActionGroup<TActions> = (context: StoreContext) => TActions

/** What `use` takes: a group of actions, or a feature that has one. */
export type UsableActions<TActions> =
  | ActionGroup<TActions>
  | (SlotDefinition<object> & { readonly actions: ActionGroup<TActions> })
