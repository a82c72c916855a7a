import { ref } from 'valtio/vanilla'
import type { Order, OrderDetail, OrderFilter } from '../../domain/account/orders'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'

/** Details of one order that the list does not include. */
export interface OrderDetailState {
  readonly status: LoadStatus
  /** Null until it is `ready`. */
  readonly order: OrderDetail | null
}

/** The customer's orders, as the store knows them. */
export interface OrdersSlot {
  /** Status of the first page for the current filter. */
  status: LoadStatus
  orders: readonly Order[]
  /** Total number of orders, including those not read yet; null if the shop does not say. */
  count: number | null
  /** The years that have orders, newest first. */
  years: readonly number[]
  filter: OrderFilter
  /** Cursor of the next page; null if there is none. */
  next: string | null
  moreStatus: LoadStatus
  /** By order id. */
  details: ReadonlyMap<string, OrderDetailState>
}

const ALL: OrderFilter = { year: null, person: '' }

/** A customer's orders, as far as they have been read. */
export const ordersSlot = defineSlot<OrdersSlot>({
  name: 'orders',
  initial: () => ({
    status: 'idle',
    orders: ref([]),
    count: null,
    years: ref([]),
    filter: ALL,
    next: null,
    moreStatus: 'idle',
    details: ref(new Map()),
  }),
})
