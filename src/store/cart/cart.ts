import { postClubEdit, putLineAutoDelivery, putParentLine, putSku } from '../../api/line'
import type { StoreContext } from '../core/context'
import type { Outcome, SaveOutcome } from '../core/outcome'
import { CART_KEY, lineKey } from '../core/pending'
import { save } from '../core/save'
import { type Addition, addLines, type Place } from '../line/additions'
import { removalVerbs } from '../line/removal'

/** Outcome of putting items into the cart: all of them, some, or none. */
export type AddOutcome = Outcome<'added' | 'partly' | 'failed'>

/** What can be done to the cart and to its lines, beside reading it and quantities. */
export function cartVerbs(context: StoreContext) {
  const { cart, events } = context

  /** Adds items, and does something with the first of them before the cart counts as saved. */
  async function add(
    additions: readonly Addition[],
    finish: (place: Place) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<AddOutcome> {
    const { places, reason } = await context.whilePending([CART_KEY], async () => {
      const added = await addLines(context, additions)
      if (added.places[0]) await finish(added.places[0])
      return added
    })
    if (!places.some(Boolean)) return { status: 'failed', reason: reason ?? 'refused' }
    events.emit('item-added', { itemIds: additions.map(({ itemId }) => itemId) })
    return places.every(Boolean) ? { status: 'added' } : { status: 'partly', reason: 'refused' }
  }

  return {
    ...context.use(removalVerbs),
    /** Puts items into the cart, each for one saved address. Never rejects. */
    addItems: (additions: readonly Addition[]): Promise<AddOutcome> => add(additions),
    /** Adds an add-on for an address, under the line that it goes with. Never rejects. */
    addAddOn: (addition: Addition, parentId: number): Promise<AddOutcome> =>
      add([addition], async ({ line }) => {
        if (!line.is_addon || line.detail?.parent_clin_id === parentId) return
        const body = { clin_id: line.clin_id, newParent: parentId }
        await cart.change(putParentLine, () => ({ body }))
      }),
    /** Swaps a line to another size of its item. Never rejects. */
    swapSku(lineId: number, skuId: number): Promise<SaveOutcome> {
      const body = { clin_id: lineId, sku_id: skuId }
      return save(context, [lineKey(lineId)], putSku, () => ({ body }))
    },
    /** Names the line that an add-on belongs to. Never rejects. */
    setParent(lineId: number, parentId: number): Promise<SaveOutcome> {
      const body = { clin_id: lineId, newParent: parentId }
      return save(context, [lineKey(lineId)], putParentLine, () => ({ body }))
    },
    /** Changes how many months a club line runs, and when it starts. Never rejects. */
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
