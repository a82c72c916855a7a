import { describe, expect, it } from 'vitest'
import { at, cartOf, signInAs } from '../../testing/backend'
import { ask } from '../ask'
import { type Backend, createBackend } from '../backend'
import { aCustomer } from '../people'
import * as scenarios from '../scenarios'

const ada = { fname: 'Ada', lname: 'Byron', address_1: '12 Fern Way', city: 'Salem', state: 'OR' }
const of = (addr_id: number | undefined) => ({ params: { addr_id: addr_id ?? 0 } })
const bookOf = async (backend: Backend) => (await ask(backend, 'getAddresses')).body.addresses
const byName = async (backend: Backend, name: string) =>
  (await bookOf(backend)).find(({ fname }) => fname === name)

describe('an address book', () => {
  it('adds a new address with its own number', async () => {
    const backend = at(scenarios.customerSignedIn)
    const before = await bookOf(backend)
    const { status, body } = await ask(backend, 'postAddress', { body: ada })
    expect([status, body.address]).toMatchObject([200, { ...ada, is_myself: false }])
    expect(await bookOf(backend)).toEqual([...before, body.address])
  })

  it.each([
    ['a name that is missing', { ...ada, lname: ' ' }, 'name_required'],
    ['a field that is too long', { ...ada, city: 'x'.repeat(20) }, 'too_long'],
  ])('refuses %s, new or changed', async (_case, body, error) => {
    const backend = at(scenarios.customerSignedIn)
    const before = await bookOf(backend)
    for (const answer of [
      await ask(backend, 'postAddress', { body }),
      await ask(backend, 'putAddress', { ...of(3001), body }),
    ])
      expect(answer).toMatchObject({ status: 422, body: { error } })
    expect(await bookOf(backend)).toEqual(before)
  })

  it.each([
    [true, '12 Fern Way'],
    [false, '418 Maple Street'],
  ])('changes what of the cart goes there where it is to: %s', async (in_cart_too, street) => {
    const backend = at(scenarios.customerSignedIn)
    const body = { ...ada, in_cart_too }
    const { status } = await ask(backend, 'putAddress', { ...of(3001), body })
    expect(status).toBe(200)
    const { recipients } = await cartOf(backend)
    expect(recipients.find(({ addr_id }) => addr_id === 3001)?.address_1).toBe(street)
    expect(await byName(backend, 'Ada')).toMatchObject({ addr_id: 3001, address_1: '12 Fern Way' })
  })

  it('deletes an address once; the cart keeps its own', async () => {
    const backend = at(scenarios.customerSignedIn)
    const { recipients } = await cartOf(backend)
    expect((await ask(backend, 'deleteAddress', of(3001))).status).toBe(204)
    expect(await byName(backend, 'Eleanor')).toBeUndefined()
    expect((await cartOf(backend)).recipients).toEqual(recipients)
    expect((await ask(backend, 'deleteAddress', of(3001))).status).toBe(404)
  })

  it('keeps the shopper’s own, which can be changed but not deleted', async () => {
    const backend = at(scenarios.customerSignedIn)
    expect((await ask(backend, 'deleteAddress', of(3000))).status).toBe(422)
    const { body } = await ask(backend, 'putAddress', { ...of(3000), body: ada })
    expect(body.address).toMatchObject({ is_myself: true, selector_label: 'Ship to Myself' })
  })

  it('has one default, which a change keeps', async () => {
    const backend = at(scenarios.customerSignedIn)
    await ask(backend, 'putDefaultAddress', of(3001))
    await ask(backend, 'putDefaultAddress', of(3002))
    await ask(backend, 'putAddress', { ...of(3002), body: ada })
    const defaults = (await bookOf(backend)).filter(({ is_default }) => is_default)
    expect(defaults.map(({ fname }) => fname)).toEqual(['Ada'])
  })
})

const calls = (id: number) =>
  [
    ['putAddress', { ...of(id), body: ada }],
    ['deleteAddress', of(id)],
    ['putDefaultAddress', of(id)],
  ] as const

describe('another customer’s address', () => {
  it('is not found, and stays unchanged', async () => {
    const accounts = [aCustomer({ cust_id: 8100, email: 'other@example.com' })]
    const backend = createBackend({ scenario: { ...scenarios.customerSignedIn(), accounts } })
    const before = await bookOf(backend)
    await signInAs(backend, 'other@example.com')
    expect(await byName(backend, 'Harold')).toBeUndefined()
    for (const [name, input] of calls(3002))
      expect(await ask(backend, name, input)).toMatchObject({ status: 404 })
    await signInAs(backend, 'margaret.holloway@example.com')
    expect(await bookOf(backend)).toEqual(before)
  })

  it.each([['postAddress', { body: ada }] as const, ...calls(3001)])(
    'is none of a guest’s business: %s',
    async (name, input) => {
      const backend = at(scenarios.oneShipment)
      expect(await ask(backend, name, input)).toMatchObject({ status: 403 })
      expect(await byName(backend, 'Ada')).toBeUndefined()
    },
  )
})
