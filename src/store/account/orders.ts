import type { OrderFilter } from '../../domain/account/orders'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import type { ReadOutcome } from '../core/outcome'
import { orderDetails } from './orderDetails'
import { orderPages } from './orderPages'
import { ordersSlot } from './ordersState'

export type { OrderDetailState } from './ordersState'

function orderVerbs(context: StoreContext) {
  const { events } = context
  const slot = context.slot(ordersSlot)
  const pages = orderPages(context)
  const details = orderDetails(context)

  function forget() {
    pages.leave()
    details.leave()
    Object.assign(slot, ordersSlot.initial())
  }
  events.on('signed-out', forget)
  // Lists read earlier do not include the new order.
  events.on('order-placed', forget)
  events.on('address-claimed', ({ orderId }) => {
    if (orderId === null) return
    void details.readAgain(orderId)
    if (slot.status === 'ready') void pages.read()
  })

  return {
    /**
     * Reads the first page for the latest `filterOrders` filter, showing the current list until it arrives; a
     * guest has no orders. Never rejects.
     */
    loadOrders: pages.read,
    /** Reads the next page. Never rejects. */
    loadMoreOrders: pages.readMore,
    /** Filters the orders by year, person, or both; the current list stays until they arrive. Never rejects. */
    filterOrders(filter: OrderFilter): Promise<ReadOutcome> {
      // The next page of another list must not be added to the new one.
      Object.assign(slot, { filter, status: 'loading', next: null })
      return pages.read()
    },
    /** Reads the details of one order, once. Never rejects. */
    loadOrder: details.readDetail,
  }
}

/** A customer's orders. */
export const ordersActions = defineFeature({ ...ordersSlot, actions: orderVerbs })
