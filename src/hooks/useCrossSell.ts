import { useEffect } from 'react'
import type { CrossSellType } from '../domain/constants'
import { cartSpecials } from '../domain/offer/cartSpecials'
import type { LoadStatus } from '../store/core/state'
import { catalogueActions } from '../store/offer/actions'
import { crossSellKey, type Offer } from '../store/offer/state'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useCartSelector } from './useCartSelector'

export interface UseCrossSellResult {
  /** Products that go with the cart; empty if it has no specials. */
  offers: readonly Offer[]
  /** Load status: `idle`, `loading`, `ready` or `failed`. */
  status: LoadStatus
}

const NONE: readonly Offer[] = []
const NOTHING: UseCrossSellResult = { offers: NONE, status: 'ready' }

/**
 * Products that go with the cart, loaded when its specials change; or with the given skus, loaded once
 * per set (specification §§8, 9). Does not load the cart: use it with `useCart`.
 *
 * @example
 * const { offers } = useCrossSell('Addons')
 */
export function useCrossSell(type: CrossSellType, skuIds?: readonly number[]): UseCrossSellResult {
  const store = useStore()
  const { loadCrossSell } = store.use(catalogueActions)
  const skus = useCartSelector((cart) => cart && cartSpecials(cart).join())
  const given = skuIds?.join()
  const slot = useSlot(catalogueActions).crossSell[crossSellKey(type, skuIds)]
  useEffect(() => {
    // An ordinary cart has no specials, so there is nothing to load.
    if (!skus || given === '') return
    void loadCrossSell(type, given === undefined ? undefined : given.split(',').map(Number))
  }, [loadCrossSell, type, skus, given])

  if (skus === '') return NOTHING
  return { offers: slot?.offers ?? NONE, status: slot?.status ?? 'idle' }
}
