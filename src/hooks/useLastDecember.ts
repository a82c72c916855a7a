import { useEffect } from 'react'
import type { Order } from '../domain/account/orders'
import { lastDecemberActions } from '../store/account/lastDecember'
import type { ReadOutcome } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useStoreEvent } from './useStoreEvent'

export interface UseLastDecemberResult {
  /** The order with the most gifts that arrived last December; null before October, or if there is none. Wire names. */
  order: Order | null
  /** `idle`, `loading`, `ready` or `failed`. */
  status: LoadStatus
  /** Reloads it. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

/**
 * From October on, the order that a customer sent last December, to be sent again with `useReorder`. Null for a guest.
 *
 * @example
 * const { order } = useLastDecember()
 * return order && <a href={`/account#/order-history?again=${order.order_id}`}>Send again</a>
 */
export function useLastDecember(): UseLastDecemberResult {
  const { loadLastDecember } = useStore().use(lastDecemberActions)
  const { status, order } = useSlot(lastDecemberActions)
  useEffect(() => {
    if (status === 'idle') void loadLastDecember()
  }, [status, loadLastDecember])
  useStoreEvent('signed-in', () => void loadLastDecember())
  return { order, status, refresh: loadLastDecember }
}
