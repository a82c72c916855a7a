import { describe, expect, it } from 'vitest'
import { aCart } from '../../../mocks/fixtures'
import { aStore } from '../../../testing/store/testStore'
import { miniCartActions } from './miniCart'

describe('the mini cart', () => {
  it('is a count and a subtotal', async () => {
    const { store } = await aStore({ cart: aCart() })
    expect(await store.use(miniCartActions).loadMiniCart()).toBe(true)
    expect(store.slot(miniCartActions).itemCount).toBeGreaterThan(0)
  })

  it('that fails keeps the count', async () => {
    const { store, backend } = await aStore({ cart: aCart() })
    await store.use(miniCartActions).loadMiniCart()
    backend.setFault('getMiniCart', 'forbidden')
    expect(await store.use(miniCartActions).loadMiniCart()).toBe(false)
    const facts = { status: 'failed', itemCount: expect.any(Number) }
    expect(store.slot(miniCartActions)).toMatchObject(facts)
  })
})
