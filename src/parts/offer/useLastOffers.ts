import { useRef } from 'react'
import { type CrossSellType, useCrossSell } from '../../hooks'

type Offers = ReturnType<typeof useCrossSell>['offers']

/** What goes with some skus; while another set of them is asked for, what went with the last one. */
export function useLastOffers(type: CrossSellType, skuIds: readonly number[]): Offers {
  const { offers, status } = useCrossSell(type, skuIds)
  const last = useRef(offers)
  if (status === 'ready') last.current = offers
  return status === 'failed' ? offers : last.current
}
