import { describe, expect, it, vi } from 'vitest'
import { aCart } from '../../../mocks/fixtures'
import { aStore } from '../../../testing/store/testStore'
import { cartActions } from '../cart/actions'

describe('the clock', () => {
  it('is corrected to the server’s if they differ by more than a minute', async () => {
    vi.useRealTimers()
    const { store } = await aStore({ cart: aCart(), now: '2026-12-24T18:00:00Z' })
    expect(Math.abs(store.now().getTime() - Date.parse('2026-12-24T18:00:00Z'))).toBeLessThan(5000)
  })
})

describe('the cart of a billing page', () => {
  it.each([
    [true, '/checkout/cart?t=1'],
    [false, '/checkout/cart'],
  ])('is requested accordingly if isBilling is %s', async (isBilling, path) => {
    const { store, backend } = await aStore({}, { isBilling })
    await store.use(cartActions).refresh()
    const reads = backend.requests.filter(({ endpoint }) => endpoint === 'getCart')
    expect(reads.map((one) => one.path)).toEqual([path, path])
  })
})
