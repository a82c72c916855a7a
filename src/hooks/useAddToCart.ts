import { useCallback, useState } from 'react'
import type { ChosenAddress } from '../domain/schema/entities'
import { giftActions } from '../store/cart/giftActions'
import type { GiftExtras, GiftOutcome } from '../store/cart/gifts'
import { peopleActions } from '../store/recipient/people'
import { useStore } from './StoreProvider'

/** What to put into the cart, and for whom. */
export interface AddToCartRequest extends GiftExtras {
  itemId: number
  /** The size. */
  skuId: number
  /** How many each of them gets. Default 1. */
  quantity?: number
  /** One of the `choices` of `useRecipients`, or several, who get the same each. */
  recipients: ChosenAddress | readonly ChosenAddress[]
  /** Where in the shop it is added, such as `'product'`. */
  location?: string
  /** The campaign that it is added from, by its `cspl_id`; the cart's own where none is said. */
  csplId?: number | null
  /** Add-ons that each of them gets with it, one of each. */
  addOns?: readonly { itemId: number; skuId: number }[]
}

export type { GiftExtras, GiftOutcome } from '../store/cart/gifts'

export interface UseAddToCartResult {
  /**
   * Puts an item into the cart. `landed` of the outcome says for each recipient where it is now, and then for each of
   * their add-ons; `keptMessages` and `lostMessages` whose card was written already, or could not be. Never rejects.
   */
  addToCart(request: AddToCartRequest): Promise<GiftOutcome>
  /** True while something is being added by this component. */
  isAdding: boolean
}

/**
 * Putting something into the cart from a page of the shop: an item, its size, how many, for whom, and what goes with
 * it: a message for the card, how often it comes, the months of a club, the day of an e-gift, add-ons.
 *
 * @example
 * const { choices } = useRecipients()
 * const { addToCart, isAdding } = useAddToCart()
 * const { status, landed } = await addToCart({ itemId: 1001, skuId: 10011, recipients: choices[0].address })
 */
export function useAddToCart(): UseAddToCartResult {
  const store = useStore()
  const { addGifts } = store.use(giftActions)
  const { rememberPeople } = store.use(peopleActions)
  const [running, setRunning] = useState(0)
  const addToCart = useCallback(
    async (request: AddToCartRequest) => {
      const { recipients, itemId, skuId, quantity = 1, location, csplId, addOns = [] } = request
      const { message, frequency, club, sendDay } = request
      const all: readonly ChosenAddress[] = Array.isArray(recipients) ? recipients : [recipients]
      const from = { location, csplId }
      const mains = all.map(({ addr_id: addrId }) => ({ itemId, skuId, quantity, addrId, ...from }))
      const small = all.flatMap(({ addr_id: addrId }) =>
        addOns.map((addOn) => ({ ...addOn, quantity: 1, addrId, ...from })),
      )
      setRunning((count) => count + 1)
      const outcome = await addGifts(
        [...mains, ...small],
        { message, frequency, club, sendDay },
        mains.length,
      )
      setRunning((count) => count - 1)
      rememberPeople(all.filter((_, at) => outcome.landed?.[at]))
      return outcome
    },
    [addGifts, rememberPeople],
  )
  return { addToCart, isAdding: running > 0 }
}
