import { settleDates } from '../cart/dates'
import type { ShipmentRecord } from '../cart/lines'
import { sendTo } from '../cart/shipments'
import type { CartRecord, ClaimedFields, ClaimRecord, OrderRecord } from '../db'
import { addressCost, chargeFor } from '../pricing/addressCost'
import { ownerOf } from './call'
import { cartOf, daysOf, keep, type Of } from './cartOf'
import { dateOptions } from './dateOptions'
import { follow, writeAddress } from './recipients'
import { chooseShipping } from './shipping'

/** What was answered: an address, and the day on which the gift is to arrive. */
interface Answered {
  fields: ClaimedFields
  delivery_date: string | null
}

/** The gift that a link is about. */
export interface ClaimedGift {
  /** The call as if the shopper made it, to whom the gift belongs. */
  of: Of
  shipment: ShipmentRecord
  /** What it lies in. */
  cart: CartRecord
  /** The order that it is a part of; null while it is in the cart. */
  order: OrderRecord | null
  /** Keeps the cart or the order with what was changed of it. */
  keep(): Promise<unknown>
}

/** The gift of a link, in the cart of its shopper or in their order; null where it is in neither any more. */
export async function giftOf(call: Of, claim: ClaimRecord): Promise<ClaimedGift | null> {
  const { tx, now, rules } = call
  const { session_id, cust_id, cart_id, order_id } = claim
  // Whoever has asked, also where they have signed in or out since.
  const session = { ...call.session, session_id, cust_id, cart_id }
  const of = { tx, now, rules, session }
  const isMeant = ({ crec_id }: ShipmentRecord) => crec_id === claim.crec_id
  if (order_id === undefined) {
    const cart = await cartOf(of)
    const shipment = cart?.recipients.find(isMeant)
    if (!cart || !shipment) return null
    return { of, shipment, cart, order: null, keep: () => keep(of, cart) }
  }
  const order = await tx.read('orders', order_id)
  const shipment = order?.cart.recipients.find(isMeant)
  if (!order || !shipment) return null
  const write = () => tx.write('orders', order.order_id, order, ownerOf(session))
  return { of, shipment, cart: order.cart, order, keep: write }
}

/** Puts what was answered where it belongs: into the shopper’s addresses, the gift’s shipment, and its date. */
export async function fill(
  { of, shipment, cart, order, keep: kept }: ClaimedGift,
  { fields, delivery_date }: Answered,
): Promise<void> {
  const own = await of.tx.owned('addresses', ownerOf(of.session))
  const known = own.find(({ addr_id }) => addr_id === shipment.addr_id) ?? null
  const address = await writeAddress(of, fields, known)
  const { is_a_gift } = shipment
  if (order) chargeFor(order, addressCost(cart, shipment, fields))
  sendTo(shipment, address)
  shipment.is_a_gift = is_a_gift
  delete shipment.awaits_address
  moveTo(delivery_date, of, shipment)
  // A cart is calculated as it is kept; what was ordered leaves on the next day that is open where its own is over.
  if (order) settleDates(shipment, daysOf(of))
  await kept()
  await follow(of, address)
}

/** Chooses the day that was answered; one that is gone meanwhile is left. */
function moveTo(delivery_date: string | null, of: Of, shipment: ShipmentRecord): void {
  const day = openDays(of, shipment).findLast((one) => one.delivery_date === delivery_date)
  if (!day) return
  const { ship_date } = day
  chooseShipping(
    shipment,
    { new_ship_date_data: { ship_date }, ship_select_type: null },
    daysOf(of),
  )
}

/** The days that a shipment may leave on, each with one on which it arrives. */
export const openDays = (of: Of, shipment: ShipmentRecord) =>
  dateOptions(shipment, daysOf(of)).filter((one) => one.is_available && one.delivery_date)

/** What sending a gift to an address adds, in US cents. A cart tells its tax by itself; what was ordered pays it, too. */
export const extraCents = ({ cart, shipment, order }: ClaimedGift, fields: ClaimedFields) => {
  const { shipping, tax } = addressCost(cart, shipment, fields)
  return order ? shipping + tax : shipping
}
