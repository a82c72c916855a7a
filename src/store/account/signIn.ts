import { ref } from 'valtio/vanilla'
import { postAutoDeliveryLogin } from '../../api/account'
import type { InputOf } from '../../api/row'
import type { StoreContext } from '../core/context'
import { type Outcome, readFailure } from '../core/outcome'
import { accountActions } from './account'

/** Who signs in, or registers with the two names beside. */
export type SignInFields = InputOf<typeof postAutoDeliveryLogin>['body']

/** Its outcome; `refused` where the server knows better, `failed` where it did not answer. */
export type SignInOutcome = Outcome<'signed-in' | 'refused' | 'failed'>

/** Signing in where Auto-Delivery asks for an account. */
export function signInVerbs(context: StoreContext) {
  const { api, report } = context
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
          Object.assign(context.slot(accountActions), {
            status: 'customer',
            customer: ref(answer.customer),
          })
        }
        void context.use(accountActions).loadCustomer()
        void context.cart.refresh()
        return { status: 'signed-in' }
      } catch (error) {
        const failure = readFailure(report, 'sign-in-failed', error)
        return failure.reason === 'refused' ? { ...failure, status: 'refused' } : failure
      }
    },
  }
}
