import { ref } from 'valtio/vanilla'
import { getOrder, getOrders } from '../../api/account/orders'
import type { Order, OrderDetail, OrderFilter } from '../../domain/account/orders'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { READY, type ReadOutcome } from '../core/outcome'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'
import { accountActions } from './account'
import { callForAccount } from './change'

/** What is known of one order beside what the list tells. */
export interface OrderDetailState {
  readonly status: LoadStatus
  /** Null until it is `ready`. */
  readonly order: OrderDetail | null
}

interface OrdersSlot {
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

const ordersSlot = defineSlot<OrdersSlot>({
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

function orderVerbs(context: StoreContext) {
  const { api, events } = context
  const slot = context.slot(ordersSlot)
  const isCustomer = () => context.slot(accountActions).status === 'customer'
  /** Rises with each list that is asked for, so that a late answer to an older one is left. */
  let asked = 0
  /** Rises as all is forgotten: an answer that comes then is nobody's. */
  let forgotten = 0

  const page = (cursor: string | null) => {
    const { year, person } = slot.filter
    const query = { ...(cursor && { cursor }), ...(year && { year }), ...(person && { person }) }
    return callForAccount(context, 'orders-failed', () => api.call(getOrders, { query }))
  }

  async function read(): Promise<ReadOutcome> {
    asked += 1
    const mine = asked
    slot.status = 'loading'
    slot.moreStatus = 'idle'
    if (!isCustomer()) {
      const known = await context.use(accountActions).loadCustomer()
      if (mine !== asked) return READY
      // A guest has none, and is told of no session that is over.
      if (!isCustomer()) {
        slot.status = known.status
        return known
      }
    }
    const result = await page(null)
    if (mine !== asked) return READY
    if (!result.ok) {
      slot.status = 'failed'
      return result.failure
    }
    const { orders, count, next, years } = result.answer
    Object.assign(slot, {
      status: 'ready',
      orders: ref(orders),
      count: count ?? null,
      next: next ?? null,
      years: ref(years),
    })
    return READY
  }

  async function readMore(): Promise<ReadOutcome> {
    if (slot.next === null || slot.moreStatus === 'loading') return READY
    const mine = asked
    slot.moreStatus = 'loading'
    const result = await page(slot.next)
    if (mine !== asked) return READY
    if (!result.ok) {
      slot.moreStatus = 'failed'
      return result.failure
    }
    const { orders, next } = result.answer
    Object.assign(slot, {
      moreStatus: 'ready',
      orders: ref([...slot.orders, ...orders]),
      next: next ?? null,
    })
    return READY
  }

  function note(id: string, state: OrderDetailState) {
    slot.details = ref(new Map(slot.details).set(id, state))
  }

  async function readDetail(orderId: string | number): Promise<ReadOutcome> {
    const id = String(orderId)
    const known = slot.details.get(id)
    if (known?.status === 'ready' || known?.status === 'loading') return READY
    const mine = forgotten
    note(id, { status: 'loading', order: null })
    const result = await callForAccount(context, 'order-failed', () =>
      api.call(getOrder, { params: { orderId: id } }),
    )
    if (mine !== forgotten) return READY
    if (!result.ok) {
      note(id, { status: 'failed', order: null })
      return result.failure
    }
    note(id, { status: 'ready', order: result.answer.order })
    return READY
  }

  function forget() {
    asked += 1
    forgotten += 1
    Object.assign(slot, ordersSlot.initial())
  }
  events.on('signed-out', forget)
  // A new order is in no list that was read before it.
  events.on('order-placed', forget)

  return {
    /** Reads the first page of the orders that `filterOrders` has asked for last; a guest has none. Never rejects. */
    loadOrders: read,
    /** Reads the page after those that are there. Never rejects. */
    loadMoreOrders: readMore,
    /** Asks for the orders of a year, of a person, or both; what is shown stays until they come. Never rejects. */
    filterOrders(filter: OrderFilter): Promise<ReadOutcome> {
      slot.filter = filter
      return read()
    },
    /** Reads what is known of one order, once. Never rejects. */
    loadOrder: readDetail,
  }
}

/** What a customer has ordered. */
export const ordersActions = defineFeature({ ...ordersSlot, actions: orderVerbs })
