import { expect, it } from 'vitest'
import { createBackend } from '../../../../mocks/backend'
import { aCart, aLine, aShipment } from '../../../../mocks/fixtures'
import { margaret } from '../../../../mocks/scenarios/people'
import { aStore, settled } from '../../../../testing/store/testStore'
import type { Customer } from '../../../domain/schema/entities'
import { cartActions } from '../../cart/actions'

/** A cart, and a shop that has forgotten its session meanwhile, so that it answers as for a new guest. */
async function forgotten(customer: Customer | undefined) {
  const line = aLine({ item_id: 1001, sku_id: 10011 })
  const cart = aCart({ cart_id: 501, recipients: [aShipment({ items: [line] })] })
  const guest = createBackend({ scenario: { cart: aCart({ cart_id: 502, recipients: [] }) } })
  let isForgotten = false
  const tested = await aStore(
    { cart, customer },
    { through: (fetch) => (input, init) => (isForgotten ? guest.fetch : fetch)(input, init) },
  )
  isForgotten = true
  return { ...tested, line, verbs: tested.store.use(cartActions) }
}

const steak = { itemId: 1001, skuId: 10011, quantity: 1, addrId: null }

it.each([
  ['customer', margaret(), 1],
  ['guest', undefined, 0],
])(
  'a %s whose cart is a new guest’s after a change has lost the session',
  async (_who, customer, times) => {
    const { heard, line, store, verbs } = await forgotten(customer)
    await verbs.setQuantity(line.clin_id, 3)
    await settled(store)
    expect(store.state.cart?.cart_id).toBe(502)
    expect(heard.filter((name) => name === 'session-expired')).toHaveLength(times)
  },
)

it('says so too if the change was made, in the guest’s cart', async () => {
  const { heard, verbs } = await forgotten(margaret())
  await verbs.addItems([steak])
  expect(heard.filter((name) => name === 'session-expired')).toHaveLength(1)
})
