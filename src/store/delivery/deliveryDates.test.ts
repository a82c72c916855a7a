import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { aCart } from '../../../mocks/fixtures'
import { aStore } from '../../../testing/store/testStore'
import { cartActions } from '../cart/actions'
import { deliveryDateActions } from './actions'

describe('delivery dates', () => {
  it('are read once per cart, with a reason for each closed day', async () => {
    const { store, requests } = await aStore({ cart: aCart(), now: '2026-12-08T16:00:00Z' })
    const { load, optionsFor } = store.use(deliveryDateActions)
    await Promise.all([load(), load()])
    await load()
    expect(requests()).toEqual(['getGuaranteeDates'])
    const days = optionsFor(store.state.cart?.recipients[0]?.crec_id ?? 0)
    expect(days.some(({ is_available }) => is_available)).toBe(true)
    const closed = days.filter(({ is_available }) => !is_available)
    expect(closed.every(({ reason }) => reason)).toBe(true)
  })

  it('are read again for a cart that was changed elsewhere, and not for the same one', async () => {
    const { store, backend, requests } = await aStore({ now: '2026-12-08T16:00:00Z' })
    const { load, optionsFor } = store.use(deliveryDateActions)
    const { refresh } = store.use(cartActions)
    await load()
    await refresh()
    await load()
    expect(requests().filter((name) => name === 'getGuaranteeDates')).toHaveLength(1)
    const ann = { addr_id: null, fname: 'Ann', lname: 'Ode', postal_code: '68102' }
    const { body } = await ask(backend, 'putNewRecipient', { body: ann })
    const { addr_id } = body.newAddress
    await ask(backend, 'putLineItems', { body: { lineitems: [{ item_id: 1001, addr_id }] } })
    await refresh()
    await load()
    const added = store.state.cart?.recipients.at(-1)
    expect(added?.fname).toBe('Ann')
    expect(optionsFor(added?.crec_id ?? 0).length).toBeGreaterThan(0)
  })
})
