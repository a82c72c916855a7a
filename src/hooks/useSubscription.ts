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

/** Actions on a subscription. None rejects; a repeated call while one is pending acts only once. */
export interface SubscriptionVerbs {
  /** Skips the box that arrives on `day`, as `YYYY-MM-DD`: the `next_date` that the customer saw. */
  skip(day: string): Promise<SubscriptionOutcome>
  /** Undoes the last skip. */
  unskip(): Promise<SubscriptionOutcome>
  /** Stops boxes and charges until a day, as `YYYY-MM-DD`; with null, until it is resumed. */
  pause(until: string | null): Promise<SubscriptionOutcome>
  /** Ends a pause. */
  resume(): Promise<SubscriptionOutcome>
  /** Moves the next box to another day of `days`, as `YYYY-MM-DD`. */
  moveTo(day: string): Promise<SubscriptionOutcome>
  /** Changes the number of months between boxes. */
  changeFrequency(months: number): Promise<SubscriptionOutcome>
  /** Changes item, size and quantity: to one of `sizes`. */
  changeItem(skuId: number, quantity: number): Promise<SubscriptionOutcome>
  /** Sends it to another saved address. */
  changeAddress(addrId: number): Promise<SubscriptionOutcome>
  /** Charges another saved card from now on. */
  changeCard(profileId: string | number): Promise<SubscriptionOutcome>
  /** Changes the gift message. */
  changeMessage(message: string): Promise<SubscriptionOutcome>
  /** Cancels the subscription. */
  cancel(options?: CancelOptions): Promise<SubscriptionOutcome>
  /** Restarts a canceled subscription, at today’s price. */
  restart(): Promise<SubscriptionOutcome>
}

export interface UseSubscriptionResult extends SubscriptionVerbs {
  /** The subscription's details; null until loaded. Wire names. */
  subscription: SubscriptionDetail | null
  /** `idle`, `loading`, `ready`, `failed`, or `unknown` if the customer has no such subscription. */
  status: SubscriptionState['status']
  /** The days for its next box: available, or why not; empty before `loadDays`. */
  days: readonly DeliveryDay[]
  /** Load status of the days. */
  dayStatus: LoadStatus
  /** Loads the days. Never rejects. */
  loadDays(): Promise<ReadOutcome>
  /** Reloads the subscription. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

const NONE: SubscriptionState = {
  status: 'idle',
  subscription: null,
  dateStatus: 'idle',
  dates: [],
}

/**
 * One subscription of a customer, with functions to change it. A change based on outdated data is not made: the
 * outcome is `conflict`, with the latest data.
 *
 * @example
 * const { subscription, skip } = useSubscription('S-7001')
 * const day = subscription?.next_date
 * return day && <button onClick={() => skip(day)}>Skip {day}</button>
 */
export function useSubscription(subsId: string): UseSubscriptionResult {
  const store = useStore()
  const { loadSubscription, loadSubscriptionDates } = store.use(subscriptionsActions)
  const { details } = useSlot(subscriptionsActions)
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
