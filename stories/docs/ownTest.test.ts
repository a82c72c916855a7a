import { expect, it } from 'vitest'
import { aCart, aLine, aShipment, createBackend, oneShipment } from '../../mocks'
import { createClient, createStore, promoActions } from '../../src'

it('takes ten percent off', async () => {
  const backend = createBackend({ scenario: oneShipment })
  const store = createStore({ api: createClient({ baseUrl: '/api', fetch: backend.fetch }) })

  await expect(store.use(promoActions).apply('STEAK10')).resolves.toEqual({ status: 'accepted' })
  expect((await backend.cart())?.discount_code).toBe('STEAK10')
  expect(backend.count('putDiscount')).toBe(1)
})

it('shows a message if the code could not be applied', async () => {
  const cart = aCart({ recipients: [aShipment({ items: [aLine({ price: 59.95, qty: 2 })] })] })
  const backend = createBackend({ scenario: { cart }, faults: { putDiscount: 'server-error' } })
  const store = createStore({ api: createClient({ baseUrl: '/api', fetch: backend.fetch }) })

  await expect(store.use(promoActions).apply('STEAK10')).resolves.toMatchObject({
    status: 'apply-error',
  })
})
