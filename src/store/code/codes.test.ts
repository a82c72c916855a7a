import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import type { Fault } from '../../../mocks/faults'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { opened, withCode, world } from '../../../testing/store/codes'
import { cartActions } from '../cart/actions'

describe('a promo code', () => {
  it.each([
    ['STEAK10', 'accepted', 'promo-code-accepted'],
    [' steak10 ', 'accepted', 'promo-code-accepted'],
    ['SUMMER25', 'expired', 'promo-code-expired'],
    ['NOSUCHCODE', 'invalid', 'promo-code-invalid'],
    ['NEWYEAR99', 'invalid', 'promo-code-invalid'],
    ['BROKEN', 'apply-error', 'promo-code-apply-error'],
    ['..', 'invalid', 'promo-code-invalid'],
  ])('%j is %s, with one event', async (code, outcome, event) => {
    const { promo, slot, heardOfCodes } = await opened()
    expect(await promo.apply(code)).toMatchObject({ status: outcome })
    expect(heardOfCodes()).toEqual([event])
    expect(slot().outcome).toBe(outcome)
  })

  it('replaces an earlier one when accepted', async () => {
    const { store, backend, promo, slot } = await opened(withCode('STEAK10'))
    await promo.apply('shipfree')
    expect(store.state.cart?.discount_code).toBe('SHIPFREE')
    expect((await backend.cart())?.discount_code).toBe('SHIPFREE')
    expect(slot().storedCode).toBe('SHIPFREE')
  })

  it('keeps the earlier one when refused', async () => {
    const { store, promo } = await opened(withCode('STEAK10'))
    await promo.apply('SUMMER25')
    expect(store.state.cart?.discount_code).toBe('STEAK10')
  })

  it.each(['server-error', 'network-error', 'html'] as const)(
    'is an apply-error if the check ends in %s',
    async (kind) => {
      const { promo } = await opened(world(), { faults: { getActiveCode: { kind, times: 3 } } })
      expect(await promo.apply('STEAK10')).toMatchObject({ status: 'apply-error' })
    },
    10_000,
  )

  it.each<[string, Fault]>([
    ['404', { kind: 'not-found' }],
    ['400', { kind: 'conflict', status: 400 }],
    ['422', { kind: 'conflict', status: 422 }],
  ])('that the check answers with %s is invalid, and never put', async (_status, fault) => {
    const { promo, requests, reported } = await opened(world(), {
      faults: { getActiveCode: fault },
    })
    expect(await promo.apply('STEAK10')).toEqual({ status: 'invalid', reason: 'refused' })
    expect([requests(), reported]).toEqual([['getActiveCode'], []])
  })

  it('with another refusal in the check causes an apply-error, and is reported', async () => {
    const faults = { getActiveCode: 'conflict' } as const
    const { promo, reported } = await opened(world(), { faults })
    expect(await promo.apply('STEAK10')).toMatchObject({ status: 'apply-error' })
    expect(reported).toContain('promo-check-failed')
  })

  it('that is missing from the cart after a 200 causes an apply-error', async () => {
    const { promo, slot } = await opened(world(), { faults: { putDiscount: 'empty' } })
    expect(await promo.apply('STEAK10')).toEqual({ status: 'apply-error', reason: 'refused' })
    expect(slot().storedCode).toBeNull()
  })

  it('is removed with its outcome', async () => {
    const { store, promo, slot, heardOfCodes } = await opened()
    await promo.apply('STEAK10')
    const before = heardOfCodes()
    expect(await promo.remove()).toMatchObject({ status: 'saved' })
    expect(heardOfCodes()).toEqual(before)
    expect(slot()).toEqual({ storedCode: null, outcome: null, isPending: false })
    expect(store.state.cart?.discount_code || null).toBeNull()
  })

  it.each([
    ['that the server dropped is reported once', [101], ['promo-code-dropped']],
    ['ended with the last item is not', [101, 102], []],
  ])('that %s', async (_case, gone, told) => {
    const items = [aLine({ clin_id: 101 }), aLine({ clin_id: 102 })]
    const cart = aCart({ recipients: [aShipment({ items })] })
    const { store, backend, promo, slot, heardOfCodes } = await opened({ cart })
    await promo.apply('STEAK10')
    await ask(backend, 'deleteDiscount', {})
    for (const clinId of gone) await ask(backend, 'deleteLineItem', { params: { clinId } })
    const before = heardOfCodes().length
    await store.use(cartActions).refresh()
    await store.use(cartActions).refresh()
    expect([slot().storedCode, heardOfCodes().slice(before)]).toEqual([null, told])
  })

  describe('that is not stored on this device', () => {
    const items = [aLine({ clin_id: 101, price: 80 }), aLine({ clin_id: 102, price: 80 })]
    const cart = aCart({ recipients: [aShipment({ items })], discount_code: 'TAKE20' })

    it('and that a removal ended is reported once, by the name that the cart had', async () => {
      const { store, slot } = await opened({ cart })
      const told: unknown[] = []
      store.events.on('promo-code-dropped', ({ code }) => told.push(code))
      expect(slot().storedCode).toBeNull()
      await store.use(cartActions).removeLine(101)
      expect(store.state.cart?.discount_code || null).toBeNull()
      await store.use(cartActions).refresh()
      expect(told).toEqual(['TAKE20'])
    })

    it('is not reported when it is removed, here or in another tab', async () => {
      const here = await opened({ cart })
      await here.promo.remove()
      const elsewhere = await opened({ cart })
      await ask(elsewhere.backend, 'deleteDiscount', {})
      await elsewhere.store.use(cartActions).refresh()
      expect(elsewhere.store.state.cart?.discount_code || null).toBeNull()
      expect([here.heardOfCodes(), elsewhere.heardOfCodes()]).toEqual([[], []])
    })
  })

  it('shows the outcome of the later of two attempts', async () => {
    const { promo, slot } = await opened()
    const { apply } = promo
    await Promise.all([apply('STEAK10'), apply('SUMMER25')])
    expect(slot().outcome).toBe('expired')
  })
})

describe('a gift card', () => {
  it('pays up to its balance', async () => {
    const { store, giftCard } = await opened()
    expect(await giftCard.apply('GIFT-0025')).toMatchObject({ status: 'applied' })
    expect(store.state.cart?.gift_card_json).toHaveProperty('GIFT-0025')
  })

  it.each(['NOSUCHCARD', 'GIFT-0000'])('is invalid as %s, with one event', async (code) => {
    const { giftCard, heard } = await opened()
    expect(await giftCard.apply(code)).toMatchObject({ status: 'invalid' })
    expect(heard.filter((name) => name === 'gift-card-invalid')).toHaveLength(1)
  })

  it('that could not be checked is not called invalid, and causes the same event', async () => {
    const { giftCard, heard } = await opened(world(), { faults: { putGiftCard: 'server-error' } })
    expect(await giftCard.apply('GIFT-0025')).toMatchObject({ status: 'failed' })
    expect(heard).toContain('gift-card-invalid')
  })

  it('that is missing from the cart after a 200 is invalid', async () => {
    const { giftCard, heardOfCodes } = await opened(world(), { faults: { putGiftCard: 'empty' } })
    expect(await giftCard.apply('GIFT-0025')).toEqual({ status: 'invalid', reason: 'refused' })
    expect(heardOfCodes()).toEqual(['gift-card-invalid'])
  })

  it('with a lost response is not applied if it is not on the cart, whatever else has changed', async () => {
    const { store, backend, giftCard, heardOfCodes } = await opened()
    const lineId = store.state.cart?.recipients[0]?.items[0]?.clin_id ?? 0
    // A change in another tab, unknown to this one.
    await ask(backend, 'deleteLineItem', { params: { clinId: lineId } })
    backend.setFault('putGiftCard', 'network-error')
    expect(await giftCard.apply('GIFT-0025')).toEqual({ status: 'failed', reason: 'unsure' })
    expect(heardOfCodes()).toEqual(['gift-card-invalid'])
  })

  it('with a lost response is applied if it is on the cart', async () => {
    const { giftCard } = await opened(world(), { faults: { putGiftCard: 'dropped-after' } })
    expect(await giftCard.apply('GIFT-0025')).toEqual({ status: 'applied' })
  })

  it.each<[string, Fault['kind'], string]>([
    ['still on the cart stays', 'network-error', 'failed'],
    ['gone is removed', 'dropped-after', 'removed'],
  ])('whose removal has lost its answer, %s', async (_case, kind, status) => {
    const { giftCard, backend } = await opened()
    await giftCard.apply('GIFT-0025')
    backend.setFault('deleteGiftCard', { kind })
    expect(await giftCard.remove('GIFT-0025')).toMatchObject({ status })
  })

  it('is removed', async () => {
    const { store, giftCard } = await opened()
    await giftCard.apply('GIFT-0025')
    expect(await giftCard.remove('GIFT-0025')).toMatchObject({ status: 'removed' })
    expect(store.state.cart?.gift_card_json ?? {}).not.toHaveProperty('GIFT-0025')
  })

  it('that the server keeps stays, with a gc-remove-failed event', async () => {
    const { store, giftCard, heard } = await opened()
    await giftCard.apply('GIFT-STUCK')
    expect(await giftCard.remove('GIFT-STUCK')).toMatchObject({ status: 'failed' })
    expect(heard).toContain('gc-remove-failed')
    expect(store.state.cart?.gift_card_json).toHaveProperty('GIFT-STUCK')
  })
})
