import type { getSubscription } from '../../src/api/account/subscriptions'
import type { AnswerOf } from '../../src/api/row'
import type { Shipment } from '../../src/domain/schema/entities'
import { chicago } from '../calendar/chicago'
import { kindOfItem } from '../cart/kinds'
import { lineOf } from '../cart/lines'
import { addressFields, isMyself } from '../cart/shipments'
import { findSku, imagePath } from '../catalogue'
import type { SubscriptionRecord } from '../db'
import { sumCents, toDollars } from '../pricing/cents'
import { shippingCost } from '../pricing/shipping'
import { taxCents, taxRate } from '../pricing/tax'
import { boxFor, isPacked } from '../subscriptions/boxes'
import { dueAfter, later } from '../subscriptions/months'
import { planOf, type SeenWithStock, settled } from '../subscriptions/settled'
import { switchesOf } from '../subscriptions/switches'
import { ownerOf } from './call'
import type { Of } from './cartOf'

type Shown = AnswerOf<typeof getSubscription>['subscription']

/** A subscription as of now, with the data it was judged by. */
export async function seenNow(
  record: SubscriptionRecord,
  { tx, now, rules }: Of,
): Promise<{ record: SubscriptionRecord; seen: SeenWithStock }> {
  const entry = findSku(record.sku_id)
  const [stock] = entry ? await tx.units([entry.item.item_id]) : []
  const isAvailable = Boolean(stock?.units) && !rules.soldOutSkus.includes(record.sku_id)
  const seen = { now, rules, isAvailable }
  return { record: settled(record, seen), seen }
}

/** A subscription with all details, as answered to its customer. */
export async function shown(given: SubscriptionRecord, call: Of): Promise<Shown> {
  const { record, seen } = await seenNow(given, call)
  const { next, locked, resumeDue } = planOf(record, seen)
  const { status, skipped, kind } = record
  const today = chicago(call.now).day
  const to = await addressOf(record, call)
  const isRunning = status === 'active' && !locked
  const day = (due: string) => boxFor(record, due, seen)?.delivery_date ?? null
  const skippedBox = skipped && boxFor(record, skipped.due, seen)
  return {
    ...pick(record),
    ...itemOf(record),
    ...addressFields(to),
    addr_id: to === record.to ? null : to.addr_id,
    is_myself: isMyself(to),
    amount: kind === 'club' ? null : amountOf(record, to),
    perpetual_subscription:
      kind === 'club'
        ? null
        : { interval_months: record.interval_months, manually_removed: status === 'canceled' },
    next_date: next?.delivery_date ?? null,
    skip_date:
      isRunning && next ? day(dueAfter(record, later(record.due, next.delivery_date))) : null,
    skipped_date:
      isRunning && skippedBox && !isPacked(skippedBox, today) ? skippedBox.delivery_date : null,
    locked_date: locked,
    resume_date: status === 'paused' || status === 'canceled' ? day(resumeDue) : null,
    card: await cardOf(record, call),
    is_unavailable: !seen.isAvailable,
    sizes: await sizesOf(record, call),
  }
}

function pick(record: SubscriptionRecord) {
  const { subs_id, version, kind, status, sku_id, qty, gift_message, history } = record
  const { club_orders, club_order_start_month, orders_sent, last_date } = record
  const { paused_until, canceled_on, paid_with, is_payment_failed } = record
  return {
    ...{ subs_id, version, kind, status, sku_id, qty, gift_message, history },
    ...{ club_orders, club_order_start_month, orders_sent, last_date },
    ...{ paused_until, canceled_on, paid_with, is_payment_failed },
  }
}

function itemOf({ sku_id, name }: SubscriptionRecord) {
  const entry = findSku(sku_id)
  return {
    item_id: entry?.item.item_id ?? 0,
    name: entry?.item.name ?? name ?? null,
    size: entry?.size.label ?? null,
    image: entry ? imagePath(entry.item) : null,
    price: entry?.size.price ?? null,
  }
}

/** Its address, from the address book if it is still there, else as stored. */
async function addressOf(
  { addr_id, to }: SubscriptionRecord,
  { tx, session }: Of,
): Promise<SubscriptionRecord['to']> {
  const book = await tx.owned('addresses', ownerOf(session))
  const known = book.find((one) => one.addr_id === addr_id)
  return known ?? to
}

/** The price of a box with shipping and tax, in US dollars; null if it is no longer sold. */
function amountOf({ sku_id, qty }: SubscriptionRecord, to: SubscriptionRecord['to']) {
  const entry = findSku(sku_id)
  if (!entry) return null
  const items = [lineOf(0, entry, qty)]
  const shipment = { crec_id: 0, ...addressFields(to), items, cart_type: kindOfItem(entry.item) }
  // Pricing only needs a shipment's kind, lines and state.
  const { standard, discount } = shippingCost(shipment as Shipment, false)
  const goods = sumCents(items)
  const tax = taxCents(goods, taxRate(shipment as Shipment))
  return toDollars(goods + standard - discount + tax)
}

async function cardOf({ profile_id }: SubscriptionRecord, { tx, session }: Of) {
  const cards = await tx.owned('cards', ownerOf(session))
  const card = cards.find((one) => one.profile_id === profile_id)
  if (!card) return null
  const { brand, last_four, expires } = card
  return { profile_id: card.profile_id, brand, last_four, expires }
}

async function sizesOf(record: SubscriptionRecord, { tx, rules }: Of) {
  const own = findSku(record.sku_id)?.item
  const all = switchesOf(record)
  const stock = await tx.units(all.map(({ item }) => item.item_id))
  const units = new Map(stock.map((one) => [one.item_id, one.units]))
  return all
    .map(({ item, size: { sku_id, label, price } }) => ({
      sku_id,
      name: item === own ? null : item.name,
      label,
      price,
      units: rules.soldOutSkus.includes(sku_id) ? 0 : (units.get(item.item_id) ?? 0),
    }))
    .filter((one) => one.name === null || one.units > 0)
}
