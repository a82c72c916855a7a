import { describe, expect, it } from 'vitest'
import { aShipment } from '../../../mocks/fixtures'
import { movedFrom } from './movedFrom'

describe('movedFrom', () => {
  const original = { year: 2026, month: 11, day: 24 }
  it.each([
    ['another day', '2026-11-24', '2026-12-01', original],
    ['no day any more', '2026-11-24', null, original],
    ['the same day', '2026-11-24', '2026-11-24', null],
    ['the same day, written at length', '2026-11-24', '2026-11-24T00:00:00', null],
    ['a day that was never another', null, '2026-12-01', null],
  ])('%s', (_case, ORIGINAL_ship_date, ship_date, day) => {
    expect(movedFrom(aShipment({ shipping: { ORIGINAL_ship_date, ship_date } }))).toEqual(day)
  })
})
