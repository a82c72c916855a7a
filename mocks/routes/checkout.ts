import type * as rows from '../../src/api/checkout'
import { checkBilling, hasAddress } from './billing'
import { customersOnly, type Handlers, ownerOf, Refusal } from './call'
import { keepCard } from './keepCard'
import { placeOrder } from './placeOrder'

/** Handlers of the rows in `src/api/checkout`. */
export const checkoutHandlers: Handlers<typeof rows> = {
  async putBillingAddress({ body, session }) {
    const billing = { ...session.billing, ...body }
    if (hasAddress(body)) checkBilling(billing)
    if (body.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(body.email)) {
      throw new Refusal(422, 'field_invalid', { field: 'email' })
    }
    session.billing = billing
    return { status: 'success' }
  },

  async postHostedPayment({ tx, session, rules }) {
    if (rules.isCardBlocked) throw new Refusal(403, 'ip_blocked')
    const uid = `hpf-${await tx.nextId()}`
    const owner = ownerOf(session)
    const card = { brand: 'Visa', last_four: '1111', expires: '12/2029', decline_code: null }
    await tx.write('hosted', uid, { uid, ...card, owner }, owner)
    return { uid }
  },

  async postHostedProfile(call) {
    const { tx, session, body } = call
    const isOfAccount = body.profile_id != null || body.billing_address != null
    if (isOfAccount) customersOnly(call)
    const hosted = await tx.read('hosted', body.uid)
    if (!hosted) throw new Refusal(404, 'payment_session_unknown')
    // Signing in meanwhile started another session; its owner cannot save someone else's card.
    if (body.save_card && hosted.owner !== ownerOf(session))
      throw new Refusal(404, 'payment_session_unknown')
    const { profile_id, brand, last_four, expires } = await keepCard(call, hosted)
    return { profile_id, brand, last_four, expires }
  },

  putPlaceOrder: placeOrder,
}
