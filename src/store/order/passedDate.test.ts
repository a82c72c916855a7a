import { expect, it, vi } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { ended, withFakeClock } from '../../../testing/fakeTimers'
import { anOrder, locksPerTest } from '../../../testing/store/order'
import { type Transport, withCart } from '../../../testing/store/testStore'
import type { Cart } from '../../domain/schema/entities'

withFakeClock()
locksPerTest()

const DAY_MS = 86_400_000
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** A cart with a gift of pantry goods. */
const pantryGift = () => {
  const items = [aLine({ nonperishable_ship_methods: [{ ship_id: 30, is_default: true }] })]
  const shipping = { ship_id: 30, ship_date: dayAfter(1) }
  return { cart: aCart({ recipients: [aShipment({ cart_type: 'N', items, shipping })] }) }
}

/** A server that leaves a gift's ship date as it is, although it has passed, until it is sent another one. */
function keepsShipDate(ship_date: string): (fetch: Transport) => Transport {
  let kept: Cart | undefined
  let isMoved = false
  const keep = (cart: Cart) => {
    const shipped = (one: Cart['recipients'][number]) => ({
      ...one,
      shipping: { ...one.shipping, ship_date },
    })
    kept ??= { ...cart, recipients: cart.recipients.map(shipped) }
    return isMoved ? cart : kept
  }
  return (fetch) => (input, init) => {
    isMoved ||= init?.method === 'POST' && String(input).includes('shipping')
    return withCart(keep)(fetch)(input, init)
  }
}

const noDays = { getGuaranteeDates: 'not-found' } as const

it.each([
  ['on a page that was left open', 1, {}, 3],
  ['before the page, which could not read the days', -1, noDays, 0],
])('a ship date that passed %s is moved, and asked about, before the order', async (...row) => {
  const [, shipsIn, faults, openDays] = row
  const { press, slot, sent, backend, store, acceptChange } = await ended(
    anOrder({ scenario: pantryGift, through: keepsShipDate(dayAfter(shipsIn)), faults }),
  )
  expect(backend.count('postShipping')).toBe(0)
  backend.setFault('getGuaranteeDates', null)
  vi.setSystemTime(Date.now() + openDays * DAY_MS)
  const outcome = press()
  await ended(
    vi.waitFor(() => expect(slot.order.status).toBe('confirming-change'), { interval: 1 }),
  )
  expect([sent(), backend.count('postShipping')]).toEqual([0, 1])
  const { ship_date } = store.state.cart?.recipients[0]?.shipping ?? {}
  expect((ship_date ?? '') >= dayAfter(0)).toBe(true)
  expect(slot.change?.days).toHaveLength(1)
  acceptChange()
  expect(await ended(outcome)).toEqual({ status: 'placed' })
})
