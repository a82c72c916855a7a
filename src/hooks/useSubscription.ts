import { useMemo } from 'react'
import type { SubscriptionDetail } from '../domain/account/subscriptions'
import { todayInChicago } from '../domain/chicago'
import { type DeliveryDay, deliveryDays } from '../domain/delivery/deliveryDays'
import {
  type CancelOptions,
  type SubscriptionOutcome,
  subscriptionActions,
} from '../store/account/subscriptionChanges'
import { type SubscriptionState, subscriptionsActions } from '../store/account/subscriptions'
import type { ReadOutcome } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import { useFetch } from './internal/useFetch'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'

export type { SubscriptionDetail } from '../domain/account/subscriptions'
export type { CancelOptions, SubscriptionOutcome } from '../store/account/subscriptionChanges'

/** What can be done to a subscription. No verb rejects; pressed twice, each acts once. */
export interface SubscriptionVerbs {
  /** Skips the box that arrives on a day, as `YYYY-MM-DD`: `next_date`, which it was decided on. */
  skip(day: string): Promise<SubscriptionOutcome>
  /** Sends the box that was skipped last after all. */
  unskip(): Promise<SubscriptionOutcome>
  /** Sends and charges nothing until a day, as `YYYY-MM-DD`; with null, until it is resumed. */
  pause(until: string | null): Promise<SubscriptionOutcome>
  /** Ends a pause. */
  resume(): Promise<SubscriptionOutcome>
  /** Has the next box arrive on another day of `days`, as `YYYY-MM-DD`. */
  moveTo(day: string): Promise<SubscriptionOutcome>
  /** Changes how many months lie between two boxes. */
  changeFrequency(months: number): Promise<SubscriptionOutcome>
  /** Changes gift, size and quantity: to one of `sizes`. */
  changeItem(skuId: number, quantity: number): Promise<SubscriptionOutcome>
  /** Sends it to another saved address. */
  changeAddress(addrId: number): Promise<SubscriptionOutcome>
  /** Has another saved card pay. */
  changeCard(profileId: string | number): Promise<SubscriptionOutcome>
  /** Changes the words on the card in the box. */
  changeMessage(message: string): Promise<SubscriptionOutcome>
  /** Ends it. */
  cancel(options?: CancelOptions): Promise<SubscriptionOutcome>
  /** Begins again what was canceled, at today’s price. */
  restart(): Promise<SubscriptionOutcome>
}

export interface UseSubscriptionResult extends SubscriptionVerbs {
  /** All that is known of it; null before it was read. Wire names. */
  subscription: SubscriptionDetail | null
  /** `idle`, `loading`, `ready`, `failed`, or `unknown` where the customer has no such one. */
  status: SubscriptionState['status']
  /** The days on which its next box can arrive, or why it cannot; none before `loadDays`. */
  days: readonly DeliveryDay[]
  /** Whether they have been read. */
  dayStatus: LoadStatus
  /** Reads them. Never rejects. */
  loadDays(): Promise<ReadOutcome>
  /** Reads it again. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

const NONE: SubscriptionState = {
  status: 'idle',
  subscription: null,
  dateStatus: 'idle',
  dates: [],
}

/**
 * One subscription of a customer, and the means to change it. What was decided on what is out of date is not made: the
 * outcome is `conflict`, and the latest is there.
 *
 * @example
 * const { subscription, skip } = useSubscription('S-7001')
 * const day = subscription?.next_date
 * return day && <button onClick={() => skip(day)}>Skip {day}</button>
 */
export function useSubscription(subsId: string): UseSubscriptionResult {
  const store = useStore()
  const { loadSubscription, loadSubscriptionDates } = store.use(subscriptionsActions)
  const { details } = useSlot(store.slot(subscriptionsActions))
  const { subscription, status, dates, dateStatus } = details.get(subsId) ?? NONE
  const days = useMemo(
    () => (dates.length > 0 ? deliveryDays(dates, { today: todayInChicago(store.now()) }) : []),
    [dates, store],
  )
  const verbs = useMemo(() => {
    const all = store.use(subscriptionActions)
    return {
      skip: (day) => all.skip(subsId, day),
      unskip: () => all.unskip(subsId),
      pause: (until) => all.pause(subsId, until),
      resume: () => all.resume(subsId),
      moveTo: (day) => all.moveTo(subsId, day),
      changeFrequency: (months) => all.changeFrequency(subsId, months),
      changeItem: (skuId, quantity) => all.changeItem(subsId, skuId, quantity),
      changeAddress: (addrId) => all.changeAddress(subsId, addrId),
      changeCard: (profileId) => all.changeCard(subsId, profileId),
      changeMessage: (message) => all.changeMessage(subsId, message),
      cancel: (options) => all.cancel(subsId, options),
      restart: () => all.restart(subsId),
      loadDays: () => loadSubscriptionDates(subsId),
      refresh: () => loadSubscription(subsId),
    } satisfies Partial<UseSubscriptionResult>
  }, [store, subsId, loadSubscription, loadSubscriptionDates])
  useFetch(verbs.refresh)
  return { ...verbs, subscription, status, days, dayStatus: dateStatus }
}
