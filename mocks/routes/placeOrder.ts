import type { putPlaceOrder } from '../../src/api/checkout'
import { isEGift } from '../cart/kinds'
import { problemsOf } from '../cart/problems'
import { demandOf, unitsFor } from '../cart/stock'
import type { CartRecord, OrderRecord } from '../db'
import { declineOf, namesMeans } from '../payment'
import { toCents } from '../pricing/cents'
import { recalculate } from '../pricing/recalculate'
import { subscriptionsOf } from '../subscriptions/fromOrder'
import { type Call, type Handler, ownerOf, payerOf, Refusal } from './call'
import { cartOf, ratesOf } from './cartOf'
import { claimsOf } from './ownClaims'

type PlaceOrder = Call<typeof putPlaceOrder>

const REPEAT_WITHIN_MS = 10 * 60_000

/**
 * Places the order of a session's cart, all or nothing: takes stock and gift card balances in one transaction.
 *
 * The same attempt, identified by `Idempotency-Key`, places only one order; so does a second request for a cart
 * that was ordered within the last ten minutes. A declined card changes nothing.
 */
export const placeOrder: Handler<typeof putPlaceOrder> = async (call) => {
  const before = await orderBefore(call)
  if (before) return placed(before, true)

  const cart = await cartOf(call)
  if (!cart || cart.recipients.length === 0) throw new Refusal(409, 'cart_empty')
  recalculate(cart, { ...(await ratesOf(call, cart)), isTaxOnDemand: false })
  await requireValid(call, cart)

  const { payment_info } = call.body
  const dueCents = toCents(cart.summary_section_totals?.cart_net_total) - cardsCents(cart)
  if (dueCents > 0 && payment_info.method === 'gift-card')
    throw new Refusal(402, 'payment_required')
  if (!namesMeans(payment_info)) throw new Refusal(422, 'payment_missing')
  const decline_code = await declineOf(call, payment_info)
  if (dueCents > 0 && decline_code) {
    return { status: 'declined', order_id: null, decline_code, is_repeat: false }
  }
  await takeAll(call, cart)
  return placed(await keepOrder(call, cart, dueCents), false)
}

const placed = ({ order_id }: OrderRecord, is_repeat: boolean) => ({
  status: 'placed',
  order_id,
  decline_code: null,
  is_repeat,
})

const attemptOf = ({ headers }: PlaceOrder) => headers.get('idempotency-key')

async function orderBefore(call: PlaceOrder): Promise<OrderRecord | null> {
  const attempt = attemptOf(call)
  if (attempt) {
    const orders = await call.tx.owned('orders', ownerOf(call.session))
    const same = orders.find((order) => order.attempt === attempt)
    if (same) return same
  }
  const { last_order_id, cart_id } = call.session
  if (last_order_id === null || cart_id !== null) return null
  const last = await call.tx.read('orders', last_order_id)
  return last && call.now - last.placed_at < REPEAT_WITHIN_MS ? last : null
}

async function requireValid(call: PlaceOrder, cart: CartRecord): Promise<void> {
  const problems = problemsOf(cart, await unitsFor(call, cart), call.rules)
  const [first] = problems
  if (first) throw new Refusal(409, first.kind, { status: 'refused', problems })
  const lost = cart.recipients.find(
    (shipment) => !isEGift(shipment) && !shipment.address_1 && !shipment.awaits_address,
  )
  if (lost) throw new Refusal(409, 'address_required', { crec_id: lost.crec_id })
}

const cardsCents = ({ gift_card_json }: CartRecord) =>
  Object.values(gift_card_json ?? {}).reduce((sum, card) => sum + toCents(card?.applied_amount), 0)

/** Takes the ordered units out of stock, and the amounts off the gift cards. */
async function takeAll({ tx }: PlaceOrder, cart: CartRecord): Promise<void> {
  // Always in the same order, so that two orders cannot deadlock.
  for (const [itemId, units] of [...demandOf(cart)].toSorted(([a], [b]) => a - b)) {
    if (!(await tx.takeStock(itemId, units))) {
      throw new Refusal(409, 'insufficient-stock', { status: 'refused', item_id: itemId })
    }
  }
  const cards = Object.entries(cart.gift_card_json ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [certificate, card] of cards) {
    if (!(await tx.takeGiftCard(certificate, toCents(card?.applied_amount)))) {
      throw new Refusal(409, 'gift_card_changed', { status: 'refused' })
    }
  }
}

async function keepOrder(
  call: PlaceOrder,
  cart: CartRecord,
  paid_cents: number,
): Promise<OrderRecord> {
  const { tx, session, body } = call
  const order: OrderRecord = {
    order_id: `PO-${await tx.nextId()}`,
    attempt: attemptOf(call),
    placed_at: call.now,
    cart,
    payment: { ...body.payment_info },
    sms_opt_in: body.sms_info?.opt_in ?? false,
    paid_cents,
  }
  await tx.write('orders', order.order_id, order, ownerOf(session))
  await keepSubscriptions(call, order)
  await keepClaims(call, order)
  await tx.remove('carts', cart.cart_id)
  session.cart_id = null
  session.last_order_id = order.order_id
  return order
}

/** Open links move with their gifts to the order. */
async function keepClaims({ tx, session }: PlaceOrder, { order_id, cart }: OrderRecord) {
  for (const claim of await claimsOf({ tx, session }))
    if (claim.cart_id === cart.cart_id)
      await tx.write('claims', claim.token, { ...claim, order_id }, ownerOf(session))
}

/** Creates the order's subscriptions. A card entered for the order is saved, because it pays for the next box. */
async function keepSubscriptions(call: PlaceOrder, order: OrderRecord): Promise<void> {
  const { tx, session } = call
  if (session.cust_id === null) return
  const { method, uid, profile_id } = call.body.payment_info
  const paid_with = method === 'wallet' ? 'PayPal' : null
  const ordered = { cust_id: session.cust_id, paid_with, nextId: () => tx.nextId() }
  const made = await subscriptionsOf(order, ordered)
  if (made.length === 0) return
  const known = profile_id == null ? null : String(profile_id)
  const card = known ? await keptCard(call, known) : uid ? await savedCard(call, uid) : null
  for (const one of made)
    await tx.write('subscriptions', one.subs_id, { ...one, profile_id: card }, ownerOf(session))
}

/** A card that was stored for this order only becomes a saved one. */
async function keptCard({ tx, session }: PlaceOrder, id: string): Promise<string> {
  const typed = await tx.owned('cards', payerOf(session))
  const card = typed.find(({ profile_id }) => profile_id === id)
  if (card) await tx.write('cards', id, card, ownerOf(session))
  return id
}

async function savedCard({ tx, session }: PlaceOrder, uid: string): Promise<string | null> {
  const hosted = await tx.read('hosted', uid)
  if (!hosted || hosted.owner !== ownerOf(session)) return null
  const profile_id = `profile-${await tx.nextId()}`
  await tx.write('cards', profile_id, { ...hosted, profile_id }, ownerOf(session))
  return profile_id
}
