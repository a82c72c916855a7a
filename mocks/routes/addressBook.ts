import type * as rows from '../../src/api/account/addresses'
import { isMyself } from '../cart/shipments'
import { customersOnly, type Handlers, ownerOf, Refusal } from './call'
import type { Of } from './cartOf'
import { follow, ownAddress, writeAddress } from './recipients'

/** Handlers of the rows in `src/api/account/addresses`: for customers, each with their own addresses. */
export const addressBookHandlers: Handlers<typeof rows> = {
  async postAddress(call) {
    customersOnly(call)
    return { address: await writeAddress(call, call.body, null) }
  },

  async putAddress(call) {
    customersOnly(call)
    const { in_cart_too, ...fields } = call.body
    const address = await writeAddress(call, fields, await meant(call))
    if (in_cart_too) await follow(call, address)
    return { address }
  },

  async deleteAddress(call) {
    customersOnly(call)
    const address = await meant(call)
    if (isMyself(address)) throw new Refusal(422, 'myself_stays')
    await call.tx.remove('addresses', address.addr_id)
    return null
  },

  async putDefaultAddress(call) {
    customersOnly(call)
    const address = { ...(await meant(call)), is_default: true }
    const owner = ownerOf(call.session)
    for (const other of await call.tx.owned('addresses', owner))
      if (other.is_default)
        await call.tx.write('addresses', other.addr_id, { ...other, is_default: false }, owner)
    await call.tx.write('addresses', address.addr_id, address, owner)
    return { address }
  },
}

const meant = (call: Of & { params: Readonly<Record<string, string>> }) =>
  ownAddress(call, Number(call.params.addr_id))
