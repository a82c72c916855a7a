import { useEffect, useRef } from 'react'
import { type UseProductResult, useAnnounce } from '../../hooks'
import type { Bought } from '../../parts'

/** Says once that the size which is chosen has sold out meanwhile; one that was gone when it was chosen says so itself. */
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
