import type { Client } from '../../../api/client/client'
import { ApiError, isApiError, isSignedOut } from '../../../api/client/errors'
import type { AnswerOf, InputOf, Row } from '../../../api/row'
import type { Cart } from '../../../domain/schema/entities'
import { isOffline } from '../isOffline'
import type { CartReads } from './cartReads'
import { isForgotten } from './isForgotten'
import type { Result } from './result'
import type { OptimisticUpdate, ServerCart } from './serverCart'

interface WritesOptions {
  api: Client
  serverCart: ServerCart
  reads: CartReads
  /** Called when a change was refused because the session is over. */
  onSessionOver(): void
  /** Whether the customer's session is over. */
  isSessionOver(): Promise<boolean>
  /** Called when a change was made, or may have been. */
  onDone(): void
}

/** Sends one change; returns its result, and whether the cart has to be reread. */
export type Send = <TRow extends Row>(
  row: TRow,
  input: () => InputOf<TRow> | null,
  update: OptimisticUpdate | undefined,
) => Promise<{ result: Result<AnswerOf<TRow> | null>; needsRead: boolean }>

/** Sends one change, then settles its optimistic update. */
export function createSend(options: WritesOptions): Send {
  const { api, serverCart, reads, onSessionOver, isSessionOver, onDone } = options

  /** Applies the cart in a change's answer. */
  function settle(given: unknown, answer: unknown, epoch: number, update?: OptimisticUpdate) {
    const cart = serverCart.epoch() === epoch ? cartIn(answer) : null
    if (update) serverCart.end(update)
    // Confirmed without a cart: treat the optimistic update as true until the next read.
    if (given && !cart && update) serverCart.confirm(update)
    if (cart) serverCart.take(cart)
    else serverCart.show()
    if (given) onDone()
    return Boolean(given) && !cart
  }

  /** Rolls back, and determines the outcome of a change whose answer was lost. */
  async function settleFailure(error: ApiError, isSent: boolean, update?: OptimisticUpdate) {
    if (update) serverCart.end(update)
    serverCart.show()
    if (isSignedOut(error)) onSessionOver()
    const isRefused = error.kind === 'http' && (error.status ?? 500) < 500
    const isLost = !isRefused && error.kind !== 'bad-input' && isSent
    const known = serverCart.current()
    // A change with a lost answer may have been made: reread the cart before sending anything else.
    const found = isLost ? await reads.readNow() : null
    const isUnsure = isLost && (found?.status !== 'ready' || serverCart.current() !== known)
    // Refused or lost, the cart may differ from what other tabs show.
    if (isSent) onDone()
    return { isUnsure, needsRead: isRefused || found?.status === 'gave-way' }
  }

  return async (row, input, update) => {
    const epoch = serverCart.epoch()
    let [isSent, isLost] = [false, false]
    try {
      const given = input()
      // When offline, nothing is sent or queued without the shopper knowing.
      if (given && isOffline()) throw new ApiError(row, 'network', { code: 'offline' })
      isSent = true
      const answer = given && (await api.call(row, given, { share: serverCart.share }))
      isLost = isForgotten(serverCart.current(), cartIn(answer)) && (await isSessionOver())
      if (isLost) throw new ApiError(row, 'http', { status: 403 })
      return { result: { ok: true, answer }, needsRead: settle(given, answer, epoch, update) }
    } catch (caught) {
      const error = isApiError(caught) ? caught : new ApiError(row, 'bad-input', { cause: caught })
      const { isUnsure, needsRead } = await settleFailure(error, isSent, update)
      // A reread would bring the same guest's cart.
      return { result: { ok: false, error, isUnsure }, needsRead: needsRead && !isLost }
    }
  }
}

/** The cart in an answer, if there is one; the row's guard has validated it. */
function cartIn(answer: unknown): Cart | null {
  if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, 'cart')) return null
  return (answer as { cart: Cart | null }).cart
}
