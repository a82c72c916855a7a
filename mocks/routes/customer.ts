import type * as rows from '../../src/api/customer'
import { Answer, type Handlers, ownerOf } from './call'
import { myselfAddress } from './cartOf'
import { triedPassword } from './passwordTries'
import { accountOf, answerOf, checkToken, customerOf, registered, shown, signIn } from './signIn'

/** Handlers of the rows in `src/api/customer`. */
export const customerHandlers: Handlers<typeof rows> = {
  async getCustomer(call) {
    return { customer: shown(await customerOf(call)) }
  },

  // Assumption: a guest is answered too, with the recipients added in this session.
  async getAddresses(call) {
    await myselfAddress(call)
    return { addresses: await call.tx.owned('addresses', ownerOf(call.session)) }
  },

  // Assumption: with names it registers, unless the password matches an existing account with this email.
  async postAutoDeliveryLogin(call) {
    const { email, password, token } = call.body
    checkToken(call, token)
    const isNew = !(await accountOf(call, email))
    const customer = isNew
      ? await registered(call, call.body)
      : await triedPassword(call, email, password)
    if (customer instanceof Answer) return customer
    await signIn(call, customer, { isNew })
    return answerOf(customer)
  },
}
