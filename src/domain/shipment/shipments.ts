import { CART_TYPE_EGIFT, CART_TYPE_PERISHABLE, DEFAULT_RES_COM } from '../constants'
import { addOnLines, addOnsOf, mainLines } from '../line/lines'
import { quantity } from '../line/quantity'
import { subtotalCents } from '../money'
import type { Cart, LineItem, Shipment } from '../schema/entities'

/** A line of a shipment's card, and the part it plays there. */
export interface DisplayLine {
  readonly line: LineItem
  readonly role: 'main' | 'add-on' | 'free-gift'
  /** The `crec_id` of the shipment that the line is in. */
  readonly carriedBy: number
}

/** The shipments in the order they are shown: 'myself' first, then by `crec_id`. Source: specification §4. */
export function orderShipments(shipments: readonly Shipment[]): readonly Shipment[] {
  // As servers send them; a look is less than half of what sorting costs.
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

/** Whether a shipment holds food that perishes. Source: specification §3. */
export function isPerishable(shipment: Shipment): boolean {
  return shipment.cart_type === CART_TYPE_PERISHABLE
}

/** Whether a shipment is an e-gift, which travels by e-mail. Source: specification §3. */
export function isEGift(shipment: Shipment): boolean {
  return shipment.cart_type === CART_TYPE_EGIFT
}

/** Whether a shipment goes to a home or a business; 'V' when that is not known. Source: specification §3. */
export function resCom(shipment: Pick<Partial<Shipment>, 'res_com'>): string {
  return shipment.res_com || DEFAULT_RES_COM
}

/** First and last name, or an empty text when there is neither. */
export function recipientName({ fname, lname }: Pick<Shipment, 'fname' | 'lname'>): string {
  return [fname, lname]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ')
}

/** How many units the cart holds, free gifts included. */
export function itemCount(cart: Cart): number {
  return cart.recipients.reduce((count, shipment) => count + unitsIn(shipment), 0)
}

const units = new WeakMap<Shipment, number>()

/** Counted once, as no shipment is ever changed in place: of a long cart, nearly all stay. */
function unitsIn(shipment: Shipment): number {
  const known = units.get(shipment)
  if (known !== undefined) return known
  const count = shipment.items.reduce((sum, line) => sum + quantity(line), 0)
  units.set(shipment, count)
  return count
}

/** What the lines of a shipment cost together, add-ons included, in US cents. */
export function shipmentSubtotalCents(shipment: Shipment): number {
  return subtotalCents(shipment.items)
}

/**
 * The lines of a shipment's card: each main line with its add-ons, add-ons without a parent, and in
 * the card of the first shipment the free gifts of the whole cart. Source: specification §4.
 */
export function displayLines(
  cart: Cart,
  shipment: Shipment,
  /** Whether it is the first one, where that is known. */
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

/** The lines that the server named as free gifts of a shipment. */
function freeGiftIds(cart: Cart, shipment: Shipment): ReadonlySet<number> {
  const byGuid = cart.recalc_detail?.free_gift_fixed
  const guid = shipment.recipient_guid
  return byGuid && guid != null && Object.hasOwn(byGuid, guid) ? new Set(byGuid[guid]) : NONE
}

const NONE: ReadonlySet<number> = new Set()
