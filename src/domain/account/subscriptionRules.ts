import { shippingCents } from '../delivery/shippingCost'
import { cents } from '../money'
import { FREQUENCIES, isFrequencyOff } from '../shipment/autoDelivery'
import type { CancelReason, Subscription, SubscriptionSize } from './subscriptions'

/** What repeats: a line on Auto-Delivery, a club with a number of boxes, or an item tied to Auto-Delivery. */
export type SubscriptionKind = 'auto-delivery' | 'club' | 'perpetual'

/** Its state; `done` is a club whose last box was sent. */
export type SubscriptionStatus = 'active' | 'paused' | 'canceled' | 'done'

/** What can be done with a subscription. */
export type SubscriptionVerb =
  | 'skip'
  | 'unskip'
  | 'move'
  | 'pause'
  | 'resume'
  | 'frequency'
  | 'item'
  | 'address'
  | 'card'
  | 'message'
  | 'cancel'
  | 'restart'

/** A subscription's kind; an unknown value counts as `auto-delivery`. */
export const subscriptionKind = ({ kind }: Pick<Subscription, 'kind'>): SubscriptionKind =>
  kind === 'club' || kind === 'perpetual' ? kind : 'auto-delivery'

/** A subscription's state; an unknown value counts as `active`. */
export const subscriptionStatus = ({ status }: Pick<Subscription, 'status'>): SubscriptionStatus =>
  status === 'paused' || status === 'canceled' || status === 'done' ? status : 'active'

/** Months between two boxes; null if unknown, as for a club. */
export function intervalMonths({ perpetual_subscription }: Subscription): number | null {
  const months = Number(perpetual_subscription?.interval_months ?? 0)
  return Number.isInteger(months) && months > 0 ? months : null
}

/** Whether an action is allowed for a subscription's kind and state. */
// Assumption: a club is paid for when it is ordered, so that its boxes, its price and its end are settled.
export function mayDo(subscription: Subscription, verb: SubscriptionVerb): boolean {
  const status = subscriptionStatus(subscription)
  const isClub = subscriptionKind(subscription) === 'club'
  const isAlive = status === 'active' || status === 'paused'
  // A box that is being packed can no longer be changed.
  const isOpen = status === 'active' && !subscription.locked_date
  switch (verb) {
    case 'skip':
    case 'move':
      return isOpen && Boolean(subscription.next_date)
    case 'unskip':
      return isOpen && Boolean(subscription.skipped_date)
    case 'pause':
      return status === 'active'
    case 'resume':
      return status === 'paused'
    case 'address':
      return isAlive
    case 'message':
      return isAlive && !subscription.is_myself
    case 'restart':
      return status === 'canceled' && !subscription.is_unavailable
    default:
      return isAlive && !isClub
  }
}

/** The headline of a subscription: a problem, otherwise its next box. */
export type Standing =
  | 'canceled'
  | 'done'
  | 'payment'
  | 'gone'
  | 'locked'
  | 'paused'
  | 'pausedNow'
  | 'next'

/** The most urgent thing to say about a subscription. */
export function standingOf(subscription: Subscription): Standing {
  const { is_payment_failed, is_unavailable, locked_date, paused_until } = subscription
  const status = subscriptionStatus(subscription)
  if (status === 'canceled' || status === 'done') return status
  if (is_payment_failed) return 'payment'
  if (is_unavailable) return 'gone'
  if (status === 'paused') return paused_until ? 'paused' : 'pausedNow'
  return locked_date ? 'locked' : 'next'
}

/** Frequencies to choose from, in months; '0' is off. Includes the subscription's own, even if it is not standard. */
export function frequencyChoices(subscription: Subscription): readonly string[] {
  const own = intervalMonths(subscription)
  const all = FREQUENCIES.filter((one) => !isFrequencyOff(one)).map(Number)
  const months = own === null || all.includes(own) ? all : [...all, own].sort((a, b) => a - b)
  return ['0', ...months.map(String)]
}

/**
 * How much more a box costs in another size or quantity, in US cents; negative if less, null if a price is
 * unknown. Includes items and their shipping, but not tax, which the shop calculates.
 */
export function boxDifferenceCents(
  { price, qty, state }: Pick<Subscription, 'price' | 'qty' | 'state'>,
  size: Pick<SubscriptionSize, 'price'>,
  wanted: number,
): number | null {
  if (price == null || size.price == null) return null
  const box = (goods: number) => goods + shippingCents(state, goods)
  return box(cents(size.price) * wanted) - box(cents(price) * (qty ?? 1))
}

/** An alternative to canceling. */
export type CancelOffer =
  | { readonly kind: 'frequency'; readonly months: number }
  | { readonly kind: 'pause' }

/** The offer for a cancellation reason; null if there is none, or no reason was given. */
export function cancelOffer(
  subscription: Subscription,
  reason: CancelReason | null,
): CancelOffer | null {
  if (reason === null || reason === 'done') return null
  const own = intervalMonths(subscription)
  const lessOften = FREQUENCIES.map(Number).find((months) => own !== null && months > own)
  if (reason === 'much' && lessOften && mayDo(subscription, 'frequency'))
    return { kind: 'frequency', months: lessOften }
  return mayDo(subscription, 'pause') ? { kind: 'pause' } : null
}

/** Subscriptions in display order: those that need attention, running ones by next date, ended ones. */
export function subscriptionOrder<T extends Subscription>(all: readonly T[]): readonly T[] {
  const ranks: readonly Standing[] = ['payment', 'gone', 'locked', 'next', 'paused', 'pausedNow']
  const rank = (one: T) => {
    const at = ranks.indexOf(standingOf(one))
    if (at < 0) return ranks.length
    return at === ranks.indexOf('locked') ? ranks.indexOf('next') : at
  }
  const day = (one: T) => one.locked_date ?? one.next_date ?? '9999'
  return [...all].sort(
    (a, b) => rank(a) - rank(b) || (day(a) < day(b) ? -1 : Number(day(a) > day(b))),
  )
}
