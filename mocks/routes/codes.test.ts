import { describe, expect, it } from 'vitest'
import { at, cartOf, linesOf } from '../../testing/backend'
import { ask } from '../ask'
import { type Backend, createBackend } from '../backend'
import * as scenarios from '../scenarios'

const statusOf = async (backend: Backend, code: string) =>
  (await ask(backend, 'getActiveCode', { params: { code } })).body
const apply = (backend: Backend, discount_code: string) =>
  ask(backend, 'putDiscount', { body: { discount_code } })
const giftCard = (backend: Backend, gc_code: string) =>
  ask(backend, 'putGiftCard', { body: { gc_code, page: 'cart' } })
const remove = (backend: Backend, clinId: number) =>
  ask(backend, 'deleteLineItem', { params: { clinId } })
const giftsIn = async (backend: Backend) =>
  (await linesOf(backend)).filter(({ sku_id }) => sku_id === 21011)

describe('the status of a promo code', () => {
  it.each([
    ['STEAK10', 'active'],
    [' steak10 ', 'active'],
    ['SUMMER25', 'expired'],
    ['NEWYEAR99', 'unknown'],
    ['NOSUCHCODE', 'unknown'],
    ['A/B?C', 'unknown'],
  ])('%s is %s', async (code, expected) => {
    expect(await statusOf(at(scenarios.oneShipment), code)).toEqual({
      discount_code: code.trim().toUpperCase(),
      status: expected,
    })
  })

  it.each([
    ['2026-09-01T04:59:59Z', 'active'],
    ['2026-09-01T05:00:00Z', 'expired'],
    ['2026-01-01T05:59:59Z', 'unknown'],
    ['2026-01-01T06:00:00Z', 'active'],
  ])('changes at midnight in Chicago: at %s it is %s', async (iso, expected) => {
    const backend = createBackend({ clock: () => Date.parse(iso) })
    expect((await statusOf(backend, 'SUMMER25')).status).toBe(expected)
  })
})

describe('applying a promo code', () => {
  it('replaces an older one', async () => {
    const backend = at(scenarios.promoAccepted)
    const { body } = await apply(backend, 'take20')
    expect(body.cart).toMatchObject({ discount_code: 'TAKE20' })
    expect(body.cart?.summary_section_totals?.before_shipping_subtotal).toBe(89.95)
  })

  it.each([
    ['SUMMER25', 422, 'not_active'],
    ['NOSUCHCODE', 422, 'not_active'],
    ['BIGSPENDER', 422, 'minimum_not_met'],
    ['MEMBERS15', 422, 'customers_only'],
    ['RIBEYE25', 422, 'nothing_to_discount'],
    ['BROKEN', 500, 'promo_service_failed'],
  ])('%s fails, and the older one stays', async (code, expected, error) => {
    const backend = at(scenarios.promoAccepted)
    const answer = await apply(backend, code)
    expect([answer.status, answer.body]).toEqual([expected, { error }])
    expect((await cartOf(backend)).discount_code).toBe('STEAK10')
  })

  it('can be for customers only', async () => {
    expect((await apply(at(scenarios.customerSignedIn), 'MEMBERS15')).status).toBe(200)
  })

  it.each([
    ['expired', scenarios.promoExpired, 'expired', 422],
    ['not begun', scenarios.promoInvalid, 'unknown', 422],
    ['broken', scenarios.promoApplyError, 'active', 500],
  ])('that is %s', async (_case, scenario, expected, applied) => {
    const backend = at(scenario)
    expect((await statusOf(backend, scenarios.STORY_CODE)).status).toBe(expected)
    expect((await apply(backend, scenarios.STORY_CODE)).status).toBe(applied)
  })

  it('ends when the cart no longer meets its condition', async () => {
    const backend = at(scenarios.twoShipments)
    await apply(backend, 'TAKE20')
    await remove(backend, 101)
    await remove(backend, 102)
    const cart = await cartOf(backend)
    expect(cart.discount_code).toBe('')
    expect(cart.summary_section_totals?.promo_discounts?.amount).toBe(0)
  })

  it('ends when it is removed, also twice', async () => {
    const backend = at(scenarios.promoAccepted)
    expect((await ask(backend, 'deleteDiscount')).status).toBe(204)
    expect((await ask(backend, 'deleteDiscount')).status).toBe(204)
    expect((await cartOf(backend)).discount_code).toBe('')
  })
})

describe('a free gift', () => {
  it('is added to the first parcel, and has a name', async () => {
    const backend = at(scenarios.twoShipments)
    const { body } = await apply(backend, 'FREEBURGERS')
    const mine = body.cart?.recipients.find(({ is_myself }) => is_myself)
    const gift = mine?.items.at(-1)
    expect(gift).toMatchObject({ sku_id: 21011, price: 0, qty: 1 })
    expect(body.cart?.recalc_detail?.free_gift_fixed).toEqual({
      'rcpt-11': [],
      'rcpt-12': [gift?.clin_id],
    })
  })

  it('is added once, however often its code is applied', async () => {
    const backend = at(scenarios.twoShipments)
    await apply(backend, 'FREEBURGERS')
    await apply(backend, 'FREEBURGERS')
    expect(await giftsIn(backend)).toHaveLength(1)
  })

  const gratins = { body: { lineitems: [{ item_id: 1401, addr_id: 3001 }] } }
  it.each<[string, number, (backend: Backend) => Promise<unknown>]>([
    ['stays as it is', 1, async () => null],
    ['stays above its minimum', 1, (backend) => remove(backend, 103)],
    ['is dropped with its code', 0, (backend) => ask(backend, 'deleteDiscount')],
    ['is dropped with another code', 0, (backend) => apply(backend, 'STEAK10')],
    [
      'is dropped below its minimum',
      0,
      async (backend) => {
        await ask(backend, 'putLineItems', gratins)
        await remove(backend, 101)
        await remove(backend, 103)
      },
    ],
  ])('%s: %i left', async (_case, left, change) => {
    const backend = at(scenarios.freeGift)
    await change(backend)
    expect(await giftsIn(backend)).toHaveLength(left)
  })

  it('does not keep a parcel without other items', async () => {
    const backend = at(scenarios.freeGift)
    const [first] = (await cartOf(backend)).recipients
    const paid = first?.items.find(({ price }) => Number(price) > 0)
    await remove(backend, paid?.clin_id ?? 0)
    const { recipients, discount_code, recalc_detail } = await cartOf(backend)
    expect(recipients.map(({ crec_id }) => crec_id)).toEqual([12])
    // The gift follows the first parcel, as long as its code applies.
    const [gift] = await giftsIn(backend)
    expect([discount_code, recipients[0]?.items.at(-1)?.clin_id]).toEqual([
      'FREEBURGERS',
      gift?.clin_id,
    ])
    expect(recalc_detail?.free_gift_fixed).toEqual({ 'rcpt-12': [gift?.clin_id] })
  })

  it('is given once', async () => {
    const backend = at(scenarios.freeGift)
    const [gift] = await giftsIn(backend)
    const body = { clin_id: gift?.clin_id, qty: 2 }
    expect((await ask(backend, 'putQuantity', { body })).body.units_available).toBe(1)
  })

  it('that is sold out is refused', async () => {
    const backend = at(scenarios.twoShipments)
    await backend.db.transaction((tx) => tx.putStock(2102, 0))
    expect((await apply(backend, 'FREEKNIFE')).status).toBe(409)
  })
})

describe('a gift card', () => {
  it('is applied once, in any letter case', async () => {
    const backend = at(scenarios.oneShipment)
    await giftCard(backend, ' gift-0050 ')
    const { body } = await giftCard(backend, 'GIFT-0050')
    expect(body.cart?.gift_card_json).toEqual({ 'GIFT-0050': { applied_amount: 50, balance: 0 } })
  })

  it.each(['GIFT-0000', 'GIFT-NONE', ''])('%j is invalid', async (code) => {
    const { status, body } = await giftCard(at(scenarios.oneShipment), code)
    expect([status, body]).toEqual([422, { error: 'gift_card_invalid' }])
  })

  it('pays the rest after other cards', async () => {
    const backend = at(scenarios.giftCardCoversAll)
    const { body } = await giftCard(backend, 'GIFT-0050')
    expect(body.cart?.gift_card_json?.['GIFT-0050']).toEqual({ applied_amount: 0, balance: 50 })
  })

  it.each([
    ['is taken off', scenarios.twoGiftCards, 'GIFT-0025', 204, 'GIFT-0050'],
    ['may refuse to be', scenarios.giftCardStuck, 'GIFT-STUCK', 409, 'GIFT-STUCK'],
  ])('%s', async (_case, scenario, certificate, expected, left) => {
    const backend = at(scenario)
    const { status } = await ask(backend, 'deleteGiftCard', { params: { certificate } })
    expect(status).toBe(expected)
    expect(Object.keys((await cartOf(backend)).gift_card_json ?? {})).toEqual([left])
  })
})
