import { useCallback, useEffect } from 'react'
import type { Order, OrderFilter } from '../domain/account/orders'
import { type OrderDetailState, ordersActions } from '../store/account/orders'
import type { ReadOutcome } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import { useRefetchOnWindowFocus } from './internal/useFetch'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'

export type { Order, OrderDetail, OrderFilter } from '../domain/account/orders'
export type { OrderDetailState } from '../store/account/orders'

export interface UseOrdersResult {
  /** Newest first, as far as they have been read; wire names. While others are asked for, those before. */
  orders: readonly Order[]
  /** `idle`, `loading`, `ready` or `failed`: the orders of the filter. */
  status: LoadStatus
  /** How many there are, also of those that are not read yet; null where the shop does not say. */
  count: number | null
  /** The years in which something was ordered, newest first, whatever the filter. */
  years: readonly number[]
  /** True where `loadMore` brings more. */
  hasMore: boolean
  /** `loading` or `failed`: what `loadMore` asked for. */
  moreStatus: LoadStatus
  /** What `loadDetail` knows of an order; `idle` before it is asked. */
  detailOf(orderId: string | number): OrderDetailState
  /** Reads the orders of the filter again; what is there stays meanwhile. Never rejects. */
  refresh(): Promise<ReadOutcome>
  /** Reads the next page. Never rejects. */
  loadMore(): Promise<ReadOutcome>
  /** Reads all that is known of one order, once; `detailOf` has it then. Never rejects. */
  loadDetail(orderId: string | number): Promise<ReadOutcome>
}

const NOTHING: OrderDetailState = { status: 'idle', order: null }

/**
 * What a customer has ordered, of a year or of a person where that is asked for; a guest has none. A late answer to an older filter is
 * left. A session that is over is told of by the event `session-expired`.
 *
 * @example
 * const { orders } = useOrders({ year: 2025, person: 'dana' })
 * return orders.map(({ order_id, ordered_on }) => <p key={order_id}>{ordered_on}</p>)
 */
export function useOrders(filter: Partial<OrderFilter> = {}): UseOrdersResult {
  const { year = null, person = '' } = filter
  const store = useStore()
  const { loadOrders, loadMoreOrders, filterOrders, loadOrder } = store.use(ordersActions)
  const { status, orders, count, years, next, moreStatus, details } = useSlot(
    store.slot(ordersActions),
  )
  useEffect(() => {
    const { filter: asked, status: known } = store.slot(ordersActions)
    const isAsked = asked.year === year && asked.person === person
    if (known === 'idle' || !isAsked) void filterOrders({ year, person })
  }, [store, filterOrders, year, person])
  useRefetchOnWindowFocus(loadOrders)

  return {
    orders,
    status,
    count,
    years,
    hasMore: next !== null,
    moreStatus,
    detailOf: useCallback((id) => details.get(String(id)) ?? NOTHING, [details]),
    refresh: loadOrders,
    loadMore: loadMoreOrders,
    loadDetail: loadOrder,
  }
}
