import { describe, expect, it } from 'vitest'
import { at } from '../../testing/backend'
import { ask } from '../ask'
import type { Backend } from '../backend'
import * as scenarios from '../scenarios'

const signIn = (backend: Backend, body: object) =>
  ask(backend, 'postAutoDeliveryLogin', { body: { password: scenarios.PASSWORD, ...body } })

describe('a guest', () => {
  it('has no customer', async () => {
    const { status, body } = await ask(at(scenarios.oneShipment), 'getCustomer')
    expect([status, body]).toEqual([403, { error: 'not_signed_in' }])
  })

  it('has this session’s addresses', async () => {
    const { body } = await ask(at(scenarios.oneShipment), 'getAddresses')
    expect(body.addresses.map(({ selector_label }) => selector_label)).toEqual([
      'Eleanor Whitfield, Omaha',
      'Ship to Myself',
    ])
  })

  it('registers, and keeps the cart and addresses', async () => {
    const backend = at(scenarios.oneShipment)
    const { body } = await signIn(backend, { email: 'new@example.com', fname: 'New', lname: 'One' })
    expect(body.customer).toMatchObject({ fname: 'New', email: 'new@example.com' })
    const { cart } = (await ask(backend, 'getCart')).body
    expect(cart.cust_id).toBe(body.customer?.cust_id)
    expect(cart.recipients).toHaveLength(1)
    const labels = cart.saved_addresses?.map(({ selector_label }) => selector_label)
    expect(labels).toContain('Eleanor Whitfield, Omaha')
  })

  it('cannot register without a name', async () => {
    const { status } = await signIn(at(scenarios.oneShipment), { email: 'new@example.com' })
    expect(status).toBe(422)
  })
})

describe('a customer', () => {
  it('is returned without the password', async () => {
    const { body } = await ask(at(scenarios.customerSignedIn), 'getCustomer')
    expect(body.customer).toEqual({
      cust_id: 8001,
      fname: 'Margaret',
      lname: 'Holloway',
      email: 'margaret.holloway@example.com',
    })
  })

  it('has an address book', async () => {
    const { body } = await ask(at(scenarios.manyAddresses), 'getAddresses')
    expect(body.addresses).toHaveLength(13)
  })

  it('signs in with the right password only', async () => {
    const backend = at(scenarios.customerSignedIn)
    const email = 'Margaret.Holloway@example.com'
    expect((await signIn(backend, { email, password: 'guess' })).status).toBe(401)
    expect((await signIn(backend, { email })).body.customer?.cust_id).toBe(8001)
  })

  it('does not add a recipient twice who is already in the address book', async () => {
    const backend = at(scenarios.customerSignedIn)
    const book = async () => (await ask(backend, 'getAddresses')).body.addresses
    const before = await book()
    const [known] = before.filter(({ fname }) => fname === 'Eleanor')
    const { fname, lname, address_1, city, state, postal_code } = known ?? {}
    await ask(backend, 'postSignOut')
    const body = { fname: `${fname} `, lname, address_1, city, state, postal_code }
    const { newAddress } = (await ask(backend, 'putNewRecipient', { body })).body
    const lineitems = [{ item_id: 1001, addr_id: newAddress.addr_id }]
    await ask(backend, 'putLineItems', { body: { lineitems } })
    await signIn(backend, { email: 'margaret.holloway@example.com' })
    expect(await book()).toEqual(before)
    const { cart } = (await ask(backend, 'getCart')).body
    expect(cart.recipients.map(({ addr_id }) => addr_id)).toEqual([known?.addr_id])
  })
})

describe('a billing address', () => {
  const street = { address_1: '1 Elm', city: 'Reno', state: 'NV', postal_code: '89501' }
  const address = { fname: 'Ed', lname: 'Bly', ...street }
  it('is saved', async () => {
    const { body } = await ask(at(scenarios.oneShipment), 'putBillingAddress', { body: address })
    expect(body).toEqual({ status: 'success' })
  })

  it('is part of the cart from then on; omitted fields stay', async () => {
    const backend = at(scenarios.oneShipment)
    const billing = async () => (await ask(backend, 'getCart', {})).body.billing_address
    expect(await billing()).toBeNull()
    const email = 'ed@example.com'
    await ask(backend, 'putBillingAddress', { body: { email } })
    expect(await billing()).toEqual({ email })
    await ask(backend, 'putBillingAddress', { body: address })
    expect(await billing()).toEqual({ ...address, email })
  })

  it('is refused with an invalid email', async () => {
    const body = { email: 'ed@example' }
    const answer = await ask(at(scenarios.oneShipment), 'putBillingAddress', { body })
    expect(answer.body).toEqual({ error: 'field_invalid', field: 'email' })
  })

  it('is refused if a field is missing', async () => {
    const body = { ...address, city: ' ' }
    const answer = await ask(at(scenarios.oneShipment), 'putBillingAddress', { body })
    expect([answer.status, answer.body]).toEqual([422, { error: 'field_required', field: 'city' }])
  })
})
