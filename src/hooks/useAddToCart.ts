import { useCallback, useState } from 'react'
import type { ChosenAddress } from '../domain/schema/entities'
import { cartActions } from '../store/cart/actions'
import type { AddOutcome } from '../store/cart/cart'
import { peopleActions } from '../store/recipient/people'
import { useStore } from './StoreProvider'

/** What to put into the cart, and for whom. */
export interface AddToCartRequest {
  itemId: number
  /** The size. */
  skuId: number
  /** How many each of them gets. Default 1. */
  quantity?: number
  /** One of the `choices` of `useRecipients`, or several, who get the same each. */
  recipients: ChosenAddress | readonly ChosenAddress[]
  /** Where in the shop it is added, such as `'pdp'`. */
  location?: string | undefined
  /** What the shop attributes it to, its `cspl_id`; that of the cart unless given. */
  csplId?: number | null | undefined
}

export interface UseAddToCartResult {
  /** Puts an item into the cart. `landed` of the outcome says for each recipient where it is now. Never rejects. */
  addToCart(request: AddToCartRequest): Promise<AddOutcome>
  /** True while something is being added by this component. */
  isAdding: boolean
}

/**
 * Putting something into the cart from a page of the shop: an item, its size, how many, for whom.
 *
 * @example
 * const { choices } = useRecipients()
 * const { addToCart, isAdding } = useAddToCart()
 * const { status, landed } = await addToCart({ itemId: 1001, skuId: 10011, recipients: choices[0].address })
 */
export function useAddToCart(): UseAddToCartResult {
  const store = useStore()
  const { addItems } = store.use(cartActions)
  const { rememberPeople } = store.use(peopleActions)
  const [running, setRunning] = useState(0)
  const addToCart = useCallback(
    async ({ recipients, quantity = 1, ...what }: AddToCartRequest) => {
      const all = Array.isArray(recipients) ? recipients : [recipients]
      setRunning((count) => count + 1)
      const outcome = await addItems(
        all.map(({ addr_id }) => ({ ...what, quantity, addrId: addr_id })),
      )
      setRunning((count) => count - 1)
      rememberPeople(all.filter((_, at) => outcome.landed?.[at]))
      return outcome
    },
    [addItems, rememberPeople],
  )
  return { addToCart, isAdding: running > 0 }
}
