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
  /** What goes with the cart; none where it has no specials. */
  offers: readonly Offer[]
  /** `idle`, `loading`, `ready` or `failed`: whether it has been read. */
  status: LoadStatus
}

const NONE: readonly Offer[] = []
const NOTHING: UseCrossSellResult = { offers: NONE, status: 'ready' }

/**
 * What goes with the cart, asked for when its specials change; or with some of its skus, each set of
 * them once (specification §§8, 9).
 *
 * @example
 * const { offers } = useCrossSell('Addons')
 */
export function useCrossSell(type: CrossSellType, skuIds?: readonly number[]): UseCrossSellResult {
  const store = useStore()
  const { loadCrossSell } = store.use(catalogueActions)
  const skus = useCartSelector((cart) => cart && cartSpecials(cart).join())
  const given = skuIds?.join()
  const slot = useSlot(store.slot(catalogueActions)).crossSell[crossSellKey(type, skuIds)]
  useEffect(() => {
    // An ordinary cart has no specials: nothing goes with it, and nothing is wrong with that.
    if (!skus || given === '') return
    void loadCrossSell(type, given === undefined ? undefined : given.split(',').map(Number))
  }, [loadCrossSell, type, skus, given])

  if (skus === '') return NOTHING
  return { offers: slot?.offers ?? NONE, status: slot?.status ?? 'idle' }
}
