import type * as rows from '../../src/api/account/profile'
import { Answer, type Call, type Handlers, ownerOf, Refusal } from './call'
import { triedPassword } from './passwordTries'
import { accountKey, accountOf, customerOf, hashOfNew, keepCustomer, shown } from './signIn'

/** Handlers of the rows in `src/api/account/profile`. */
export const profileHandlers: Handlers<typeof rows> = {
  async putCustomer(call) {
    const before = await customerOf(call)
    const { fname, lname, phone } = call.body
    const email = call.body.email.trim()
    if (!fname.trim() || !lname.trim()) throw new Refusal(422, 'name_required')
    if (!email.includes('@')) throw new Refusal(422, 'email_required')
    const isNew = accountKey(email) !== accountKey(before.email ?? '')
    // An email that is already taken gets the same answer as any other: the link decides.
    const waits = isNew && call.rules.verifiesEmails
    if (isNew && !waits && (await accountOf(call, email))) throw new Refusal(409, 'account_exists')
    const customer = {
      ...before,
      fname: fname.trim(),
      lname: lname.trim(),
      phone: phone?.trim() || null,
      email: waits ? before.email : email,
    }
    await keepCustomer(call, customer)
    return { customer: shown(customer), pending_email: waits ? email : null }
  },

  async postPasswordChange(call) {
    const { current_password, password } = call.body
    const { email } = await customerOf(call)
    const customer = await triedPassword(call, email ?? '', current_password, 422)
    if (customer instanceof Answer) return customer
    await keepCustomer(call, { ...customer, password: await hashOfNew(password) })
    await endOtherSessions(call)
    return { status: 'success' }
  },
}

async function endOtherSessions({ tx, session }: Call): Promise<void> {
  for (const { session_id } of await tx.owned('sessions', ownerOf(session)))
    if (session_id !== session.session_id) await tx.remove('sessions', session_id)
}
