import { useEffect } from 'react'
import { itemCount, shipmentSubtotalCents } from '../domain/shipment/shipments'
import { miniCartActions } from '../store/cart/miniCart'
import type { ReadOutcome } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useCartSelector } from './useCartSelector'

export interface UseMiniCartResult {
  /** Units in the cart; null before it is known. */
  itemCount: number | null
  /** Subtotal of the lines, in US cents; null before it is known. */
  subtotalCents: number | null
  /** Whether the full cart is loaded, so that its lines can be shown. */
  hasCart: boolean
  /** Load status: `idle`, `loading`, `ready` or `failed`; always `ready` once the full cart is loaded. */
  status: LoadStatus
  /** Reloads the mini cart. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

/**
 * The mini cart of a page header: a count and a subtotal, taken from the full cart once it is
 * loaded.
 *
 * @example
 * const { itemCount } = useMiniCart()
 */
export function useMiniCart(): UseMiniCartResult {
  const store = useStore()
  const { loadMiniCart } = store.use(miniCartActions)
  const count = useCartSelector((cart) => cart && itemCount(cart))
  const subtotal = useCartSelector(
    (cart) => cart?.recipients.reduce((sum, one) => sum + shipmentSubtotalCents(one), 0) ?? null,
  )
  const slot = useSlot(miniCartActions)
  useEffect(() => {
    if (!store.state.cart || store.state.cartFacts.isRestored) void loadMiniCart()
  }, [store, loadMiniCart])

  return {
    itemCount: count ?? slot.itemCount,
    subtotalCents: subtotal ?? slot.subtotalCents,
    hasCart: count !== null,
    status: count !== null ? 'ready' : slot.status,
    refresh: loadMiniCart,
  }
}
