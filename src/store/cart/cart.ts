import { ref } from 'valtio/vanilla'
import { postClubEdit, putLineAutoDelivery, putParentLine, putSku } from '../../api/line'
import type { StoreContext } from '../core/context'
import { CART_KEY, lineKey } from '../core/pending'
import { type SaveOutcome, save } from '../core/save'
import { dialogActions } from '../dialog/dialogs'
import { type Addition, addLines } from '../line/additions'
import { quantityActions } from '../line/quantity'
import { removalActions } from '../line/removal'
import { readingActions } from './reading'

/** What can be done to the cart and to its lines. */
export function cartActions(context: StoreContext) {
  const { cart, events, state } = context
  const { setQuantity, dismissNotice } = context.use(quantityActions)
  const { removeLine } = context.use(removalActions)
  return {
    ...context.use(readingActions),
    setQuantity,
    dismissNotice,
    removeLine,
    /** Forgets the cart and what belongs to it, as a new order demands. Source: specification §4. */
    clear(): void {
      cart.clear()
      Object.assign(state.promo, { storedCode: null, outcome: null })
      Object.assign(state, { lineNotices: {}, priceChanges: ref([]) })
      Object.assign(state.validity, { status: 'unchecked', problems: ref([]), stock: ref([]) })
      state.account.localRecipients = ref([])
    },
    /** Puts items into the cart, each for one saved address. Never rejects. */
    async addItems(additions: readonly Addition[]): Promise<'added' | 'failed'> {
      const places = await context.whilePending([CART_KEY], () => addLines(context, additions))
      if (!places?.some(Boolean)) {
        context.use(dialogActions).toast('not-added', {}, { tone: 'error' })
        return 'failed'
      }
      events.emit('item-added', { itemIds: additions.map(({ itemId }) => itemId) })
      return 'added'
    },
    /**
     * Adds an add-on to the shipment of an address, and names the line that it goes with where the
     * server has named another. Never rejects.
     */
    async addAddOn(addition: Addition, parentId: number): Promise<'added' | 'failed'> {
      const places = await context.whilePending([CART_KEY], async () => {
        const added = await addLines(context, [addition])
        const line = added?.[0]?.line
        if (line?.is_addon && line.detail?.parent_clin_id !== parentId) {
          const body = { clin_id: line.clin_id, newParent: parentId }
          await cart.change(putParentLine, () => ({ body }))
        }
        return added
      })
      if (!places?.some(Boolean)) {
        context.use(dialogActions).toast('not-added', {}, { tone: 'error' })
        return 'failed'
      }
      events.emit('item-added', { itemIds: [addition.itemId] })
      return 'added'
    },
    /** Takes the note about a changed price off a line. */
    dismissPriceChange(lineId: number): void {
      state.priceChanges = ref(state.priceChanges.filter((one) => one.lineId !== lineId))
    },
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
