import { useState } from 'react'
import { useCheckout, useStoreEvent } from '../../hooks'

/**
 * Whether the order is placed. One that was placed on this page stays until the page is loaded again, even if a
 * sign-in in another tab brings a new cart, with which the store starts over.
 */
export function useIsPlaced(): boolean {
  const { status } = useCheckout()
  const [isPlacedHere, setPlacedHere] = useState(false)
  useStoreEvent('order-placed', () => setPlacedHere(true))
  return isPlacedHere || status === 'placed'
}
