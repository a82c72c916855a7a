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
import { useCartFacts, useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useCartSelector, useStateSelector } from './useCartSelector'

export interface UseCartResult {
  /** The cart as displayed; null until it is loaded. Wire names. */
  cart: Cart | null
  /** Units in the cart. */
  itemCount: number
  /** Totals in US cents; null until the cart is loaded. */
  totals: CartTotals | null
  /** `idle`, `loading`, `ready` or `unavailable`: status of the tax calculation. */
  taxStatus: TaxSlot['status']
  /** Problems that block checkout, as of the last `validate`; show the first one first. */
  problems: readonly CartProblemDetail[]
  /** `loading`, `ready` or `failed`: whether there is a cart to show. */
  status: CartStatus
  /** True while the cart comes from this device and the server has not confirmed it. */
  isRestored: boolean
  /** True when the last read failed, so the cart shown may be stale. */
  isReadFailed: boolean
  /** True while a change is being saved. */
  isSaving: boolean
  /** True while the cart is being validated. */
  isValidating: boolean
  /** True when the last `validate` failed, so it is not known whether the cart is valid. */
  hasValidationFailed: boolean
  /** True when the server rejected the last `validate` without a reason. */
  isRefused: boolean
  /** True once the server reports that today's cutoff has passed, until midnight in Chicago. */
  isCutoffPassed: boolean
  /** True when the server no longer knows the cart. */
  isNotFound: boolean
  /** True when another tab placed an order for this cart, which is now empty. */
  isOrderedElsewhere: boolean
  /** True when this tab placed an order for this cart, which is now empty; survives a reload. */
  isOrderedHere: boolean
  /** Reloads the cart. Never rejects. */
  refresh(): Promise<ReadOutcome>
  /** Adds items to the cart, each for one saved address. Never rejects. */
  addItems(additions: readonly Addition[]): Promise<AddOutcome>
  /** Adds an add-on to its parent line. Never rejects. */
  addAddOn(addition: Addition, parentId: number): Promise<AddOutcome>
  /** Sets the quantity of a line; 0 or less removes it. Never rejects. */
  setQuantity(lineId: number, quantity: number): Promise<SetQuantityOutcome>
  /** Removes a line; `restoreLine` undoes it. Never rejects. */
  removeLine(lineId: number): Promise<RemoveOutcome>
  /** Restores a removed line. Never rejects. */
  restoreLine(lineId: number): Promise<RestoreOutcome>
  /** Checks the cart before checkout. Never rejects. */
  validate(): Promise<ValidationOutcome>
  /** Checks how many units are left of everything in the cart. Never rejects. */
  checkStock(): Promise<StockOutcome>
  /** Calculates the tax, and includes it in `totals` from then on. Never rejects. */
  calculateTax(): Promise<TaxOutcome>
}

/**
 * The cart as a whole: what it holds, what it costs, whether it can be checked out.
 *
 * The first component that uses it loads the cart from the server; all components share one request.
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
  const facts = useCartFacts()
  const validity = useSlot(validityActions)
  const tax = useSlot(taxActions)
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
