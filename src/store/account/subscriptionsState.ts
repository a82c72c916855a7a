import { ref } from 'valtio/vanilla'
import type { Subscription, SubscriptionDetail } from '../../domain/account/subscriptions'
import type { ShipDateOption } from '../../domain/delivery/shippingDates'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'

/** What is known of one subscription beside what the list tells. */
export interface SubscriptionState {
  /** `unknown` where the customer has no such one. */
  readonly status: LoadStatus | 'unknown'
  /** Null until it was read. */
  readonly subscription: SubscriptionDetail | null
  /** Of the days on which the next box can arrive. */
  readonly dateStatus: LoadStatus
  readonly dates: readonly ShipDateOption[]
}

export const NOTHING_KNOWN: SubscriptionState = {
  status: 'idle',
  subscription: null,
  dateStatus: 'idle',
  dates: [],
}

/** What a store knows of what comes again to the people of a customer. */
export interface SubscriptionsSlot {
  status: LoadStatus
  subscriptions: readonly Subscription[]
  /** Ids of those of which the shop could not tell. */
  missing: readonly string[]
  /** By their ids. */
  details: ReadonlyMap<string, SubscriptionState>
  /** The id of the one that was changed last, in this page. */
  changed: string | null
}

export const subscriptionsSlot = defineSlot<SubscriptionsSlot>({
  name: 'subscriptions',
  initial: () => ({
    status: 'idle',
    subscriptions: ref([]),
    missing: ref([]),
    details: ref(new Map()),
    changed: null,
  }),
})

/** Notes what is known of one subscription now. */
export function noteState(
  slot: SubscriptionsSlot,
  id: string,
  news: Partial<SubscriptionState>,
): void {
  const known = slot.details.get(id) ?? NOTHING_KNOWN
  slot.details = ref(new Map(slot.details).set(id, { ...known, ...news }))
}

/** Keeps a subscription as the server has it, unless a newer version of it is there. */
export function keepSubscription(slot: SubscriptionsSlot, latest: SubscriptionDetail): void {
  const id = String(latest.subs_id)
  const known = slot.details.get(id)?.subscription
  const isNews = !known || known.version <= latest.version
  const subscription = isNews ? latest : known
  // Other days may be open to another version.
  const isSame = known?.version === subscription.version
  noteState(slot, id, { status: 'ready', subscription, ...(!isSame && NO_DATES) })
  const isOf = (one: Subscription) => String(one.subs_id) === id
  const isListed = slot.subscriptions.some(isOf)
  if (isListed)
    slot.subscriptions = ref(slot.subscriptions.map((one) => (isOf(one) ? subscription : one)))
  else if (slot.missing.includes(id))
    slot.subscriptions = ref([...slot.subscriptions, subscription])
  slot.missing = ref(slot.missing.filter((one) => one !== id))
}

const NO_DATES = { dateStatus: 'idle', dates: [] } as const
