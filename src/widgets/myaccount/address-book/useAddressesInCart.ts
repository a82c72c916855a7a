import { useEffect } from 'react'
import type { Cart } from '../../../domain/schema/entities'
import { useCartSelector, useReadCart } from '../../../hooks'

const idsOf = (cart: Cart | null): string =>
  (cart?.recipients ?? []).map(({ addr_id }) => addr_id).join()

/** Ids of the addresses that the cart ships to. */
export function useAddressesInCart(): ReadonlySet<number> {
  const readCart = useReadCart()
  useEffect(() => void readCart(), [readCart])
  const ids = useCartSelector(idsOf)
  return new Set(ids.split(',').map(Number))
}
