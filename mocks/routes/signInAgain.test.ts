import { describe, expect, it } from 'vitest'
import { answer, aShop, look, STREET } from '../../testing/account/claims'
import { type Asked, ask } from '../ask'
import type { Backend } from '../backend'
import { oneShipment } from '../scenarios'

const MARGARET = { email: 'margaret@example.com', password: 'prairie-oak' }
const OTTO = { email: 'otto@example.com', password: 'prairie-elm', fname: 'Otto', lname: 'Other' }

/** A browser, whose cookie is another one with each sign-in and sign-out. */
function browserOf(backend: Backend, first: string) {
  let cookie = `gw_session=${first}`
  const send = async <K extends Parameters<typeof ask>[1]>(name: K, asked: Asked = {}) => {
    const answered = await ask(backend, name, { ...asked, headers: { cookie } })
    cookie = answered.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answered
  }
  const cart = async () => (await send('getCart')).body.cart
  return {
    send,
    names: async () => (await cart())?.recipients.map(({ fname }) => fname) ?? [],
    streets: async () => (await cart())?.recipients.map(({ address_1 }) => address_1 ?? null) ?? [],
    register: (body: object = { ...MARGARET, fname: 'Margaret', lname: 'Holloway' }) =>
      send('postRegister', { body }),
    async askForAddress() {
      const crec_id = (await cart())?.recipients[0]?.crec_id ?? 0
      const body = { crec_id, sender: 'Margaret', may_move_date: true }
      return String((await send('postClaim', { body })).body.claim.token)
    },
  }
}

describe('a cart', () => {
  it('of a customer is hidden after sign-out, and back after sign-in', async () => {
    const { backend } = aShop()
    const { send, names, register } = browserOf(backend, 'shopper')
    const before = await names()
    await register()
    await send('postSignOut')
    expect(await names()).toEqual([])
    await register(OTTO)
    expect(await names()).toEqual([])
    await send('postSignOut')
    await send('postSignIn', { body: MARGARET })
    expect(await names()).toEqual(before)
  })

  it('of a guest is kept at sign-in', async () => {
    const { backend } = aShop()
    await browserOf(backend, 'shopper').register()
    const other = browserOf(backend, 'other')
    const line = { item_id: 1001, sku_id: 10011, qty: 1 }
    const body = { fname: 'Ada', lname: 'Byron' }
    const { newAddress } = (await other.send('putNewRecipient', { body })).body
    const lineitems = [{ ...line, addr_id: newAddress?.addr_id }]
    await other.send('putLineItems', { body: { lineitems } })
    await other.send('postSignIn', { body: MARGARET })
    expect(await other.names()).toEqual(['Ada'])
  })
})

describe('an order', () => {
  const paid = { payment_info: { method: 'card', uid: 'hpf-1' }, sms_info: null }

  it('of a customer stays theirs when somebody else registers or signs in', async () => {
    const { backend } = aShop(oneShipment())
    const { send, register } = browserOf(backend, 'shopper')
    await register()
    expect((await send('putPlaceOrder', { body: paid })).body.status).toBe('placed')
    await register(OTTO)
    expect((await send('getOrders')).body.orders).toEqual([])
    await send('postSignIn', { body: MARGARET })
    expect((await send('getOrders')).body.orders).toHaveLength(1)
  })

  it('of a customer is not repeated to the next guest', async () => {
    const { backend } = aShop(oneShipment())
    const { send, register } = browserOf(backend, 'shopper')
    await register()
    await send('putPlaceOrder', { body: paid })
    await send('postSignOut')
    const { status, body } = await send('putPlaceOrder', { body: paid })
    expect([status, body]).toMatchObject([409, { error: 'cart_empty' }])
  })
})

describe('an address link', () => {
  it('of a guest still works after sign-in', async () => {
    const { backend } = aShop()
    const { streets, register, askForAddress } = browserOf(backend, 'shopper')
    const token = await askForAddress()
    await register()
    expect((await look(backend, token)).status).toBe(200)
    expect((await answer(backend, token)).status).toBe(200)
    expect((await streets())[0]).toBe(STREET.address_1)
  })

  it('of a guest still works after sign-in, if the recipient is in the address book', async () => {
    const { backend } = aShop()
    const body = { fname: 'Ada', lname: 'Byron' }
    const own = browserOf(backend, 'shopper')
    await own.register()
    await own.send('putNewRecipient', { body })
    const { send, streets, askForAddress } = browserOf(backend, 'other')
    const { newAddress } = (await send('putNewRecipient', { body })).body
    const line = { item_id: 1001, sku_id: 10011, qty: 1, addr_id: newAddress?.addr_id }
    await send('putLineItems', { body: { lineitems: [line] } })
    const token = await askForAddress()
    await send('postSignIn', { body: MARGARET })
    expect((await answer(backend, token)).status).toBe(200)
    expect(await streets()).toEqual([STREET.address_1])
  })

  it('of a customer still works after sign-out', async () => {
    const { backend } = aShop()
    const { send, streets, register, askForAddress } = browserOf(backend, 'shopper')
    await register()
    const token = await askForAddress()
    await send('postSignOut')
    expect((await look(backend, token)).status).toBe(200)
    expect((await answer(backend, token)).status).toBe(200)
    await send('postSignIn', { body: MARGARET })
    expect((await streets())[0]).toBe(STREET.address_1)
  })
})
