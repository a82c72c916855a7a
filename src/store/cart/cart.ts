import { postClubEdit, putLineAutoDelivery, putParentLine, putSku } from '../../api/line'
import { findLine, quantity } from '../../domain/line/lines'
import type { Cart, LineItem } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { type Failed, failed, type Outcome, type SaveOutcome } from '../core/outcome'
import { CART_KEY, lineKey } from '../core/pending'
import { save } from '../core/save'
import { type Addition, addLines, type Place } from '../line/additions'
import { eventItem } from '../line/eventItem'
import { removalVerbs } from '../line/removal'
import type { Shortage } from '../line/shortage'
import { lineSlot } from '../line/state'

/** Where an added item ended up. */
export interface Landed {
  lineId: number
  shipmentId: number
  /** The line's total quantity, including what was there before. */
  quantity: number
}

/** Outcome of adding items to the cart: all, some, or none. */
export type AddOutcome = AddedOutcome | NotAdded

/** Nothing was added; if stock is insufficient, `shortage` says whether any is left. */
export interface NotAdded extends Failed {
  readonly landed?: undefined
  readonly shortage?: Shortage['status']
}

/** All or some items were added. */
export interface AddedOutcome extends Outcome<'added' | 'partly'> {
  /** In request order; null for an item that is not in the cart. */
  readonly landed: readonly (Landed | null)[]
}

const lineNow = ({ line }: Place, cart: Cart | null): LineItem =>
  (cart && findLine(cart, line.clin_id)?.line) ?? line

const landedOf = (place: Place, cart: Cart | null): Landed => ({
  lineId: place.line.clin_id,
  shipmentId: place.shipment.crec_id,
  quantity: quantity(lineNow(place, cart)),
})

/** What can be done to the cart and its lines, apart from reading and quantities. */
export function cartVerbs(context: StoreContext) {
  const { cart, events, state } = context

  /** Adds items, and runs `finish` on the first of them before the cart counts as saved. */
  async function add(
    additions: readonly Addition[],
    finish: (place: Place) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<AddOutcome> {
    if (additions.length === 0) return failed('gone')
    const { places, reason, shortage } = await context.whilePending([CART_KEY], async () => {
      const added = await addLines(context, additions)
      if (added.places[0]) await finish(added.places[0])
      return added
    })
    if (!places.some(Boolean)) return { ...failed(reason ?? 'refused'), shortage }
    const items = places.flatMap((place, at) => {
      if (!place) return []
      // Read from the current cart: what the server had left out was fixed since.
      const line = lineNow(place, cart.serverCart())
      const units = Math.min(additions[at]?.quantity ?? 1, quantity(line))
      return [eventItem(line, state.products, units)]
    })
    events.emit('item-added', { itemIds: items.map(({ itemId }) => itemId), items })
    const landed = places.map((place) => place && landedOf(place, cart.serverCart()))
    return places.every((place) => place?.isWhole)
      ? { status: 'added', landed }
      : { status: 'partly', reason: 'refused', landed }
  }

  return {
    ...context.use(removalVerbs),
    /** Adds items to the cart, each for one saved address. Never rejects. */
    addItems: (additions: readonly Addition[]): Promise<AddOutcome> => add(additions),
    /** Adds an add-on for an address, under the given parent line. Never rejects. */
    addAddOn: (addition: Addition, parentId: number): Promise<AddOutcome> =>
      add([addition], async ({ line }) => {
        if (!line.is_addon || line.detail?.parent_clin_id === parentId) return
        const body = { clin_id: line.clin_id, newParent: parentId }
        await cart.change(putParentLine, () => ({ body }))
      }),
    /** Changes a line to another size of its item. Never rejects. */
    async swapSku(lineId: number, skuId: number): Promise<SaveOutcome> {
      const body = { clin_id: lineId, sku_id: skuId }
      const outcome = await save(context, [lineKey(lineId)], putSku, () => ({ body }))
      // What was said about the stock was about the other size.
      if (outcome.status === 'saved') delete context.slot(lineSlot).notices[lineId]
      return outcome
    },
    /** Sets the parent line of an add-on. Never rejects. */
    setParent(lineId: number, parentId: number): Promise<SaveOutcome> {
      const body = { clin_id: lineId, newParent: parentId }
      return save(context, [lineKey(lineId)], putParentLine, () => ({ body }))
    },
    /** Changes a club line's number of months and start month. Never rejects. */
    editClub(lineId: number, orders: number, startMonth: string | number): Promise<SaveOutcome> {
      const detail = { club_orders: orders, club_order_start_month: startMonth }
      return save(context, [lineKey(lineId)], postClubEdit, () => ({
        body: { clin_id: lineId, detail },
      }))
    },
    /** Sets how often a line repeats, in months; '0' is off. Never rejects. Source: specification §4. */
    setAutoDelivery(lineId: number, frequency: string): Promise<SaveOutcome> {
      const body = { clin_id: lineId, selected_frequency: frequency }
      return save(context, [lineKey(lineId)], putLineAutoDelivery, () => ({ body }))
    },
  }
}
