import { describe, expect, it, vi } from 'vitest'
import { type Asked, ask } from '../../../mocks/ask'
import { taxOnDemand, twoShipments } from '../../../mocks/scenarios'
import { ended, withFakeClock } from '../../../testing/fakeTimers'
import { anOrder, card, locksPerTest } from '../../../testing/store/order'
import { answering, type Transport, withCart } from '../../../testing/store/testStore'
import type { Endpoint } from '../../api/contract'
import type { TotalChange } from '../../domain/cart/totalChanges'

withFakeClock()
locksPerTest()

describe('a total that differs from what the shopper saw', () => {
  it('is asked about, and paid once the shopper agrees', async () => {
    const pay = vi.fn(() => Promise.resolve(card()))
    const { press, due, sent, slot, acceptChange } = await ended(anOrder({ pay }))
    const outcome = press({ reviewedCents: due() - 100 })
    await ended(
      vi.waitFor(() => expect(slot.order.status).toBe('confirming-change'), { interval: 1 }),
    )
    expect(slot.change).toEqual({
      from: due() - 100,
      to: due(),
      parts: [],
      days: [],
      securedCents: null,
    })
    expect(sent()).toBe(0)
    const now = due()
    acceptChange()
    expect(await ended(outcome)).toEqual({ status: 'placed' })
    expect(pay).toHaveBeenCalledExactlyOnceWith(now)
  })

  /** Changes by another tab, or by the shop itself, after the shopper has read the total. */
  const CAUSES: readonly (readonly [
    cause: string,
    name: Endpoint,
    asked: Asked,
    parts: readonly TotalChange['part'][],
  ])[] = [
    ['a quantity rises', 'putQuantity', { body: { clin_id: 101, qty: 2 } }, ['merchandise']],
    ['an item is gone', 'deleteLineItem', { params: { clinId: 101 } }, ['merchandise', 'shipping']],
    ['a promo code was added', 'putDiscount', { body: { discount_code: 'STEAK10' } }, ['promo']],
    [
      'a gift card was added',
      'putGiftCard',
      { body: { gc_code: 'GIFT-0025', page: 'cart' } },
      ['giftCards'],
    ],
    [
      'it ships faster',
      'postShipping',
      { body: { crec_id: 11, new_ship_date_data: { overnight_upgrade: true }, apply_all: false } },
      ['shipping'],
    ],
  ]
  it.each(CAUSES)('is asked about if %s', async (_cause, name, asked, parts) => {
    const { press, due, sent, slot, backend, acceptChange } = await ended(
      anOrder({ scenario: twoShipments }),
    )
    const before = due()
    await ask(backend, name, asked)
    const outcome = press({ reviewedCents: before })
    await ended(
      vi.waitFor(() => expect(slot.order.status).toBe('confirming-change'), { interval: 1 }),
    )
    expect([sent(), slot.change?.from, slot.change?.to === before]).toEqual([0, before, false])
    expect(slot.change?.parts.map(({ part }) => part)).toEqual(parts)
    acceptChange()
    expect(await ended(outcome)).toEqual({ status: 'placed' })
    expect(sent()).toBe(1)
  })

  it.each([
    ['none', 0],
    ['an older one', 1],
  ])('is asked about once if the cart said %s, and not the calculated tax', async (_case, tax) => {
    const through = (fetch: Transport) =>
      answering('calculate-tax', { tax: 8.12 })(withCart((cart) => ({ ...cart, tax }))(fetch))
    const pay = vi.fn(() => Promise.resolve(card()))
    const { press, due, sent, slot, acceptChange, backend } = await ended(
      anOrder({ through, pay, scenario: taxOnDemand }),
    )
    const before = due()
    const outcome = press()
    await ended(
      vi.waitFor(() => expect(slot.order.status).toBe('confirming-change'), { interval: 1 }),
    )
    const now = before + 812 - tax * 100
    expect(slot.change).toMatchObject({ from: before, to: now })
    expect(slot.change?.parts.map(({ part }) => part)).toEqual(['tax'])
    expect(sent()).toBe(0)
    acceptChange()
    expect(await ended(outcome)).toEqual({ status: 'placed' })
    expect([sent(), backend.count('getCart') < 20]).toEqual([1, true])
    expect(pay).toHaveBeenCalledExactlyOnceWith(now)
  })

  it('is checked again after the agreement, and asked about again if it has changed', async () => {
    const pay = vi.fn(() => Promise.resolve(card()))
    const { press, due, slot, backend, acceptChange, sent } = await ended(
      anOrder({ scenario: twoShipments, pay }),
    )
    const isAsked = (from: number) =>
      ended(
        vi.waitFor(
          () => expect([slot.order.status, slot.change?.from]).toEqual(['confirming-change', from]),
          { interval: 1 },
        ),
      )
    const before = due()
    await ask(backend, 'putQuantity', { body: { clin_id: 101, qty: 2 } })
    const outcome = press({ reviewedCents: before })
    await isAsked(before)
    const agreed = due()
    await ask(backend, 'putQuantity', { body: { clin_id: 101, qty: 3 } })
    acceptChange()
    await isAsked(agreed)
    expect(slot.change?.parts.map(({ part }) => part)).toEqual(['merchandise'])
    expect([pay.mock.calls.length, sent()]).toEqual([0, 0])
    const now = due()
    expect(now).toBeGreaterThan(agreed)
    acceptChange()
    expect(await ended(outcome)).toEqual({ status: 'placed' })
    expect(pay).toHaveBeenCalledExactlyOnceWith(now)
  })

  it('or a date that differs is asked about, at the same price', async () => {
    const { press, due, sent, slot, backend, acceptChange } = await ended(anOrder())
    const new_ship_date_data = { ship_date: '2026-12-15' }
    await ask(backend, 'postShipping', {
      body: { crec_id: 11, new_ship_date_data, apply_all: false },
    })
    const outcome = press()
    await ended(
      vi.waitFor(() => expect(slot.order.status).toBe('confirming-change'), { interval: 1 }),
    )
    expect([sent(), slot.change?.from, slot.change?.parts]).toEqual([0, due(), []])
    expect(slot.change?.days.map(({ from, to }) => [from.day, to.day])).toEqual([[10, 17]])
    acceptChange()
    expect(await ended(outcome)).toEqual({ status: 'placed' })
    expect(sent()).toBe(1)
  })

  it('is not paid if the shopper declines', async () => {
    const { press, due, sent, slot, refuseChange } = await ended(anOrder())
    const outcome = press({ reviewedCents: due() + 1 })
    await ended(
      vi.waitFor(() => expect(slot.order.status).toBe('confirming-change'), { interval: 1 }),
    )
    refuseChange()
    expect(await ended(outcome)).toEqual({ status: 'editing' })
    expect(sent()).toBe(0)
  })

  it('includes a tax that was just added to the cart', async () => {
    const { press, slot, due, refuseChange } = await ended(anOrder({ scenario: taxOnDemand }))
    const before = due()
    const outcome = press()
    await ended(
      vi.waitFor(() => expect(slot.order.status).toBe('confirming-change'), { interval: 1 }),
    )
    expect(slot.change?.from).toBe(before)
    expect(slot.change?.to).toBeGreaterThan(before)
    refuseChange()
    await ended(outcome)
  })
})
