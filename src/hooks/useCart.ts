import { useEffect } from 'react'
import type { CartTotals } from '../domain/cart/totals'
import type { CartProblemDetail } from '../domain/cart/validity'
import type { Cart } from '../domain/schema/entities'
import { cartActions, taxActions, validityActions } from '../store/cart/actions'
import type { AddOutcome } from '../store/cart/cart'
import type { TaxSlot } from '../store/cart/state'
import type { TaxOutcome } from '../store/cart/tax'
import type { StockOutcome, ValidationOutcome } from '../store/cart/validity'
import type { ReadOutcome } from '../store/core/outcome'
import { ORDER_KEY } from '../store/core/pending'
import type { CartStatus } from '../store/core/state'
import type { Addition } from '../store/line/additions'
import type { SetQuantityOutcome } from '../store/line/quantity'
import type { RemoveOutcome } from '../store/line/removal'
import type { RestoreOutcome } from '../store/line/restore'
import { indexOf } from './internal/cartIndex'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useCartSelector, useStateSelector } from './useCartSelector'

export interface UseCartResult {
  /** The cart as it is shown, or null before it is there. Wire names. */
  cart: Cart | null
  /** Units in the cart. */
  itemCount: number
  /** What it costs, in US cents; null before it is there. */
  totals: CartTotals | null
  /** `idle`, `loading`, `ready` or `unavailable`: whether it is being calculated. */
  taxStatus: TaxSlot['status']
  /** What keeps it from checkout, as of the last `validate`; the first is what is told first. */
  problems: readonly CartProblemDetail[]
  /** `loading`, `ready` or `failed`: whether there is a cart to show. */
  status: CartStatus
  /** True while what is shown comes from this device and the server has not confirmed it. */
  isRestored: boolean
  /** True when the last read came to nothing, so that what is shown may be old. */
  isReadFailed: boolean
  /** True while a change is on its way. */
  isSaving: boolean
  /** True while the cart is checked. */
  isValidating: boolean
  /** True when the last `validate` could not be done: nobody knows whether the cart is valid. */
  hasValidationFailed: boolean
  /** True when the last `validate` was refused by the server without a reason. */
  isRefused: boolean
  /** True when today's cut-off has passed, as the server says. */
  isCutoffPassed: boolean
  /** True when the server does not know the cart any more. */
  isNotFound: boolean
  /** True when another tab made an order of the cart, which is empty since. */
  isOrderedElsewhere: boolean
  /** True when this tab made an order of the cart, which is empty since; also after a reload. */
  isOrderedHere: boolean
  /** Reads the cart again. Never rejects. */
  refresh(): Promise<ReadOutcome>
  /** Puts items into the cart, each for one saved address. Never rejects. */
  addItems(additions: readonly Addition[]): Promise<AddOutcome>
  /** Adds an add-on, and names the line that it goes with. Never rejects. */
  addAddOn(addition: Addition, parentId: number): Promise<AddOutcome>
  /** Sets the quantity of a line; 0 or less removes it. Never rejects. */
  setQuantity(lineId: number, quantity: number): Promise<SetQuantityOutcome>
  /** Removes a line; `restoreLine` brings it back. Never rejects. */
  removeLine(lineId: number): Promise<RemoveOutcome>
  /** Brings back a line that was removed. Never rejects. */
  restoreLine(lineId: number): Promise<RestoreOutcome>
  /** Checks the cart before checkout. Never rejects. */
  validate(): Promise<ValidationOutcome>
  /** Asks how many are left of everything in the cart. Never rejects. */
  checkStock(): Promise<StockOutcome>
  /** Calculates the tax where the cart has none, which `totals` has from then on. Never rejects. */
  calculateTax(): Promise<TaxOutcome>
}

/**
 * The cart as a whole: what it holds, what it costs, whether it may be checked out.
 *
 * The first component that uses it reads the cart from the server; all share one request.
 *
 * @example
 * const { itemCount, totals, status } = useCart()
 * return status === 'ready' && totals ? <p>{itemCount} items, {formatUsd(totals.total)}</p> : null
 */
export function useCart(): UseCartResult {
  const store = useStore()
  const { load, refresh, setQuantity, addItems, addAddOn, removeLine, restoreLine } =
    store.use(cartActions)
  const { validate, checkStock } = store.use(validityActions)
  const { calculateTax } = store.use(taxActions)
  const cart = useCartSelector((cart) => cart)
  const facts = useSlot(store.state.cartFacts)
  const validity = useSlot(store.slot(validityActions))
  const tax = useSlot(store.slot(taxActions))
  const isSaving = useStateSelector(({ state }) =>
    Object.keys(state.pending).some((key) => key !== ORDER_KEY),
  )
  useEffect(() => void load(), [load])

  return {
    cart,
    itemCount: cart ? indexOf(cart).itemCount() : 0,
    totals: cart && indexOf(cart).totals(),
    taxStatus: tax.status,
    problems: validity.problems,
    status: facts.status,
    isRestored: facts.isRestored,
    isReadFailed: facts.isReadFailed,
    isSaving,
    isValidating: validity.status === 'checking',
    hasValidationFailed: validity.status === 'failed',
    isRefused: validity.status === 'refused',
    isCutoffPassed: facts.passedCutoff,
    isNotFound: facts.isNotFound,
    isOrderedElsewhere: facts.isOrderedElsewhere,
    isOrderedHere: facts.isOrderedHere,
    refresh,
    addItems,
    addAddOn,
    setQuantity,
    removeLine,
    restoreLine,
    validate,
    checkStock,
    calculateTax,
  }
}
