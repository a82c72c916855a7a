import { describe, expect, it } from 'vitest'
import { aCart } from '../../../mocks/fixtures'
import { memoryStorage } from '../../../testing/storage'
import { aStore, withCart } from '../../../testing/store/testStore'
import { createClient } from '../../api/client/client'
import type { Cart } from '../../domain/schema/entities'
import { cartActions } from '../cart/actions'
import { createStore, type Store } from '../core/createStore'
import { promoActions } from './actions'

const NOW = '2026-12-08T16:00:00Z'
const rest = async () => new Promise((resolve) => setTimeout(resolve, 80))

describe('a stored promo code', () => {
  /** A store with an earlier code and a loaded cart; `meanwhile` runs while the code is checked. */
  async function started(
    code: string,
    discount_code: string | null,
    { patch = (cart: Cart) => cart, meanwhile = async (_store: Store) => {} } = {},
  ) {
    const tested = await aStore({ cart: aCart({ discount_code }), now: NOW })
    const fetch = withCart(patch)((input, init) => tested.backend.fetch(input, init))
    const api = createClient({ fetch })
    const text = JSON.stringify({ v: 1, until: 9e15, data: code })
    const { storage } = memoryStorage({ 'giftwell:promo': text })
    const store = createStore({ api, storage })
    const told: string[] = []
    store.events.onAny((name) => name.startsWith('promo-') && told.push(name))
    const end = store.start()
    expect(store.slot(promoActions).storedCode).toBe(code)
    tested.requests()
    await store.use(cartActions).load()
    await meanwhile(store)
    await rest()
    end()
    return { ...tested, store, told }
  }

  it.each([
    ['is cleared when the cart has none', null],
    ['is left alone when the cart has the same', 'STEAK10'],
  ])('%s', async (_case, onCart) => {
    const { store, requests } = await started('STEAK10', onCart)
    expect(store.slot(promoActions).storedCode).toBe(onCart)
    expect(requests()).toEqual(['getCart'])
  })

  it('is cleared if the cart has no code field', async () => {
    const { store } = await started('STEAK10', null, {
      patch: ({ discount_code: _, ...cart }) => cart,
    })
    expect(store.slot(promoActions).storedCode).toBeNull()
  })

  it('that differs is checked again, and applied if it is still active', async () => {
    const { store, requests, told } = await started('SHIPFREE', 'STEAK10')
    expect(requests()).toEqual(expect.arrayContaining(['getActiveCode', 'putDiscount']))
    expect(store.state.cart?.discount_code).toBe('SHIPFREE')
    expect(told).toEqual(['promo-code-accepted'])
  })

  it.each(['SUMMER25', 'NOSUCHCODE', 'BROKEN'])(
    'that differs and cannot be applied is replaced by the cart’s, silently: %s',
    async (code) => {
      const { store, requests, told } = await started(code, 'STEAK10')
      expect(requests().slice(0, 2)).toEqual(['getCart', 'getActiveCode'])
      const { storedCode, outcome } = store.slot(promoActions)
      expect([storedCode, outcome, told]).toEqual(['STEAK10', null, []])
      expect(store.state.cart?.discount_code).toBe('STEAK10')
    },
  )

  it('is not restored if the shopper removes the code meanwhile', async () => {
    const meanwhile = async (store: Store) => {
      await store.use(promoActions).remove()
    }
    const { store } = await started('SUMMER25', 'STEAK10', { meanwhile })
    expect(store.slot(promoActions).storedCode).toBeNull()
    expect(store.state.cart?.discount_code || null).toBeNull()
  })
})
