import { useEffect, useRef } from 'react'
import { type UseProductResult, useAnnounce } from '../../hooks'

/** Says once that the size which is chosen has sold out meanwhile; one that was gone when it was chosen says so itself. */
export function useSoldOutSaid({ size }: UseProductResult): void {
  const announce = useAnnounce()
  const open = useRef<number | null>(null)
  const { skuId = null, stock } = size ?? {}
  useEffect(() => {
    if (stock === 'sold-out' && skuId !== null && open.current === skuId)
      announce('line-out-of-stock', { skuId })
    if (stock !== 'checking') open.current = stock === 'sold-out' ? null : skuId
  }, [announce, skuId, stock])
}
