import { CART_TYPE_EGIFT, CART_TYPE_PERISHABLE, DEFAULT_RES_COM } from '../constants'
import { addOnLines, addOnsOf, mainLines } from '../line/lines'
import { quantity } from '../line/quantity'
import { subtotalCents } from '../money'
import type { Cart, LineItem, Shipment } from '../schema/entities'

/** A line of a shipment's card, and its role there. */
export interface DisplayLine {
  readonly line: LineItem
  readonly role: 'main' | 'add-on' | 'free-gift'
  /** The `crec_id` of the shipment that the line is in. */
  readonly carriedBy: number
}

/** The shipments in display order: 'myself' first, then by `crec_id`. Source: specification §4. */
export function orderShipments(shipments: readonly Shipment[]): readonly Shipment[] {
  // Servers usually send them sorted; checking costs less than half as much as sorting.
  const isInOrder = shipments.every(
    (one, at) => at === 0 || order(shipments[at - 1] as Shipment, one) <= 0,
  )
  return isInOrder ? shipments : [...shipments].sort(order)
}

const order = (a: Shipment, b: Shipment): number =>
  Number(isMyself(b)) - Number(isMyself(a)) || a.crec_id - b.crec_id

/** Whether a shipment goes to the buyer. */
export function isMyself(shipment: Shipment): boolean {
  return Boolean(shipment.is_myself)
}

/** Whether a shipment contains perishable food. Source: specification §3. */
export function isPerishable(shipment: Shipment): boolean {
  return shipment.cart_type === CART_TYPE_PERISHABLE
}

/** Whether a shipment is an e-gift, which is sent by email. Source: specification §3. */
export function isEGift(shipment: Shipment): boolean {
  return shipment.cart_type === CART_TYPE_EGIFT
}

/** Whether a shipment goes to a home or a business; 'V' if unknown. Source: specification §3. */
export function resCom(shipment: Pick<Partial<Shipment>, 'res_com'>): string {
  return shipment.res_com || DEFAULT_RES_COM
}

/** First and last name, or empty if there is neither. */
export function recipientName({ fname, lname }: Pick<Shipment, 'fname' | 'lname'>): string {
  return [fname, lname]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ')
}

/** The number of units in the cart, free gifts included. */
export function itemCount(cart: Cart): number {
  return cart.recipients.reduce((count, shipment) => count + unitsIn(shipment), 0)
}

const units = new WeakMap<Shipment, number>()

/** Cached, because shipments are immutable: in a long cart, nearly all stay the same. */
function unitsIn(shipment: Shipment): number {
  const known = units.get(shipment)
  if (known !== undefined) return known
  const count = shipment.items.reduce((sum, line) => sum + quantity(line), 0)
  units.set(shipment, count)
  return count
}

/** Total of a shipment's lines, add-ons included, in US cents. */
export function shipmentSubtotalCents(shipment: Shipment): number {
  return subtotalCents(shipment.items)
}

/**
 * The lines of a shipment's card: each main line with its add-ons, add-ons without a parent, and, in the first
 * shipment's card, the free gifts of the whole cart. Source: specification §4.
 */
export function displayLines(
  cart: Cart,
  shipment: Shipment,
  /** Whether it is the first shipment, if known. */
  isFirst = orderShipments(cart.recipients)[0]?.crec_id === shipment.crec_id,
): readonly DisplayLine[] {
  const gifts = freeGiftIds(cart, shipment)
  const isOwn = (line: LineItem) => !gifts.has(line.clin_id)
  const as = (role: DisplayLine['role'], carriedBy: number) => (line: LineItem) => ({
    line,
    role,
    carriedBy,
  })
  const main = as('main', shipment.crec_id)
  const addOn = as('add-on', shipment.crec_id)

  const groups = mainLines(shipment)
    .filter(isOwn)
    .flatMap((line) => [main(line), ...addOnsOf(line, shipment).filter(isOwn).map(addOn)])
  const shown = new Set(groups.map(({ line }) => line))
  const orphans = addOnLines(shipment)
    .filter((line) => isOwn(line) && !shown.has(line))
    .map(addOn)
  if (!isFirst) return [...groups, ...orphans]

  const freeGifts = cart.recipients.flatMap((carrier) => {
    const ids = freeGiftIds(cart, carrier)
    if (ids.size === 0) return []
    return carrier.items
      .filter(({ clin_id }) => ids.has(clin_id))
      .map(as('free-gift', carrier.crec_id))
  })
  return [...groups, ...orphans, ...freeGifts]
}

/** The lines that the server marks as free gifts of a shipment. */
function freeGiftIds(cart: Cart, shipment: Shipment): ReadonlySet<number> {
  const byGuid = cart.recalc_detail?.free_gift_fixed
  const guid = shipment.recipient_guid
  return byGuid && guid != null && Object.hasOwn(byGuid, guid) ? new Set(byGuid[guid]) : NONE
}

const NONE: ReadonlySet<number> = new Set()
