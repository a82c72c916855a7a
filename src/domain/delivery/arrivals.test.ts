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
