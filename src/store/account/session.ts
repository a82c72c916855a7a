import type { StoreContext } from '../core/context'
import { failed } from '../core/outcome'
import { accountActions } from './account'
import type { AccountResult } from './change'

/**
 * Protects against answers that arrive after a sign-out: call it when starting work; the returned check tells
 * whether the same session is still active.
 *
 * @example
 * const begin = sessionGuard(context)
 * const isSameSession = begin()
 * const answer = await send()
 * if (isSameSession()) slot.cards = ref(answer.cards)
 */
export function sessionGuard({ events }: StoreContext): () => () => boolean {
  let session = 0
  events.on('signed-out', () => {
    session += 1
  })
  return () => {
    const own = session
    return () => own === session
  }
}

/** Whether a customer is signed in; asks the server if that is not known yet. */
export async function isCustomer(context: StoreContext): Promise<boolean> {
  const account = context.slot(accountActions)
  if (account.status !== 'customer') await context.use(accountActions).loadCustomer()
  return account.status === 'customer'
}

/** Result of a read when no customer is signed in: `empty` for a guest; a failure if the customer could not be read. */
export function withoutCustomer<T>(context: StoreContext, empty: T): AccountResult<T> {
  return context.slot(accountActions).status === 'failed'
    ? { ok: false, failure: failed('unavailable'), error: null }
    : { ok: true, answer: empty }
}
