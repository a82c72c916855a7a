import { ref } from 'valtio/vanilla'
import { getOrders } from '../../api/account/orders'
import type { Order } from '../../domain/account/orders'
import type { StoreContext } from '../core/context'
import { READY, type ReadOutcome } from '../core/outcome'
import { accountActions } from './account'
import { accountApi } from './accountApi'
import { callForAccount } from './change'
import { ordersSlot } from './ordersState'

/** Reads a customer's orders page by page. */
export function orderPages(context: StoreContext) {
  const api = accountApi(context)
  const slot = context.slot(ordersSlot)
  const isCustomer = () => context.slot(accountActions).status === 'customer'
  /** Incremented with each list request, so that late answers to older ones are dropped. */
  let asked = 0

  const page = (cursor: string | null) => {
    const { year, person } = slot.filter
    const query = { ...(cursor && { cursor }), ...(year && { year }), ...(person && { person }) }
    return callForAccount(context, 'orders-failed', () => api.call(getOrders, { query }))
  }

  async function read(): Promise<ReadOutcome> {
    asked += 1
    const mine = asked
    const isAgain = slot.status === 'ready'
    if (!isAgain) slot.status = 'loading'
    slot.moreStatus = 'idle'
    if (!isCustomer()) {
      const known = await context.use(accountActions).loadCustomer()
      if (mine !== asked) return READY
      // A guest has no orders, and should not see an expired-session prompt.
      if (!isCustomer()) {
        slot.status = known.status
        return known
      }
    }
    const result = await page(null)
    if (mine !== asked) return READY
    if (!result.ok) {
      if (!isAgain) slot.status = 'failed'
      return result.failure
    }
    const { orders, count, next, years } = result.answer
    // A reread replaces only the first page.
    const older = isAgain ? without(slot.orders, orders) : []
    Object.assign(slot, {
      status: 'ready',
      orders: ref([...orders, ...older]),
      count: count ?? null,
      next: older.length > 0 ? slot.next : next || null,
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
      // A new order moves older ones to the next page.
      orders: ref([...slot.orders, ...without(orders, slot.orders)]),
      next: next || null,
    })
    return READY
  }

  return {
    read,
    readMore,
    /** Drops the answers still in flight. */
    leave(): void {
      asked += 1
    },
  }
}

/** The orders of a list that are not in another. */
function without(orders: readonly Order[], others: readonly Order[]) {
  const ids = new Set(others.map(({ order_id }) => order_id))
  return orders.filter(({ order_id }) => !ids.has(order_id))
}
