import { expect, it } from 'vitest'
import { asOfToday } from './asOfToday'

it('shifts days and instants, and nothing else', () => {
  const seen = {
    placed_at: Date.parse('2026-11-27T18:00:00Z'),
    order_id: 'PO-26114',
    postal_code: '68102-1234',
    cents: 10_000,
    list: [{ ship_date: '2026-12-01', at: '2026-12-01T15:00:00.000Z', none: null }],
  }
  // Ten days; the last has not passed.
  expect(asOfToday(seen, Date.parse('2026-12-12T15:59:00Z'))).toEqual({
    ...seen,
    placed_at: Date.parse('2026-12-07T18:00:00Z'),
    list: [{ ship_date: '2026-12-11', at: '2026-12-11T15:00:00.000Z', none: null }],
  })
})
