import { useEffect } from 'react'
import type { Cart } from '../../../domain/schema/entities'
import { useCartSelector, useReadCart } from '../../../hooks'

const idsOf = (cart: Cart | null): string =>
  (cart?.recipients ?? []).map(({ addr_id }) => addr_id).join()

/** The ids of the addresses to which something in the cart goes. */
export function useAddressesInCart(): ReadonlySet<number> {
  const readCart = useReadCart()
  useEffect(() => void readCart(), [readCart])
  const ids = useCartSelector(idsOf)
  return new Set(ids.split(',').map(Number))
}
