import { describe, expect, it } from 'vitest'
import { aCart } from '../../../mocks/fixtures'
import { aStore } from '../../../testing/store/testStore'
import type { Store } from '../core/createStore'
import { codeFieldActions, giftCardActions, promoActions } from './actions'

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
  ])('%s is pending', async (_what, slotOf, act) => {
    const store = await aShop()
    const isPending = () => slotOf(store).isPending
    expect(isPending()).toBe(false)
    const acting = act(store)
    expect(isPending()).toBe(true)
    await acting
    expect(isPending()).toBe(false)
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
