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
  // A new order is in no list that was read before it.
  events.on('order-placed', forget)
  events.on('address-claimed', ({ orderId }) => {
    if (orderId === null) return
    void details.readAgain(orderId)
    if (slot.status === 'ready') void pages.read()
  })

  return {
    /**
     * Reads the first page of the orders that `filterOrders` has asked for last, and what is there stays until it comes;
     * a guest has none. Never rejects.
     */
    loadOrders: pages.read,
    /** Reads the page after those that are there. Never rejects. */
    loadMoreOrders: pages.readMore,
    /** Asks for the orders of a year, of a person, or both; what is shown stays until they come. Never rejects. */
    filterOrders(filter: OrderFilter): Promise<ReadOutcome> {
      Object.assign(slot, { filter, status: 'loading' })
      return pages.read()
    },
    /** Reads what is known of one order, once. Never rejects. */
    loadOrder: details.readDetail,
  }
}

/** What a customer has ordered. */
export const ordersActions = defineFeature({ ...ordersSlot, actions: orderVerbs })
