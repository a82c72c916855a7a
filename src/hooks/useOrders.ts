import { useCallback, useEffect } from 'react'
import type { Order, OrderFilter } from '../domain/account/orders'
import { type OrderDetailState, ordersActions } from '../store/account/orders'
import type { ReadOutcome } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import { useRefetchOnWindowFocus } from './internal/useFetch'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useStoreEvent } from './useStoreEvent'

export type { Order, OrderDetail, OrderFilter } from '../domain/account/orders'
export type { OrderDetailState } from '../store/account/orders'

export interface UseOrdersResult {
  /** The orders loaded so far, newest first; the previous ones while a new filter loads. Wire names. */
  orders: readonly Order[]
  /** Load status of the filter's orders: `idle`, `loading`, `ready` or `failed`. */
  status: LoadStatus
  /** Number of orders, including those not loaded yet; null if the shop does not say. */
  count: number | null
  /** The years with orders, newest first, regardless of the filter. */
  years: readonly number[]
  /** True if `loadMore` can load more. */
  hasMore: boolean
  /** Status of `loadMore`, such as `loading` or `failed`. */
  moreStatus: LoadStatus
  /** What `loadDetail` has loaded of an order; `idle` before it is called. */
  detailOf(orderId: string | number): OrderDetailState
  /** Reloads the filter's orders, and keeps the current ones until then. Never rejects. */
  refresh(): Promise<ReadOutcome>
  /** Loads the next page. Never rejects. */
  loadMore(): Promise<ReadOutcome>
  /** Loads the details of one order, once, for `detailOf`. Never rejects. */
  loadDetail(orderId: string | number): Promise<ReadOutcome>
}

const NOTHING: OrderDetailState = { status: 'idle', order: null }

/**
 * A customer's orders, optionally filtered by year or person; a guest has none. Ignores late responses to an
 * earlier filter. A store holds one list at a time: components with different filters all show the list of the last
 * one. Emits `session-expired` if the session has ended.
 *
 * @example
 * const { orders } = useOrders({ year: 2025, person: 'dana' })
 * return orders.map(({ order_id, ordered_on }) => <p key={order_id}>{ordered_on}</p>)
 */
export function useOrders(filter: Partial<OrderFilter> = {}): UseOrdersResult {
  const { year = null, person = '' } = filter
  const store = useStore()
  const { loadOrders, loadMoreOrders, filterOrders, loadOrder } = store.use(ordersActions)
  const { status, orders, count, years, next, moreStatus, details } = useSlot(ordersActions)
  useEffect(() => {
    const { filter: asked } = store.slot(ordersActions)
    const isAsked = asked.year === year && asked.person === person
    if (!isAsked) void filterOrders({ year, person })
  }, [store, filterOrders, year, person])
  useEffect(() => {
    // Another list of the page can have started already.
    const isIdle = status === 'idle' && store.slot(ordersActions).status === 'idle'
    if (isIdle) void filterOrders({ year, person })
  }, [store, status, filterOrders, year, person])
  useStoreEvent('signed-in', () => void loadOrders())
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
