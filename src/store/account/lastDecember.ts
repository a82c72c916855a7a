import { ref } from 'valtio/vanilla'
import { getOrders } from '../../api/account/orders'
import type { Order } from '../../domain/account/orders'
import { decemberOrder, isGiftSeason } from '../../domain/account/reorder/canSendAgain'
import { todayInChicago } from '../../domain/chicago'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { READY, type ReadOutcome } from '../core/outcome'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'
import { accountApi } from './accountApi'
import { type AccountResult, callForAccount } from './change'
import { isCustomer, withoutCustomer } from './session'

interface LastDecemberSlot {
  status: LoadStatus
  order: Order | null
}

const lastDecemberSlot = defineSlot<LastDecemberSlot>({
  name: 'lastDecember',
  initial: () => ({ status: 'idle', order: null }),
})

/** The most pages of orders that are read. */
const MOST_PAGES = 20

function lastDecemberVerbs(context: StoreContext) {
  const { events, now } = context
  const api = accountApi(context)
  const slot = context.slot(lastDecemberSlot)
  let asked = 0
  events.on('signed-out', () => {
    asked += 1
    Object.assign(slot, lastDecemberSlot.initial())
  })

  const pageOf = (year: number, cursor: string | null) =>
    callForAccount(context, 'orders-failed', () =>
      api.call(getOrders, { query: { year, ...(cursor && { cursor }) } }),
    )

  /** A year's orders, page by page; stops once the answer is no longer wanted. */
  async function ordersOf(
    year: number,
    isWanted: () => boolean,
  ): Promise<AccountResult<readonly Order[]>> {
    const answer: Order[] = []
    let cursor: string | null = null
    for (let page = 0; page < MOST_PAGES && isWanted(); page++) {
      const result = await pageOf(year, cursor)
      if (!result.ok) return result
      answer.push(...result.answer.orders)
      cursor = result.answer.next || null
      if (!cursor) break
    }
    return { ok: true, answer }
  }

  return {
    /** Reads last December's gifts, from October on; a guest has none. Never rejects. */
    async loadLastDecember(): Promise<ReadOutcome> {
      const today = todayInChicago(now())
      asked += 1
      const mine = asked
      slot.status = 'loading'
      const year = today.year - 1
      const isAsked = (await isCustomer(context)) && isGiftSeason(today)
      const result = isAsked
        ? await ordersOf(year, () => mine === asked)
        : withoutCustomer(context, [])
      if (mine !== asked) return READY
      if (!result.ok) {
        slot.status = 'failed'
        return result.failure
      }
      const order = decemberOrder(result.answer, year)
      Object.assign(slot, { status: 'ready', order: order && ref(order) })
      return READY
    },
  }
}

/** The gifts that a customer sent last December. */
export const lastDecemberActions = defineFeature({
  ...lastDecemberSlot,
  actions: lastDecemberVerbs,
})
