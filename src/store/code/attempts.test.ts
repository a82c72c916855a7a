import { describe, expect, it } from 'vitest'
import { aCart } from '../../../mocks/fixtures'
import { withCode, world } from '../../../testing/store/codes'
import { aStore, holding } from '../../../testing/store/testStore'
import type { Store } from '../core/createStore'
import { codeFieldActions, giftCardActions, promoActions } from './actions'
import { promoVerbs } from './promo'

const aShop = async () => (await aStore({ cart: aCart() })).store

type Act = (store: Store) => Promise<unknown>

describe('while it is pending', () => {
  it.each<[string, (store: Store) => { isPending: boolean }, Act]>([
    [
      'a promo code',
      (store) => store.slot(promoActions),
      (store) => store.use(promoActions).apply('STEAK10'),
    ],
    [
      'no promo code',
      (store) => store.slot(promoActions),
      (store) => store.use(promoActions).remove(),
    ],
    [
      'a gift card',
      (store) => store.slot(giftCardActions),
      (store) => store.use(giftCardActions).apply('GIFT-0025'),
    ],
    [
      'no gift card',
      (store) => store.slot(giftCardActions),
      (store) => store.use(giftCardActions).remove('GIFT-0025'),
    ],
    [
      'the one field',
      (store) => store.slot(codeFieldActions),
      (store) => store.use(codeFieldActions).applyCode('STEAK10'),
    ],
  ])('%s is pending, and so is the cart, so that checkout waits', async (_what, slotOf, act) => {
    const store = await aShop()
    const isPending = () => [slotOf(store).isPending, store.state.pending.cart === 1]
    expect(isPending()).toEqual([false, false])
    const acting = act(store)
    expect(isPending()).toEqual([true, true])
    await acting
    expect(isPending()).toEqual([false, false])
  })
})

describe('an earlier code whose check is answered late', () => {
  const byField: Act = (store) => store.use(codeFieldActions).applyCode('STEAK10')
  const byBanner: Act = (store) => store.use(promoActions).apply('STEAK10')
  const byRule: Act = (store) => store.use(promoVerbs).revalidate('STEAK10')
  const newer: Act = (store) => store.use(promoActions).apply('SHIPFREE')
  const newerByField: Act = (store) => store.use(codeFieldActions).applyCode('SHIPFREE')
  const removed: Act = (store) => store.use(promoActions).remove()

  it.each<[string, Act, Act, string | null]>([
    ['typed, does not replace a newer one', byField, newer, 'SHIPFREE'],
    ['of the banner, does not replace a newer one', byBanner, newerByField, 'SHIPFREE'],
    ['stored, does not replace a newer one', byRule, newerByField, 'SHIPFREE'],
    ['of the banner, does not come back after a removal', byBanner, removed, null],
  ])('%s', async (_case, earlier, later, code) => {
    const { through, letGo } = holding((url) => url.includes('/STEAK10'))
    const { store, backend, heard } = await aStore(withCode('RIBS5'), { through })
    const first = earlier(store)
    await later(store)
    letGo()
    await first
    const { storedCode, isPending } = store.slot(promoActions)
    expect([(await backend.cart())?.discount_code || null, storedCode]).toEqual([code, code])
    expect(backend.count('putDiscount')).toBe(code ? 1 : 0)
    expect(heard.filter((name) => name.startsWith('promo-'))).toEqual(
      code ? ['promo-code-accepted'] : [],
    )
    expect(isPending).toBe(false)
  })

  it.each<[string, string]>([
    ['a code that is refused', 'NOSUCHCODE'],
    ['a gift card', 'GIFT-0025'],
  ])('is applied if only %s came after it', async (_what, code) => {
    const { through, letGo } = holding((url) => url.includes('/STEAK10'))
    const { store } = await aStore(world(), { through })
    const first = byBanner(store)
    await store.use(codeFieldActions).applyCode(code)
    expect(store.slot(promoActions).isPending).toBe(true)
    letGo()
    expect(await first).toEqual({ status: 'accepted' })
    expect(store.state.cart?.discount_code).toBe('STEAK10')
    expect(store.slot(promoActions).isPending).toBe(false)
  })
})

it.each<[string, (store: Store) => { outcome: unknown }, Act, (store: Store) => void]>([
  [
    'a promo code',
    (store) => store.slot(promoActions),
    (store) => store.use(promoActions).apply('NOSUCHCODE'),
    (store) => store.use(promoActions).dismissOutcome(),
  ],
  [
    'a gift card',
    (store) => store.slot(giftCardActions),
    (store) => store.use(giftCardActions).apply('NOSUCHCARD'),
    (store) => store.use(giftCardActions).dismissOutcome(),
  ],
  [
    'the one field',
    (store) => store.slot(codeFieldActions),
    (store) => store.use(codeFieldActions).applyCode('NEITHER'),
    (store) => store.use(codeFieldActions).dismissOutcome(),
  ],
])('dismissOutcome forgets what became of %s', async (_what, slotOf, act, dismiss) => {
  const store = await aShop()
  await act(store)
  expect(slotOf(store).outcome).toBe('invalid')
  dismiss(store)
  expect(slotOf(store).outcome).toBeNull()
})
