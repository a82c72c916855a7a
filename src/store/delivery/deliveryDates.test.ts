import { describe, expect, it } from 'vitest'
import { aCart } from '../../../mocks/fixtures'
import { aStore } from '../../../testing/store/testStore'
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
})
