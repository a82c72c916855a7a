import { ref } from 'valtio/vanilla'
import type { Subscription, SubscriptionDetail } from '../../domain/account/subscriptions'
import type { ShipDateOption } from '../../domain/delivery/shippingDates'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'

/** Details of one subscription that the list does not include. */
export interface SubscriptionState {
  /** `unknown` if the customer has no such subscription. */
  readonly status: LoadStatus | 'unknown'
  /** Null until read. */
  readonly subscription: SubscriptionDetail | null
  /** Status of the days on which the next box can arrive. */
  readonly dateStatus: LoadStatus
  readonly dates: readonly ShipDateOption[]
}

export const NOTHING_KNOWN: SubscriptionState = {
  status: 'idle',
  subscription: null,
  dateStatus: 'idle',
  dates: [],
}

/** The customer's subscriptions, as the store knows them. */
export interface SubscriptionsSlot {
  status: LoadStatus
  subscriptions: readonly Subscription[]
  /** Ids of subscriptions that the server could not read. */
  missing: readonly string[]
  /** By subscription id. */
  details: ReadonlyMap<string, SubscriptionState>
  /** Id of the subscription changed last on this page. */
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

/** Updates what is known about one subscription. */
export function noteState(
  slot: SubscriptionsSlot,
  id: string,
  news: Partial<SubscriptionState>,
): void {
  const known = slot.details.get(id) ?? NOTHING_KNOWN
  slot.details = ref(new Map(slot.details).set(id, { ...known, ...news }))
}

/** Stores a subscription from the server, unless a newer version is already there. */
export function keepSubscription(slot: SubscriptionsSlot, latest: SubscriptionDetail): void {
  const id = String(latest.subs_id)
  const known = slot.details.get(id)?.subscription
  const isNews = !known || known.version <= latest.version
  const subscription = isNews ? latest : known
  // Another version may have different days available.
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
