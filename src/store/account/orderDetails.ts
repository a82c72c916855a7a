import { ref } from 'valtio/vanilla'
import { getOrder } from '../../api/account/orders'
import type { StoreContext } from '../core/context'
import { READY, type ReadOutcome } from '../core/outcome'
import { accountApi } from './accountApi'
import { callForAccount } from './change'
import { type OrderDetailState, ordersSlot } from './ordersState'

/** Reads the details of single orders, each once. */
export function orderDetails(context: StoreContext) {
  const api = accountApi(context)
  const slot = context.slot(ordersSlot)
  /** Incremented when everything is cleared, so that later answers are dropped. */
  let forgotten = 0

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

  return {
    readDetail,
    /** Rereads an order that was opened before, because it has changed. */
    async readAgain(orderId: string): Promise<void> {
      if (!slot.details.has(orderId)) return
      const others = new Map(slot.details)
      others.delete(orderId)
      slot.details = ref(others)
      await readDetail(orderId)
    },
    /** Drops the answers still in flight. */
    leave(): void {
      forgotten += 1
    },
  }
}
