import type * as rows from '../../src/api/account/orders'
import { chicago } from '../calendar/chicago'
import type { OrderRecord } from '../db'
import { type Call, customersOnly, type Handlers, ownerOf, Refusal } from './call'
import { detailOf, orderOf } from './orderShown'

/** Number of orders per page. */
const PAGE = 5

/** Handlers of the rows in `src/api/account/orders`. */
export const orderHandlers: Handlers<typeof rows> = {
  async getOrders(call) {
    const { cursor = '', year = '', person = '' } = call.query
    const all = await ordersOf(call)
    const wanted = all.filter(
      (order) => (!year || String(yearOf(order)) === year) && isTo(order, person),
    )
    const start = cursor ? wanted.findIndex(({ order_id }) => order_id === cursor) + 1 : 0
    if (cursor && start === 0) throw new Refusal(400, 'cursor_unknown')
    const page = wanted.slice(start, start + PAGE)
    return {
      orders: page.map((order) => orderOf(order, call.now)),
      count: wanted.length,
      next: wanted.length > start + PAGE ? (page.at(-1)?.order_id ?? null) : null,
      years: [...new Set(all.map(yearOf))],
    }
  },

  async getOrder(call) {
    return { order: await detailOf(await orderMeant(call), call) }
  },
}

/** The order in a call; another customer's order is treated as unknown. */
export async function orderMeant(
  call: Pick<Call, 'tx' | 'session' | 'params'>,
): Promise<OrderRecord> {
  const order = (await ordersOf(call)).find(({ order_id }) => order_id === call.params.orderId)
  if (!order) throw new Refusal(404, 'not_found')
  return order
}

/** The signed-in customer's orders, newest first. */
async function ordersOf(call: Pick<Call, 'tx' | 'session'>): Promise<OrderRecord[]> {
  customersOnly(call)
  const orders = await call.tx.owned('orders', ownerOf(call.session))
  return orders.toSorted((a, b) => b.placed_at - a.placed_at)
}

const yearOf = ({ placed_at }: OrderRecord) => Number(chicago(placed_at).day.slice(0, 4))

const isTo = ({ cart }: OrderRecord, person: string) =>
  cart.recipients.some(({ fname, lname }) =>
    `${fname} ${lname}`.toLowerCase().includes(person.trim().toLowerCase()),
  )
