import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { createBackend } from '../../../mocks/backend'
import { products } from '../../../mocks/catalogue'
import { aCart, aShipment } from '../../../mocks/fixtures'
import { aCustomer, anAddress } from '../../../mocks/people'
import { cartPage } from '../../../testing/cartPage'
import { fakeClock } from '../../../testing/clock'
import { settled } from '../../../testing/store/testStore'
import { createClient } from '../../api/client/client'
import { accountActions } from '../../store/account/account'
import { cartActions } from '../../store/cart/actions'
import { promoActions } from '../../store/code/actions'
import { createStore, type Store } from '../../store/core/createStore'
import { recipientActions } from '../../store/recipient/actions'

/*
 * A customer's data in storage and on the page after sign-out, a refusal, or an order: no string is left.
 */

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const clock = fakeClock(new Date().toISOString())
/** Values are stored once nothing has changed for a while and the browser is idle. */
const kept = async () => {
  await clock.advance(300)
  await new Promise((resolve) => setTimeout(resolve))
}

const PERSON = {
  fname: 'Wilhelmina',
  lname: 'Quackenbush',
  company: 'Quackenbush Quilts',
  address_1: '77 Zinnia Crescent',
  city: 'Ypsilanti',
  postal_code: '48197',
  phone: '7345550188',
  email: 'wilhelmina@quilts.example',
  gift_message: 'Happy birthday, Ottoline!',
}
const FRIEND = { fname: 'Ottoline', lname: 'Featherstone', address_1: '3 Umber Way' }
const STRINGS = [...Object.values(PERSON), ...Object.values(FRIEND)]

/** A customer's page whose cart is full of personal data, once everything is stored. */
async function aCustomersPage(isLoggedIn = () => true) {
  const { gift_message: _message, ...fields } = PERSON
  const customer = aCustomer(PERSON)
  const recipients = [aShipment({ ...PERSON, is_myself: true }), aShipment(FRIEND)]
  const cart = aCart({ recipients, cust_id: customer.cust_id })
  const addresses = [anAddress(fields), anAddress(FRIEND)]
  const backend = createBackend({ scenario: { cart, customer, addresses } })
  const store = createStore({
    api: createClient({ fetch: (input, init) => backend.fetch(input, init) }),
    storage: localStorage,
    products,
    isLoggedIn,
    clock,
  })
  const { container } = render(cartPage(store))
  await act(async () => {
    await store.use(accountActions).loadAddresses()
    await settled(store)
    await kept()
  })
  expect(container.textContent).toContain('Ottoline')
  await waitFor(() => expect(inStorage()).toContain('Ottoline'))
  return { store, backend, customer, container }
}

const inStorage = () =>
  Object.entries(localStorage)
    .map(([key, value]) => `${key}=${value}`)
    .join('\n')

/** The customer's strings that can still be found: in storage, on the page, in a store. */
function residue(store: Store | null): string[] {
  const fields = [...document.querySelectorAll('input, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  )
  const all = [
    document.body.innerHTML,
    ...fields,
    inStorage(),
    JSON.stringify(store?.state ?? ''),
  ].join('\n')
  return STRINGS.filter((text) => all.includes(text))
}

describe('none of a customer’s data is left', () => {
  it.each(['the flag says that they are signed out', 'the server refuses them'])(
    'when %s',
    async (how) => {
      let isIn = true
      const { store, backend } = await aCustomersPage(() => isIn)
      if (how.startsWith('the flag')) isIn = false
      else backend.setFault('getCustomer', 'forbidden')
      // A guest's session has its own cart.
      const guests = aCart({ recipients: [aShipment({ fname: 'Ann', lname: 'Ode' })] })
      await backend.db.transaction(async (tx) => {
        await tx.write('carts', guests.cart_id, guests as never, 'guest')
        const sessions = await tx.read('sessions', 'shopper')
        if (sessions)
          await tx.write('sessions', 'shopper', {
            ...sessions,
            cust_id: null,
            cart_id: guests.cart_id,
          })
      })
      await act(async () => {
        await store.use(accountActions).loadCustomer()
        await settled(store)
        await kept()
      })
      await waitFor(() => expect(document.body.textContent).toContain('Ann Ode'))
      await act(kept)
      expect(residue(store)).toEqual([])
    },
  )

  it('after an order', async () => {
    const { store, backend } = await aCustomersPage()
    await store.use(recipientActions).addRecipient({ fname: 'Ottoline', lname: 'Featherstone' })
    store.slot(promoActions).storedCode = 'STEAK10'
    const payment_info = { method: 'wallet', wallet_order_id: 'w-1' }
    const { body } = await ask(backend, 'putPlaceOrder', { body: { payment_info } })
    expect(body).toMatchObject({ status: 'placed' })
    await act(async () => {
      store.use(cartActions).clear()
      await store.use(cartActions).refresh()
      await settled(store)
      await kept()
    })
    // They are still signed in, so the store knows them.
    expect(residue(null)).toEqual([])
    expect(inStorage()).not.toContain('STEAK10')
  })
})

describe('a stored cart of a customer', () => {
  it('is not shown to a guest on the same device, and removed by the server’s response', async () => {
    await aCustomersPage()
    cleanup()
    const api = createClient({ fetch: () => new Promise(() => undefined) })
    const store = createStore({ api, storage: localStorage, isLoggedIn: false })
    const end = store.start()
    expect(store.state.cart).toBeNull()
    end()
    const again = createStore({ api, storage: localStorage, isLoggedIn: true })
    again.start()()
    expect(again.state.cart).not.toBeNull()
  })
})
