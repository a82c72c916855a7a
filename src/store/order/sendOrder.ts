import { putPlaceOrder } from '../../api/checkout'
import { type ApiError, isApiError } from '../../api/client/errors'
import type { InputOf } from '../../api/row'
import type { StoreContext } from '../core/context'
import { factsOf } from '../core/report'

/** What an order is paid with, and whether the buyer wants texts about it; wire names, never a card number. */
export type OrderBody = InputOf<typeof putPlaceOrder>['body']

/** What is known of an order once its request has ended. */
export type OrderAnswer =
  | { readonly type: 'order-accepted'; readonly orderId: string | number | null }
  | {
      readonly type: 'order-declined'
      readonly code: string | null
      /** Why the shop itself took no order; null where the payment was declined. */
      readonly failure: 'session' | 'refused' | null
    }
  | { readonly type: 'answer-lost' }

const LOST: OrderAnswer = { type: 'answer-lost' }

/**
 * Sends the one request of an attempt. Only a well-formed answer that says no counts as a no: whatever else
 * is no well-formed yes may have been paid for. Never rejects. Source: reliability §5.
 */
export async function sendOrder(
  { api, events, report, sendsAttemptKey }: StoreContext,
  key: string,
  body: OrderBody,
): Promise<OrderAnswer> {
  const headers: Record<string, string> = sendsAttemptKey() ? { 'idempotency-key': key } : {}
  try {
    const { status, order_id, decline_code } = await api.call(putPlaceOrder, { body }, { headers })
    if (status === 'placed') return { type: 'order-accepted', orderId: order_id ?? null }
    if (status === 'declined') {
      return { type: 'order-declined', code: decline_code ?? null, failure: null }
    }
    report('order-answer-unknown', { detail: 'status' })
    return LOST
  } catch (error) {
    report('order-not-answered', factsOf(error))
    if (!isRefusal(error)) return LOST
    const isSessionOver = error.status === 401 || error.status === 403
    if (isSessionOver) events.emit('session-expired', {})
    const failure = isSessionOver ? 'session' : 'refused'
    return { type: 'order-declined', code: error.code, failure }
  }
}

/** Whether the shop itself said no: a page of a proxy says nothing of what the shop did. */
function isRefusal(error: unknown): error is ApiError {
  if (!isApiError(error) || error.kind !== 'http' || error.data === null) return false
  const { status } = error
  return status !== null && status < 500 && status !== 408 && status !== 429
}
