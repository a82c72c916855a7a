import { ref } from 'valtio/vanilla'
import { postAutoDeliveryLogin } from '../../api/account'
import { isApiError } from '../../api/client/errors'
import type { InputOf } from '../../api/row'
import type { StoreContext } from '../core/context'
import { factsOf } from '../core/report'
import { accountActions } from './account'

/** Who signs in, or registers with the two names beside. */
export type SignInFields = InputOf<typeof postAutoDeliveryLogin>['body']

/** What became of it; `refused` where the server knows better, `failed` where it did not answer. */
export type SignInOutcome = 'signed-in' | 'refused' | 'failed'

/** Signing in where Auto-Delivery asks for an account. */
export function signInActions(context: StoreContext) {
  const { api, report, state } = context
  return {
    /**
     * Signs a shopper in, or registers them, so that what repeats belongs to somebody. The cart is
     * read again afterwards, as it is theirs then. Never rejects. Source: specification §7.
     */
    async signIn(fields: SignInFields): Promise<SignInOutcome> {
      try {
        const answer = await api.call(postAutoDeliveryLogin, { body: fields })
        context.use(accountActions).haveSignedIn()
        if (answer?.customer) {
          Object.assign(state.account, { status: 'customer', customer: ref(answer.customer) })
        }
        void context.use(accountActions).loadCustomer()
        void context.cart.refresh()
        return 'signed-in'
      } catch (error) {
        report('sign-in-failed', factsOf(error))
        const isRefused = isApiError(error) && (error.status ?? 500) < 500
        return isRefused ? 'refused' : 'failed'
      }
    },
  }
}
