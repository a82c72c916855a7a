import type { Client } from '../../../api/client/client'
import { ApiError, isApiError, isSignedOut } from '../../../api/client/errors'
import type { AnswerOf, InputOf, Row } from '../../../api/row'
import type { Cart } from '../../../domain/schema/entities'
import { isOffline } from '../isOffline'
import type { CartReads } from './cartReads'
import type { Result } from './result'
import type { OptimisticUpdate, ServerCart } from './serverCart'

interface WritesOptions {
  api: Client
  serverCart: ServerCart
  reads: CartReads
  /** Called when a change was refused because the session is over. */
  onSessionOver(): void
  /** Called when a change was made, or may have been. */
  onDone(): void
}

/** One change, as it was sent and answered; says whether the cart has to be read after it. */
export type Send = <TRow extends Row>(
  row: TRow,
  input: () => InputOf<TRow> | null,
  update: OptimisticUpdate | undefined,
) => Promise<{ result: Result<AnswerOf<TRow> | null>; needsRead: boolean }>

/** Sends one change, and settles what is shown of it. */
export function createSend(options: WritesOptions): Send {
  const { api, serverCart, reads, onSessionOver, onDone } = options

  /** Takes what an answer to a change says of the cart. */
  function settle(given: unknown, answer: unknown, epoch: number, update?: OptimisticUpdate) {
    const cart = serverCart.epoch() === epoch ? cartIn(answer) : null
    if (update) serverCart.end(update)
    // Confirmed without a cart: what was shown is now true, until the read says more.
    if (given && !cart && update) serverCart.confirm(update)
    if (cart) serverCart.take(cart)
    else serverCart.show()
    if (given) onDone()
    return Boolean(given) && !cart
  }

  /** Rolls back, and finds out the outcome of a change whose answer was lost. */
  async function settleFailure(error: ApiError, isSent: boolean, update?: OptimisticUpdate) {
    if (update) serverCart.end(update)
    serverCart.show()
    if (isSignedOut(error)) onSessionOver()
    const isRefused = error.kind === 'http' && (error.status ?? 500) < 500
    const isLost = !isRefused && error.kind !== 'bad-input' && isSent
    const known = serverCart.current()
    // A lost answer may hide a change that happened: the cart is read before anything else is sent.
    const found = isLost ? await reads.readNow() : null
    const isUnsure = isLost && (found?.status !== 'ready' || serverCart.current() !== known)
    // Refused or lost, the cart may be another one than other tabs know.
    if (isSent) onDone()
    return { isUnsure, needsRead: isRefused || found?.status === 'gave-way' }
  }

  return async (row, input, update) => {
    const epoch = serverCart.epoch()
    let isSent = false
    try {
      const given = input()
      // Offline, nothing is sent, and nothing waits to be sent behind the shopper's back.
      if (given && isOffline()) throw new ApiError(row, 'network', { code: 'offline' })
      isSent = true
      const answer = given && (await api.call(row, given, { share: serverCart.share }))
      return { result: { ok: true, answer }, needsRead: settle(given, answer, epoch, update) }
    } catch (caught) {
      const error = isApiError(caught) ? caught : new ApiError(row, 'bad-input', { cause: caught })
      const { isUnsure, needsRead } = await settleFailure(error, isSent, update)
      return { result: { ok: false, error, isUnsure }, needsRead }
    }
  }
}

/** The cart that an answer carries, if it does; the guard of its row has passed it. */
function cartIn(answer: unknown): Cart | null {
  if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, 'cart')) return null
  return (answer as { cart: Cart | null }).cart
}
