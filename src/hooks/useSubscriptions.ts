import { useMemo } from 'react'
import { subscriptionOrder } from '../domain/account/subscriptionRules'
import type { Subscription } from '../domain/account/subscriptions'
import { subscriptionsActions } from '../store/account/subscriptions'
import type { ReadOutcome } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import { useFetch } from './internal/useFetch'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'

export type { Subscription } from '../domain/account/subscriptions'

export interface UseSubscriptionsResult {
  /** Those that need attention first, then by the day of the next box, ended ones last. Wire names. */
  subscriptions: readonly Subscription[]
  /** Ids of subscriptions that the shop could not load. */
  missing: readonly string[]
  /** Load status: `idle`, `loading`, `ready` or `failed`. */
  status: LoadStatus
  /** Id of the last subscription changed on this page, or null. */
  changed: string | null
  /** Clears `changed`, once the change has been shown. */
  forgetChanged(): void
  /** Reloads the subscriptions. Never rejects. */
  refresh(): Promise<ReadOutcome>
  /** Loads a single one, including a missing one. Never rejects. */
  refreshOne(subsId: string): Promise<ReadOutcome>
}

/**
 * A customer's recurring gifts: auto-delivery, clubs and their extras; a guest has none. Emits `session-expired` if
 * the session has ended.
 *
 * @example
 * const { subscriptions } = useSubscriptions()
 * return subscriptions.map(({ subs_id, name, next_date }) => <p key={subs_id}>{name}: {next_date}</p>)
 */
export function useSubscriptions(): UseSubscriptionsResult {
  const store = useStore()
  const { loadSubscriptions, loadSubscription, forgetChanged } = store.use(subscriptionsActions)
  const { status, subscriptions, missing, changed } = useSlot(subscriptionsActions)
  useFetch(loadSubscriptions)
  const ordered = useMemo(() => subscriptionOrder(subscriptions), [subscriptions])
  return {
    subscriptions: ordered,
    missing,
    status,
    changed,
    forgetChanged,
    refresh: loadSubscriptions,
    refreshOne: loadSubscription,
  }
}
