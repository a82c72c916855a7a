import type { StoreContext } from '../core/context'
import { accountActions } from './account'

/**
 * Keeps what comes late from whoever is signed in by then: each call begins something, and gives a check of whether
 * nobody has signed out since.
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

/** Whether a customer is signed in; the shop is asked where nobody knows that yet. */
export async function isCustomer(context: StoreContext): Promise<boolean> {
  const account = context.slot(accountActions)
  if (account.status !== 'customer') await context.use(accountActions).loadCustomer()
  return account.status === 'customer'
}
