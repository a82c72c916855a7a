import { useRef } from 'react'
import type { UseOrdersResult } from '../../../hooks'
import { MoreOrders } from './MoreOrders'
import { OrderCard } from './OrderCard'

interface OrderListProps {
  list: UseOrdersResult
  /** The person that was searched for. */
  person: string
}

/** The loaded orders, and a button for older ones. */
export function OrderList({ list, person }: OrderListProps) {
  const cards = useRef<HTMLUListElement>(null)
  const { orders, detailOf, loadDetail } = list

  /** Loads older orders and focuses the first of them. */
  async function showMore() {
    const { status } = await list.loadMore()
    if (status === 'ready') focusHeading(cards.current, orders.length)
  }
  return (
    <>
      <ul className="gw-orders-list" ref={cards}>
        {orders.map((order) => (
          <li key={order.order_id}>
            <OrderCard
              order={order}
              person={person}
              detail={detailOf(order.order_id)}
              onDetail={() => void loadDetail(order.order_id)}
            />
          </li>
        ))}
      </ul>
      {list.hasMore && <MoreOrders status={list.moreStatus} onMore={() => void showMore()} />}
    </>
  )
}

/** The card renders in the next frame. */
function focusHeading(cards: HTMLElement | null, at: number): void {
  requestAnimationFrame(() => cards?.children[at]?.querySelector('h2')?.focus())
}
