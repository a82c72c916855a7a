import type * as rows from '../../src/api/account/access'
import { Answer, type Handlers, Refusal } from './call'
import { triedPassword } from './passwordTries'
import {
  accountKey,
  accountOf,
  answerOf,
  checkToken,
  hashOfNew,
  keepCustomer,
  registered,
  signIn,
  signOut,
} from './signIn'

/** How long a password-reset link is valid. */
const LINK_MS = 60 * 60_000

const DONE = { status: 'success' }

/** Handlers of the rows in `src/api/account/access`. */
export const accessHandlers: Handlers<typeof rows> = {
  async postSignIn(call) {
    const { token, email, password } = call.body
    checkToken(call, token)
    const customer = await triedPassword(call, email, password)
    if (customer instanceof Answer) return customer
    await signIn(call, customer)
    return answerOf(customer)
  },

  async postSignOut({ session }) {
    signOut(session)
    return DONE
  },

  async postRegister(call) {
    checkToken(call, call.body.token)
    // A known email gets the same answer; the email itself explains what to do.
    if (call.rules.verifiesEmails) return { pending_email: call.body.email }
    const customer = await registered(call, call.body)
    if (customer instanceof Answer) return customer
    await signIn(call, customer, { isNew: true })
    return answerOf(customer)
  },

  async postKnownEmail(call) {
    if (!call.rules.tellsKnownEmails) throw new Refusal(404, 'not_found')
    return { is_known: (await accountOf(call, call.body.email)) !== null }
  },

  async postPasswordReset(call) {
    const customer = await accountOf(call, call.body.email)
    if (customer) {
      const reset = { token: crypto.randomUUID(), until: call.now + LINK_MS }
      await keepCustomer(call, { ...customer, reset })
    }
    return DONE
  },

  async putPassword(call) {
    const { token, password } = call.body
    const [id = ''] = token.split('.')
    const customer = await call.tx.read('customers', id)
    const { reset } = customer ?? {}
    const isGood = reset && `${id}.${reset.token}` === token && reset.until > call.now
    if (!customer || !isGood) throw new Refusal(422, 'link_expired')
    await keepCustomer(call, { ...customer, password: await hashOfNew(password), reset: null })
    await call.tx.remove('tries', accountKey(customer.email ?? ''))
    return DONE
  },
}
