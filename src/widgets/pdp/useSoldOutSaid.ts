import { useEffect, useRef } from 'react'
import { type UseProductResult, useAnnounce } from '../../hooks'
import type { Bought } from '../../parts'

/**
 * Announces once that the selected size has sold out meanwhile; a size already sold out when selected says
 * so itself.
 */
export function useSoldOutSaid({ size }: UseProductResult, bought: Bought | null): void {
  const announce = useAnnounce()
  const open = useRef<number | null>(null)
  const { skuId = null, stock } = size ?? {}
  useEffect(() => {
    const isSaid = bought?.kind === 'failed' && bought.shortage === 'item-out-of-stock'
    if (stock === 'sold-out' && skuId !== null && open.current === skuId && !isSaid)
      announce('line-out-of-stock', { skuId })
    if (stock !== 'checking') open.current = stock === 'sold-out' ? null : skuId
  }, [announce, skuId, stock, bought])
}
