import { useMemo } from 'react'
import type { CartProblemDetail } from '../domain/cart/validity'
import { isAddOn, lineProductPrice, quantity } from '../domain/line/lines'
import type { PriceChange } from '../domain/line/priceChanges'
import { unitsFor } from '../domain/line/stock'
import { cents, lineCents } from '../domain/money'
import type { SkuInfo } from '../domain/product/products'
import type { LineItem } from '../domain/schema/entities'
import { frequencyOf } from '../domain/shipment/autoDelivery'
import { cartActions, validityActions } from '../store/cart/actions'
import type { SaveOutcome } from '../store/core/outcome'
import { lineKey } from '../store/core/pending'
import type { SetQuantityOutcome } from '../store/line/quantity'
import type { RemoveOutcome } from '../store/line/removal'
import type { RestoreOutcome } from '../store/line/restore'
import type { LineNotice } from '../store/line/state'
import { cartIndex } from './internal/cartIndex'
import { useStore } from './StoreProvider'
import { isSame, type StateView, useStateSelector } from './useCartSelector'

export interface UseLineItemResult {
  /** The line, or null if it is no longer in the cart. Wire names. */
  line: LineItem | null
  /** Name, picture and sizes; null if the page does not know the sku. */
  info: SkuInfo | null
  /** Number of units displayed; 0 if there is no such line. */
  quantity: number
  /** Unit price, in US cents. */
  priceCents: number
  /** Unit price before the reduction, in US cents; null if it is not reduced. */
  wasCents: number | null
  /** Line subtotal, in US cents. */
  subtotalCents: number
  /** How often it repeats, in months as text; '0' is off. */
  frequency: string
  /** What was wrong with the last quantity requested. */
  notice: Readonly<LineNotice> | null
  /** Problem of this line that blocks checkout, as of the last validation. */
  problem: CartProblemDetail | null
  /** The price change since the shopper last saw it; null if there is none, or it was dismissed. */
  priceChange: PriceChange | null
  /** Units left of its item, as of the last stock check; null if unknown. */
  unitsLeft: number | null
  /** True for an add-on, which ships only beside a main item. */
  isAddOn: boolean
  /** True while a change of this line is being saved. */
  isPending: boolean
  /** Sets the quantity, 1 to 99; 0 or less removes the line. Rapid calls coalesce. Never rejects. */
  setQuantity(quantity: number): Promise<SetQuantityOutcome>
  /** Removes the line; `restore` undoes it. Never rejects. */
  remove(): Promise<RemoveOutcome>
  /** Restores the line after it was removed. Never rejects. */
  restore(): Promise<RestoreOutcome>
  /** Swaps to another size. Never rejects. */
  swapSku(skuId: number): Promise<SaveOutcome>
  /** Sets the parent line of this add-on. Never rejects. */
  setParent(parentId: number): Promise<SaveOutcome>
  /** Changes how many months a club runs, and when it starts. Never rejects. */
  editClub(orders: number, startMonth: string | number): Promise<SaveOutcome>
  /** Sets how often it repeats; '0' is off. Never rejects. */
  setAutoDelivery(frequency: string): Promise<SaveOutcome>
  /** Dismisses the notice. */
  dismissNotice(): void
  /** Dismisses the price change. */
  dismissPriceChange(): void
}

/**
 * One line of the cart, and everything that can be done to it.
 *
 * @example
 * const { info, quantity, setQuantity } = useLineItem(lineId)
 * return <button onClick={() => setQuantity(quantity + 1)}>One more {info?.product.name}</button>
 */
export function useLineItem(lineId: number): UseLineItemResult {
  const store = useStore()
  const actions = store.use(cartActions)
  const { line, isPending, notice, problem, info, priceChange, unitsLeft } = useStateSelector(
    (view) => factsOf(view, lineId),
    // Each validation creates new problem objects; a line re-renders only when its own differs.
    isSame,
    lineKey(lineId),
  )
  const verbs = useMemo(
    () => ({
      setQuantity: (wanted: number) => actions.setQuantity(lineId, wanted),
      remove: () => actions.removeLine(lineId),
      restore: () => actions.restoreLine(lineId),
      swapSku: (skuId: number) => actions.swapSku(lineId, skuId),
      setParent: (parentId: number) => actions.setParent(lineId, parentId),
      editClub: (orders: number, start: string | number) => actions.editClub(lineId, orders, start),
      setAutoDelivery: (frequency: string) => actions.setAutoDelivery(lineId, frequency),
      dismissNotice: () => actions.dismissNotice(lineId),
      dismissPriceChange: () => actions.dismissPriceChange(lineId),
    }),
    [actions, lineId],
  )
  const priceCents = line ? lineProductPrice(line) : 0
  const was = cents(line?.display_totals?.strike_price)
  return {
    line,
    info,
    quantity: line ? quantity(line) : 0,
    priceCents,
    wasCents: was > priceCents ? was : null,
    subtotalCents: line ? lineCents(line) : 0,
    frequency: line ? frequencyOf(line) : '0',
    notice,
    problem,
    priceChange,
    unitsLeft,
    isAddOn: Boolean(line && isAddOn(line)),
    isPending,
    ...verbs,
  }
}

/** Selects everything about a line at once, because a long cart has thousands of lines. */
function factsOf({ state, slot }: StateView, lineId: number) {
  const { cart, pending, products } = state
  const { notices, priceChanges } = slot(cartActions)
  const { problems, stock } = slot(validityActions)
  const line = cartIndex(cart).line(lineId)
  return {
    line,
    isPending: Boolean(pending[lineKey(lineId)]),
    notice: notices[lineId] ?? null,
    problem: problems.find((one) => one.lineId === lineId) ?? null,
    info: products.get(line?.sku_id ?? 0) ?? null,
    priceChange: priceChanges.find((one) => one.lineId === lineId) ?? null,
    unitsLeft: line && unitsFor(stock, line.item_id),
  }
}
