import { ref } from 'valtio/vanilla'
import type { Order, OrderDetail, OrderFilter } from '../../domain/account/orders'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'

/** What is known of one order beside what the list tells. */
export interface OrderDetailState {
  readonly status: LoadStatus
  /** Null until it is `ready`. */
  readonly order: OrderDetail | null
}

/** What a store knows of what a customer has ordered. */
export interface OrdersSlot {
  /** Of the first page of what was asked for last. */
  status: LoadStatus
  orders: readonly Order[]
  /** How many there are, also of those that are not read yet; null where the shop does not say. */
  count: number | null
  /** The years in which there are orders, newest first. */
  years: readonly number[]
  filter: OrderFilter
  /** Where the next page begins; null where there is none. */
  next: string | null
  moreStatus: LoadStatus
  /** By the id of the order. */
  details: ReadonlyMap<string, OrderDetailState>
}

const ALL: OrderFilter = { year: null, person: '' }

/** What a customer has ordered, as far as it was read. */
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
