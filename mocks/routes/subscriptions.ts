import type * as changes from '../../src/api/account/subscriptionChanges'
import type * as reads from '../../src/api/account/subscriptions'
import { LIMITS } from '../../src/domain/limits'
import { addDays, isDay } from '../calendar/chicago'
import { boxDates, boxFor, isPacked } from '../subscriptions/boxes'
import { addMonths, dueAfter, later } from '../subscriptions/months'
import { planOf } from '../subscriptions/settled'
import { switchesOf } from '../subscriptions/switches'
import { customersOnly, type Handlers, ownerOf, Refusal } from './call'
import { isOver, ownCard } from './cardUse'
import { ownAddress } from './recipients'
import { type Changing, change, leavePacked, meant, noted, requireOpen } from './subscriptionChange'
import { seenNow, shown } from './subscriptionShown'

const MOST_MONTHS = 12
const MOST_UNITS = 99
const LONGEST_PAUSE_DAYS = 366
const REASONS = new Set(['much', 'price', 'taste', 'done', 'other'])

/** Handlers of the rows in `src/api/account/subscriptions`, and of those that change them. */
export const subscriptionHandlers: Handlers<typeof reads & typeof changes> = {
  async getSubscriptions(call) {
    customersOnly(call)
    const all = await call.tx.owned('subscriptions', ownerOf(call.session))
    const isLost = (id: string) => call.rules.lostSubscriptions.includes(id)
    const known = all.filter(({ subs_id }) => !isLost(subs_id))
    return {
      subscriptions: await Promise.all(known.map((one) => shown(one, call))),
      missing: all.map(({ subs_id }) => subs_id).filter(isLost),
    }
  },

  async getSubscription(call) {
    return { subscription: await shown(await meant(call), call) }
  },

  async getSubscriptionDates(call) {
    const { record, seen } = await seenNow(await meant(call), call)
    const { next, locked } = planOf(record, seen)
    if (locked || record.status !== 'active') return { dates: [] }
    return { dates: boxDates(record, next?.delivery_date ?? null, seen) }
  },

  postSubscriptionSkip: (call) =>
    change(call, 'skip', (changing) => {
      const { delivery_date } = requireOpen(changing)
      const { record } = changing
      const { due, anchor } = record
      // A held-back box can already be due: skip the box that would actually be next.
      return noted(
        {
          ...record,
          due: dueAfter(record, later(due, delivery_date)),
          skipped: { due, anchor, delivery_date },
        },
        changing,
        'skipped',
        delivery_date,
      )
    }),

  postSubscriptionUnskip: (call) =>
    change(call, 'unskip', (changing) => {
      requireOpen(changing)
      const { record, seen, today } = changing
      const { skipped } = record
      const box = skipped && boxFor(record, skipped.due, seen)
      if (!box || isPacked(box, today)) throw new Refusal(409, 'too_late')
      const { due, anchor } = skipped
      const back = { ...record, due, anchor, skipped: null }
      return noted(back, changing, 'unskipped', box.delivery_date)
    }),

  putSubscriptionPause: (call) =>
    change(call, 'pause', (changing, { until }) => {
      const { status } = changing.record
      if (status !== 'active' && status !== 'paused') throw new Refusal(409, 'not_running')
      if (until !== null && !isPauseEnd(until, changing)) throw new Refusal(422, 'day_invalid')
      const left = { ...leavePacked(changing), skipped: null }
      if (left.status === 'done') throw new Refusal(409, 'locked')
      const paused = { ...left, status: 'paused' as const, paused_until: until }
      return noted(paused, changing, 'paused', until)
    }),

  postSubscriptionResume: (call) =>
    change(call, 'resume', (changing) => {
      if (changing.record.status !== 'paused') throw new Refusal(409, 'not_paused')
      return noted(begun(changing), changing, 'resumed')
    }),

  putSubscriptionDate: (call) =>
    change(call, 'date', (changing, { delivery_date }) => {
      const { delivery_date: before } = requireOpen(changing)
      const { record, seen } = changing
      const isOpen = boxDates(record, before, seen).some(
        (one) => one.is_available && one.delivery_date === delivery_date,
      )
      if (!isOpen) throw new Refusal(409, 'date_unavailable')
      const moved = { ...record, due: delivery_date, anchor: delivery_date, skipped: null }
      return noted(moved, changing, 'moved', delivery_date)
    }),

  putSubscriptionFrequency: (call) =>
    change(call, 'frequency', (changing, { interval_months }) => {
      requireAlive(changing)
      const { record, locked } = changing
      if (record.kind === 'club') throw new Refusal(409, 'paid_for')
      if (
        !Number.isInteger(interval_months) ||
        interval_months < 1 ||
        interval_months > MOST_MONTHS
      )
        throw new Refusal(422, 'frequency_invalid')
      const wanted = record.last_date ? addMonths(record.last_date, interval_months) : record.due
      // A box never arrives earlier than announced, and one that is being packed does not move.
      const due = locked || wanted < record.due ? record.due : wanted
      const every = { ...record, interval_months, due, anchor: due, skipped: null }
      return noted(every, changing, 'frequency')
    }),

  putSubscriptionItem: (call) =>
    change(call, 'item', async (changing, { sku_id, qty }) => {
      const { record } = changing
      requireAlive(changing)
      if (record.kind === 'club') throw new Refusal(409, 'paid_for')
      const entry = switchesOf(record).find(({ size }) => size.sku_id === sku_id)
      if (!entry) throw new Refusal(422, 'size_unknown')
      if (!Number.isInteger(qty) || qty < 1 || qty > MOST_UNITS)
        throw new Refusal(422, 'quantity_invalid')
      const [stock] = await call.tx.units([entry.item.item_id])
      const units = call.rules.soldOutSkus.includes(sku_id) ? 0 : (stock?.units ?? 0)
      if (qty > units) throw new Refusal(409, 'insufficient-stock', { units })
      return noted({ ...record, sku_id, qty }, changing, 'item')
    }),

  putSubscriptionAddress: (call) =>
    change(call, 'address', async (changing, { addr_id }) => {
      requireAlive(changing)
      const to = await ownAddress(call, addr_id)
      if (!to.address_1?.trim() || !to.city?.trim() || !to.state || !to.postal_code)
        throw new Refusal(422, 'address_incomplete')
      return noted({ ...changing.record, addr_id, to }, changing, 'address')
    }),

  putSubscriptionCard: (call) =>
    change(call, 'card', async (changing, { profile_id }) => {
      requireAlive(changing)
      if (changing.record.kind === 'club') throw new Refusal(409, 'paid_for')
      const card = await ownCard(call, String(profile_id))
      if (isOver(card, call.now)) throw new Refusal(422, 'card_expired')
      const paid = { profile_id: card.profile_id, paid_with: null }
      return noted(
        { ...changing.record, ...paid, is_payment_failed: card.decline_code !== null },
        changing,
        'card',
      )
    }),

  putSubscriptionMessage: (call) =>
    change(call, 'message', (changing, { gift_message }) => {
      requireAlive(changing)
      if (gift_message.length > LIMITS.gift_message) throw new Refusal(422, 'too_long')
      return noted({ ...changing.record, gift_message }, changing, 'message')
    }),

  postSubscriptionCancel: (call) =>
    change(call, 'cancel', (changing, { reason, after_packed }) => {
      requireAlive(changing)
      const { record, today, locked } = changing
      if (record.kind === 'club') throw new Refusal(409, 'paid_for')
      if (reason != null && !REASONS.has(reason)) throw new Refusal(422, 'reason_unknown')
      if (locked && !after_packed) throw new Refusal(409, 'locked')
      const ended = { status: 'canceled' as const, canceled_on: today, paused_until: null }
      const left = { ...leavePacked(changing), ...ended, skipped: null }
      return noted({ ...left, cancel_reason: reason ?? null }, changing, 'canceled')
    }),

  postSubscriptionRestart: (call) =>
    change(call, 'restart', (changing) => {
      if (changing.record.status !== 'canceled') throw new Refusal(409, 'not_canceled')
      if (!changing.seen.isAvailable) throw new Refusal(409, 'unavailable')
      return noted({ ...begun(changing), canceled_on: null }, changing, 'restarted')
    }),
}

/** Refuses changes to a subscription that has ended. */
function requireAlive({ record }: Changing): void {
  if (record.status === 'canceled' || record.status === 'done') throw new Refusal(409, 'ended')
}

/** The subscription running again, with boxes counted from the next one. */
const begun = ({ record, resumeDue }: Changing) => ({
  ...record,
  status: 'active' as const,
  due: resumeDue,
  anchor: resumeDue === record.due ? record.anchor : resumeDue,
  paused_until: null,
})

/** Whether a pause can end on a day. The next box can be months ahead, and the longest pause is counted from it. */
const isPauseEnd = (until: string, { today, next }: Changing): boolean =>
  isDay(until) &&
  until > today &&
  until <= addDays(next?.delivery_date ?? today, LONGEST_PAUSE_DAYS)
