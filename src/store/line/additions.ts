import { putLineItems, putSku } from '../../api/line'
import { putQuantity } from '../../api/quantity'
import { findLine, quantity } from '../../domain/line/lines'
import type { Cart, LineItem, Shipment } from '../../domain/schema/entities'
import { isMyself } from '../../domain/shipment/shipments'
import type { StoreContext } from '../core/context'
import { isKnown } from '../core/isKnown'
import { type FailureReason, reasonOf } from '../core/outcome'
import { factsOf } from '../core/report'
import { type Shortage, tellShortage } from './shortage'

/** An item to add to the cart, for one address. */
export interface Addition {
  itemId: number
  skuId: number
  quantity: number
  /** Target saved address; null for "Ship to Myself" if none is saved yet. */
  addrId: number | null
  /** Where in the shop it was added. */
  location?: string | null
  /** Its campaign; the cart's own by default. */
  csplId?: number | null
}

/** An added line, and its shipment. */
export interface Place {
  line: LineItem
  shipment: Shipment
}

/** An added line; not whole if its size or quantity differs from the request. */
export interface AddedPlace extends Place {
  isWhole: boolean
}

/** Outcome of adding. */
export interface Added {
  /** In request order, null for an item that is not in the cart; empty if nothing was added. */
  places: readonly (AddedPlace | null)[]
  /** Why not everything was added. */
  reason?: FailureReason
  /** If stock was insufficient and nothing was added: whether any is left. */
  shortage?: Shortage['status']
}

/**
 * Adds items, and fixes what the server ignored: sets size and quantity with separate calls if needed.
 */
export async function addLines(
  context: StoreContext,
  additions: readonly Addition[],
): Promise<Added> {
  const { cart, report } = context
  let before: LinesById = linesById(null)
  const result = await cart.change(putLineItems, () => {
    // Read when the request is sent, after all that waited before it.
    before = linesById(cart.serverCart())
    return { body: { lineitems: additions.map((one) => toWire(one, cart.serverCart())) } }
  })
  if (!result.ok) {
    report('add-items-failed', factsOf(result.error))
    const { code } = result.error
    const isShort = code === 'insufficient-stock' || code === 'item-out-of-stock'
    const shortage = isShort ? code : undefined
    if (!result.isUnsure) return { places: [], reason: reasonOf(result), shortage }
    // Whatever was added has to be found now: adding it again would duplicate it.
    await isKnown(context)
  }
  const places = await placesOf(context, additions, before, result.ok)
  return { places, ...(!result.ok && { reason: reasonOf(result) }) }
}

/** Finds what additions without a response have added since `before`, and fixes it as `addLines` does. */
export const findAdditions = (
  context: StoreContext,
  additions: readonly Addition[],
  before: Cart | null,
): Promise<Added['places']> => placesOf(context, additions, linesById(before), false)

/**
 * Where additions are in the cart. If they are not certain to have been carried out, only lines that are more count,
 * each for one addition.
 */
async function placesOf(
  context: StoreContext,
  additions: readonly Addition[],
  before: LinesById,
  isCertain: boolean,
): Promise<Added['places']> {
  const places: (AddedPlace | null)[] = []
  const taken = new Set<number>()
  for (const addition of additions) {
    const found = findAdded(context.cart.serverCart(), before, addition, taken)
    const isThere = found !== null && (isCertain || isMore(found, before))
    const place = isThere ? await putRight(context, found, before, addition, taken) : null
    if (place && !isCertain) taken.add(place.line.clin_id)
    places.push(place)
  }
  return places
}

function toWire(one: Addition, cart: Cart | null) {
  const { itemId, skuId, quantity: qty, addrId, location = null } = one
  const cspl_id = one.csplId ?? cart?.cspl_id ?? null
  return { item_id: itemId, sku_id: skuId, qty, addr_id: addrId, location, cspl_id }
}

type LinesById = ReadonlyMap<number, LineItem>

const linesById = (cart: Cart | null): LinesById =>
  new Map(
    (cart?.recipients ?? []).flatMap(({ items }) => items.map((line) => [line.clin_id, line])),
  )

/** The line that holds an addition, except `taken` ones: a new one, or a line of its sku that grew. */
function findAdded(
  cart: Cart | null,
  before: LinesById,
  { itemId, skuId, addrId }: Addition,
  taken: ReadonlySet<number>,
): Place | null {
  const places = (cart?.recipients ?? [])
    .filter((shipment) => (addrId === null ? isMyself(shipment) : shipment.addr_id === addrId))
    .flatMap((shipment) => shipment.items.map((line) => ({ line, shipment })))
    .filter(({ line }) => line.item_id === itemId && !taken.has(line.clin_id))
  const isNew = ({ line }: Place) => !before.has(line.clin_id)
  const isSku = ({ line }: Place) => line.sku_id === skuId
  return (
    places.find((one) => isNew(one) && isSku(one)) ??
    places.find(isNew) ??
    places.find(isSku) ??
    null
  )
}

/** Whether a line is new, or grew. */
const isMore = ({ line }: Place, before: LinesById): boolean => {
  const old = before.get(line.clin_id)
  return !old || quantity(line) > quantity(old)
}

/**
 * Fixes an added line's size and quantity. Judged by the cart afterwards: a server can cap a quantity without an
 * error, and can give a line of another size a new id.
 */
async function putRight(
  context: StoreContext,
  found: Place,
  before: LinesById,
  addition: Addition,
  taken: ReadonlySet<number>,
): Promise<AddedPlace> {
  const { cart } = context
  const { skuId } = addition
  let place = found
  const findAgain = async () => {
    await isKnown(context)
    const now = cart.serverCart()
    const same = now && findLine(now, place.line.clin_id)
    place = same ?? findAdded(now, before, addition, taken) ?? place
  }
  if (place.line.sku_id !== skuId) {
    const body = { clin_id: place.line.clin_id, sku_id: skuId }
    await cart.change(putSku, () => ({ body }))
    await findAgain()
  }
  const { clin_id } = place.line
  const old = before.get(clin_id)
  const qty = addition.quantity + (old ? quantity(old) : 0)
  let shortage: Shortage | null = null
  if (quantity(place.line) !== qty) {
    const result = await cart.change(putQuantity, () => ({ body: { clin_id, qty } }))
    shortage = tellShortage(context, clin_id, qty, result)
    await findAgain()
  }
  const { line } = place
  return { ...place, isWhole: !shortage && line.sku_id === skuId && quantity(line) === qty }
}
