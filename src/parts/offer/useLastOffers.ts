import { useRef } from 'react'
import { type CrossSellType, useCrossSell } from '../../hooks'

type Offers = ReturnType<typeof useCrossSell>['offers']

/** Offers for some skus; while those for other skus load, the last ones stay. */
export function useLastOffers(type: CrossSellType, skuIds: readonly number[]): Offers {
  const { offers, status } = useCrossSell(type, skuIds)
  const last = useRef(offers)
  if (status === 'ready') last.current = offers
  return status === 'failed' ? offers : last.current
}
