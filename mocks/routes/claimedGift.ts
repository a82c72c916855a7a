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

/** An answer: an address, and the chosen delivery day. */
interface Answered {
  fields: ClaimedFields
  delivery_date: string | null
}

/** The gift of a link. */
export interface ClaimedGift {
  /** The call with the session of the shopper who owns the gift. */
  of: Of
  shipment: ShipmentRecord
  /** The cart or order contents that it is in. */
  cart: CartRecord
  /** The order that contains it; null while it is in the cart. */
  order: OrderRecord | null
  /** Stores the changed cart or order. */
  keep(): Promise<unknown>
}

/** The gift of a link, in its shopper's cart or order; null if it is in neither anymore. */
export async function giftOf(call: Of, claim: ClaimRecord): Promise<ClaimedGift | null> {
  const { tx, now, rules } = call
  const { session_id, cust_id, cart_id, order_id } = claim
  // The shopper who created the link, even if they have signed in or out since.
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

/** Applies an answer to the shopper's addresses, the gift's shipment, and its date. */
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
  // Storing a cart recalculates it; an order's passed ship date moves to the next available one here.
  if (order) settleDates(shipment, daysOf(of))
  await kept()
  await follow(of, address)
}

/** Sets the chosen day; ignored if it is no longer available. */
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

/** The available ship dates of a shipment, each with a delivery date. */
export const openDays = (of: Of, shipment: ShipmentRecord) =>
  dateOptions(shipment, daysOf(of)).filter((one) => one.is_available && one.delivery_date)

/** The extra cost of an address for a gift, in US cents. A cart calculates its tax itself; an order pays it here. */
export const extraCents = ({ cart, shipment, order }: ClaimedGift, fields: ClaimedFields) => {
  const { shipping, tax } = addressCost(cart, shipment, fields)
  return order ? shipping + tax : shipping
}
