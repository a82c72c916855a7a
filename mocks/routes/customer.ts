import type * as rows from '../../src/api/account'
import { isMyself, sendTo } from '../cart/shipments'
import type { CustomerRecord } from '../db'
import { type Call, type Handlers, ownerOf, Refusal } from './call'
import { cartOf, keep, myselfAddress } from './cartOf'

const shown = ({ cust_id, fname, lname, email }: CustomerRecord) => ({
  cust_id,
  fname,
  lname,
  email,
})

/** What serves the rows of `src/api/account`. */
export const customerHandlers: Handlers<typeof rows> = {
  async getCustomer({ tx, session }) {
    const customer = session.cust_id === null ? null : await tx.read('customers', session.cust_id)
    if (!customer) throw new Refusal(403, 'not_signed_in')
    return { customer: shown(customer) }
  },

  // Assumption: a guest is answered too, with the recipients added in this session.
  async getAddresses(call) {
    await myselfAddress(call)
    return { addresses: await call.tx.owned('addresses', ownerOf(call.session)) }
  },

  async postAutoDeliveryLogin(call) {
    const { email, password } = call.body
    const owner = email.trim().toLowerCase()
    const [known] = await call.tx.owned('customers', owner)
    if (known && known.password !== password) throw new Refusal(401, 'wrong_password')
    const customer = known ?? (await register(call, owner))
    await signIn(call, customer)
    return { customer: shown(customer), token: `token-${customer.cust_id}` }
  },
}

async function register(
  { tx, body }: Call<typeof rows.postAutoDeliveryLogin>,
  email: string,
): Promise<CustomerRecord> {
  if (!body.fname || !body.lname) throw new Refusal(422, 'name_required')
  const cust_id = await tx.nextId()
  const { fname, lname, password } = body
  const customer = { cust_id, fname, lname, email, password }
  await tx.write('customers', cust_id, customer, email)
  return customer
}

/** Signs a session in. The addresses that its cart goes to become the customer's. */
async function signIn(call: Call<typeof rows.postAutoDeliveryLogin>, customer: CustomerRecord) {
  const cart = await cartOf(call)
  const before = await call.tx.owned('addresses', ownerOf(call.session))
  call.session.cust_id = customer.cust_id
  const own = await myselfAddress(call)
  if (!cart) return
  for (const shipment of cart.recipients) {
    const address = before.find(({ addr_id }) => addr_id === shipment.addr_id)
    if (!address) continue
    if (!isMyself(address)) {
      await call.tx.write('addresses', address.addr_id, address, ownerOf(call.session))
    } else if (own.address_1 || !address.address_1) {
      sendTo(shipment, own)
    } else {
      const completed = { ...address, addr_id: own.addr_id, address_guid: own.address_guid }
      await call.tx.write('addresses', own.addr_id, completed, ownerOf(call.session))
      sendTo(shipment, completed)
    }
  }
  await keep(call, cart)
}
