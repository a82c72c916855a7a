import { postPasswordReset, postSignOut, putPassword } from '../../api/account/access'
import type { StoreContext } from '../core/context'
import type { Outcome } from '../core/outcome'
import { accountActions } from './account'
import { accountApi } from './accountApi'
import { type AccountResult, callForAccount, isSessionOver, isUnsure, resultOf } from './change'

/** The ends of a session, and the way to a new password. */
export function accessVerbs(context: StoreContext) {
  const api = accountApi(context)
  const call = <T>(send: () => Promise<T>) => callForAccount(context, 'access-failed', send)
  const outcomeOf = <TStatus extends string>(
    result: AccountResult<unknown>,
    status: TStatus,
  ): Outcome<TStatus | 'failed'> => (result.ok ? { status } : result.failure)

  return {
    /** Ends the session: the shopper is a guest then, and the cart is a guest's. Never rejects. */
    async signOut(): Promise<Outcome<'signed-out' | 'failed'>> {
      const { becomeGuest, loadCustomer } = context.use(accountActions)
      const result = await resultOf(context, 'access-failed', () => api.call(postSignOut, {}))
      if (result.ok) becomeGuest()
      // It may be over all the same: before this, or by this, whose answer was lost.
      else if (isSessionOver(result) || isUnsure(result)) await loadCustomer()
      if (context.slot(accountActions).status === 'guest') return { status: 'signed-out' }
      if (isSessionOver(result)) context.events.emit('session-expired', {})
      return outcomeOf(result, 'signed-out')
    },
    /** Sends a link for a new password; the same outcome whether or not there is an account. Never rejects. */
    async requestPasswordReset(email: string) {
      return outcomeOf(await call(() => api.call(postPasswordReset, { body: { email } })), 'sent')
    },
    /** Sets a new password by the token of such a link; `refused` where it is good no more. Never rejects. */
    async setPassword(token: string, password: string) {
      return outcomeOf(
        await call(() => api.call(putPassword, { body: { token, password } })),
        'saved',
      )
    },
  }
}
