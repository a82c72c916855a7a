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
  /** What needs the customer first, then by the day of the next box, what has ended last. Wire names. */
  subscriptions: readonly Subscription[]
  /** Ids of those of which the shop could not tell just now. */
  missing: readonly string[]
  /** `idle`, `loading`, `ready` or `failed`: whether they have been read. */
  status: LoadStatus
  /** The id of the one that was changed last in this page; null before. */
  changed: string | null
  /** Says that the one that was changed was shown as such. */
  forgetChanged(): void
  /** Reads them again. Never rejects. */
  refresh(): Promise<ReadOutcome>
  /** Reads a single one, also one of those that are missing. Never rejects. */
  refreshOne(subsId: string): Promise<ReadOutcome>
}

/**
 * What comes again to the people of a customer: Auto-Delivery, clubs, and what goes along; a guest has none. A session
 * that is over is told of by the event `session-expired`.
 *
 * @example
 * const { subscriptions } = useSubscriptions()
 * return subscriptions.map(({ subs_id, name, next_date }) => <p key={subs_id}>{name}: {next_date}</p>)
 */
export function useSubscriptions(): UseSubscriptionsResult {
  const store = useStore()
  const { loadSubscriptions, loadSubscription, forgetChanged } = store.use(subscriptionsActions)
  const { status, subscriptions, missing, changed } = useSlot(store.slot(subscriptionsActions))
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
