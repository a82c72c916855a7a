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
  /** Units for each recipient. Default 1. */
  quantity?: number
  /** The `address` of one or several of the `choices` of `useRecipients`; each gets the same. */
  recipients: ChosenAddress | readonly ChosenAddress[]
  /** Where in the shop it was added, such as `'product'`. */
  location?: string
  /** The campaign that it is added from, by its `cspl_id`; defaults to the cart's. */
  csplId?: number | null
  /** Add-ons for each recipient, one unit of each. */
  addOns?: readonly { itemId: number; skuId: number }[]
}

export type { GiftExtras, GiftOutcome } from '../store/cart/gifts'

export interface UseAddToCartResult {
  /**
   * Adds an item to the cart. In the outcome, `landed` says where each recipient's item is, followed by each add-on;
   * `keptMessages` lists shipments that already had a message, `lostMessages` those whose message could not be saved.
   * Never rejects.
   */
  addToCart(request: AddToCartRequest): Promise<GiftOutcome>
  /** True while something is being added by this component. */
  isAdding: boolean
}

/**
 * Adds to the cart from a shop page: an item, its size, quantity and recipients, with a gift message, auto-delivery,
 * club months, an e-gift's send day or add-ons.
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
