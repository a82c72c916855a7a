import { expect, it } from 'vitest'
import { aCart, aShipment } from '../../../mocks/fixtures'
import { dayChanges } from './dayChanges'

const cart = (delivery_date: string | null, cart_type: 'P' | 'E' = 'P') =>
  aCart({ recipients: [aShipment({ crec_id: 11, cart_type, shipping: { delivery_date } })] })

it.each([
  ['the same day', '2026-12-24', '2026-12-24', 0],
  ['another day', '2026-12-24', '2026-12-28', 1],
  ['a first day', null, '2026-12-28', 0],
  ['no day any more', '2026-12-24', null, 0],
])('%s', (_case, before, now, count) => {
  expect(dayChanges(cart(before), cart(now))).toHaveLength(count)
})

it('leaves out new recipients', () => {
  expect(dayChanges(aCart({ recipients: [] }), cart('2026-12-28'))).toEqual([])
})
