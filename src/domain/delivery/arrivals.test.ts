import { expect, it } from 'vitest'
import { aCart, aShipment } from '../../../mocks/fixtures'
import { isoDay } from '../calendar'
import { arrivals } from './arrivals'

it.each([
  [
    ['2026-11-30', '2026-11-25', '2026-11-28'],
    ['2026-11-25', '2026-11-30'],
  ],
  [
    ['2026-12-02', null],
    ['2026-12-02', '2026-12-02'],
  ],
  [
    ['2027-01-02', '12/31/2026'],
    ['2026-12-31', '2027-01-02'],
  ],
  [[null], undefined],
  [[], undefined],
])('%j arrive from the first day to the last', (days, span) => {
  const recipients = days.map((delivery_date) =>
    aShipment({ shipping: delivery_date === null ? null : { delivery_date } }),
  )
  expect(arrivals(aCart({ recipients }))?.map(isoDay)).toEqual(span)
})

it('any day of a week counts from Monday to Friday', () => {
  const shipping = { delivery_date: '2026-11-25', ship_select_type: 'week' as const }
  const cart = aCart({ recipients: [aShipment({ shipping })] })
  expect(arrivals(cart)?.map(isoDay)).toEqual(['2026-11-23', '2026-11-27'])
})
