import { putPlaceOrder } from '../../api/checkout'
import { type ApiError, isApiError } from '../../api/client/errors'
import type { InputOf } from '../../api/row'
import type { StoreContext } from '../core/context'
import { factsOf } from '../core/report'

/** Payment details and text-message choice, in wire names; never a card number. */
export type OrderBody = InputOf<typeof putPlaceOrder>['body']

/** What is known once an order's request has ended. */
export type OrderAnswer =
  | { readonly type: 'order-accepted'; readonly orderId: string | number | null }
  | {
      readonly type: 'order-declined'
      readonly code: string | null
      /** Why the shop itself rejected the order; null if the payment was declined. */
      readonly failure: 'session' | 'refused' | null
    }
  | { readonly type: 'answer-lost' }

const LOST: OrderAnswer = { type: 'answer-lost' }

/**
 * Sends an attempt's only request. Only a well-formed refusal counts as one: any other answer that is not a
 * well-formed acceptance may have been charged. Never rejects. Source: reliability §5.
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
    if (status === 'declined') return declined(decline_code ?? null)
    report('order-answer-unknown', { detail: 'status' })
    return LOST
  } catch (error) {
    report('order-not-answered', factsOf(error))
    if (!isRefusal(error)) return LOST
    const { status, decline_code } = Object(error.data)
    // Assumption: a server can also send the bank's answer with an error status, such as 402.
    if (status === 'declined')
      return declined(typeof decline_code === 'string' ? decline_code : error.code)
    const isSessionOver = error.status === 401 || error.status === 403
    if (isSessionOver) events.emit('session-expired', {})
    const failure = isSessionOver ? 'session' : 'refused'
    return { type: 'order-declined', code: error.code, failure }
  }
}

const declined = (code: string | null): OrderAnswer => ({
  type: 'order-declined',
  code,
  failure: null,
})

/** Whether the shop itself refused: a proxy's error page says nothing about what the shop did. */
function isRefusal(error: unknown): error is ApiError {
  if (!isApiError(error) || error.kind !== 'http' || error.data === null) return false
  const { status } = error
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429
}
