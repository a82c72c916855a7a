import { useEffect } from 'react'
import type { CartTotals } from '../domain/cart/totals'
import type { CartProblemDetail } from '../domain/cart/validity'
import type { Cart, StockRecord } from '../domain/schema/entities'
import { readingActions } from '../store/cart/reading'
import type { ValidationOutcome } from '../store/cart/validity'
import { later } from '../store/core/lazyActions'
import type { CartStatus, State } from '../store/core/state'
import type { Addition } from '../store/line/additions'
import { quantityActions, type SetQuantityOutcome } from '../store/line/quantity'
import type { RemoveOutcome } from '../store/line/removal'
import { indexOf } from './internal/cartIndex'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useSelector, useStateSelector } from './useSelector'

const lineVerbs = later('cartActions', {
  addItems: 'failed',
  addAddOn: 'failed',
  removeLine: 'failed',
})
const validityVerbs = later('validityActions', { validate: 'failed', checkStock: null })
const taxVerbs = later('taxActions', { calculateTax: null })

export interface UseCartResult {
  /** The cart as it is shown, or null before it is there. Wire names. */
  cart: Cart | null
  /** Units in the cart. */
  itemCount: number
  /** What it costs, in US cents; null before it is there. */
  totals: CartTotals | null
  /** Tax in US cents when it was calculated on demand; null before. */
  taxCents: number | null
  /** `idle`, `loading`, `ready` or `unavailable`: whether it is being calculated. */
  taxStatus: State['tax']['status']
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
  /** True when today's cut-off has passed, by the server's word. */
  isCutoffPassed: boolean
  /** True when the server does not know the cart any more. */
  isNotFound: boolean
  /** True when another tab made an order of the cart, which is empty since. */
  isOrderedElsewhere: boolean
  /** Reads the cart again. Never rejects. */
  refresh(): Promise<boolean>
  /** Puts items into the cart, each for one saved address. Never rejects. */
  addItems(additions: readonly Addition[]): Promise<'added' | 'failed'>
  /** Adds an add-on, and names the line that it goes with. Never rejects. */
  addAddOn(addition: Addition, parentId: number): Promise<'added' | 'failed'>
  /** Sets the quantity of a line; 0 or less removes it. Never rejects. */
  setQuantity(lineId: number, quantity: number): Promise<SetQuantityOutcome>
  /** Removes a line, with a way back. Never rejects. */
  removeLine(lineId: number): Promise<RemoveOutcome>
  /** Checks the cart before checkout. Never rejects. */
  validate(): Promise<ValidationOutcome>
  /** Asks how many are left of everything in the cart; null when nobody could say. Never rejects. */
  checkStock(): Promise<readonly StockRecord[] | null>
  /** Works the tax out. Never rejects. */
  calculateTax(): Promise<number | null>
}

/**
 * The cart as a whole: what it holds, what it costs, whether it may be checked out.
 *
 * The first component that uses it reads the cart from the server; all share one request.
 *
 * @example
 * const { itemCount, totals, status } = useCart()
 * return status === 'ready' ? <p>{itemCount} items, {formatUsd(totals.total)}</p> : null
 */
export function useCart(): UseCartResult {
  const store = useStore()
  const { load, refresh } = store.use(readingActions)
  const { setQuantity } = store.use(quantityActions)
  const { addItems, addAddOn, removeLine } = store.use(lineVerbs)
  const { validate, checkStock } = store.use(validityVerbs)
  const { calculateTax } = store.use(taxVerbs)
  const cart = useSelector((cart) => cart)
  const facts = useSlot(store.state.cartFacts)
  const validity = useSlot(store.state.validity)
  const tax = useSlot(store.state.tax)
  const isSaving = useStateSelector(({ pending }) => Object.keys(pending).length > 0)
  useEffect(() => void load(), [load])

  return {
    cart,
    itemCount: cart ? indexOf(cart).itemCount() : 0,
    totals: cart && indexOf(cart).totals(),
    taxCents: tax.cents,
    taxStatus: tax.status,
    problems: validity.problems,
    status: facts.status,
    isRestored: facts.isRestored,
    isReadFailed: facts.isReadFailed,
    isSaving,
    isValidating: validity.status === 'checking',
    hasValidationFailed: validity.status === 'failed',
    isCutoffPassed: facts.passedCutoff,
    isNotFound: facts.isNotFound,
    isOrderedElsewhere: facts.isOrderedElsewhere,
    refresh,
    addItems,
    addAddOn,
    setQuantity,
    removeLine,
    validate,
    checkStock,
    calculateTax,
  }
}

/** Whether the cart is there, and nothing else: for a screen that draws its parts by id. */
export function useCartStatus(): Pick<UseCartResult, 'status' | 'isRestored' | 'refresh'> & {
  isEmpty: boolean
} {
  const store = useStore()
  const { load, refresh } = store.use(readingActions)
  const { status, isRestored } = useSlot(store.state.cartFacts)
  const isEmpty = useSelector((cart) => !cart || cart.recipients.length === 0)
  useEffect(() => void load(), [load])
  return { status, isRestored, isEmpty, refresh }
}
