import type * as rows from '../../src/api/checkout'
import { declineCode } from '../payment'
import { type Handlers, ownerOf, Refusal } from './call'
import { placeOrder } from './placeOrder'

const REQUIRED = ['fname', 'lname', 'address_1', 'city', 'state', 'postal_code'] as const

/** What serves the rows of `src/api/checkout`. */
export const checkoutHandlers: Handlers<typeof rows> = {
  async putBillingAddress({ body, session }) {
    const billing = { ...session.billing, ...body }
    const hasAddress = REQUIRED.some((name) => body[name] != null)
    const field = hasAddress && REQUIRED.find((name) => !billing[name]?.trim())
    if (field) throw new Refusal(422, 'field_required', { field })
    if (body.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(body.email)) {
      throw new Refusal(422, 'field_invalid', { field: 'email' })
    }
    session.billing = billing
    return { status: 'success' }
  },

  async postHostedPayment({ tx, session, rules }) {
    if (rules.isCardBlocked) throw new Refusal(403, 'ip_blocked')
    const uid = `hpf-${await tx.nextId()}`
    const card = { brand: 'Visa', last_four: '1111', expires: '12/2029', decline_code: null }
    await tx.write('hosted', uid, { uid, ...card }, ownerOf(session))
    return { uid }
  },

  async postHostedProfile({ tx, session, body }) {
    const hosted = await tx.read('hosted', body.uid)
    if (!hosted) throw new Refusal(404, 'payment_session_unknown')
    const profile_id = `profile-${await tx.nextId()}`
    const decline_code = hosted.decline_code ?? declineCode(body.uid)
    const isKept = body.save_card === true && session.cust_id !== null
    const owner = isKept ? ownerOf(session) : ''
    await tx.write('cards', profile_id, { ...hosted, decline_code, profile_id }, owner)
    const { brand, last_four, expires } = hosted
    return { profile_id, brand, last_four, expires }
  },

  putPlaceOrder: placeOrder,
}
