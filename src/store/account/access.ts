import { postPasswordReset, postSignOut, putPassword } from '../../api/account/access'
import type { StoreContext } from '../core/context'
import type { Outcome } from '../core/outcome'
import { accountActions } from './account'
import { accountApi } from './accountApi'
import { type AccountResult, callForAccount, isSessionOver, isUnsure, resultOf } from './change'

/** Signing out and resetting the password. */
export function accessVerbs(context: StoreContext) {
  const api = accountApi(context)
  const call = <T>(send: () => Promise<T>) => callForAccount(context, 'access-failed', send)
  const outcomeOf = <TStatus extends string>(
    result: AccountResult<unknown>,
    status: TStatus,
  ): Outcome<TStatus | 'failed'> => (result.ok ? { status } : result.failure)

  return {
    /** Signs out; the shopper becomes a guest with a guest cart. Never rejects. */
    async signOut(): Promise<Outcome<'signed-out' | 'failed'>> {
      const { becomeGuest, loadCustomer } = context.use(accountActions)
      // Changes of the cart still belong to the customer; afterward the server would refuse them.
      await context.cart.settled()
      const result = await resultOf(context, 'access-failed', () => api.call(postSignOut, {}))
      if (result.ok) becomeGuest()
      // The session may be over anyway: it had already ended, or the sign-out worked but its answer was lost.
      else if (isSessionOver(result) || isUnsure(result)) await loadCustomer()
      if (context.slot(accountActions).status === 'guest') return { status: 'signed-out' }
      if (isSessionOver(result)) context.events.emit('session-expired', {})
      return outcomeOf(result, 'signed-out')
    },
    /** Sends a password-reset link; the outcome does not reveal whether the account exists. Never rejects. */
    async requestPasswordReset(email: string) {
      return outcomeOf(await call(() => api.call(postPasswordReset, { body: { email } })), 'sent')
    },
    /** Sets a new password with the token of a reset link; `refused` if the link no longer works. Never rejects. */
    async setPassword(token: string, password: string) {
      return outcomeOf(
        await call(() => api.call(putPassword, { body: { token, password } })),
        'saved',
      )
    },
  }
}
