import { describe, expect, it } from 'vitest'
import { deliveryPromise } from './deliveryPromise'

const PROMISES = [
  { order_by: '2026-12-01 13:00', arrives: '2026-12-03' },
  { order_by: '2026-12-02 13:00', arrives: '2026-12-04' },
]
const at = (time: string) => new Date(time)

describe('the soonest delivery', () => {
  it.each([
    ['a minute before the cut-off', '2026-12-01T18:59:00Z', false, 3, true],
    ['at the cut-off', '2026-12-01T19:00:00Z', false, 4, false],
    ['the evening before', '2026-12-01T05:59:00Z', false, 3, false],
    ['if the server says that today’s cutoff has passed', '2026-12-01T16:00:00Z', true, 4, false],
    ['on the day after, which is today then', '2026-12-02T18:59:59Z', false, 4, true],
  ])('%s', (_case, now, isPassed, day, isToday) => {
    expect(deliveryPromise(PROMISES, at(now), isPassed)).toMatchObject({
      arrives: { day },
      isToday,
    })
  })

  it.each([
    ['all of it has passed', PROMISES, '2026-12-02T19:00:00Z'],
    ['nothing is promised', [], '2026-12-01T16:00:00Z'],
    ['the page says nothing', null, '2026-12-01T16:00:00Z'],
    ['half of it is missing', [{ order_by: '2026-12-02 13:00' }, null], '2026-12-01T16:00:00Z'],
    ['it is invalid', [{ order_by: 'soon', arrives: 'then' }], '2026-12-01T16:00:00Z'],
  ])('is null if %s', (_case, promises, now) => {
    expect(deliveryPromise(promises, at(now))).toBeNull()
  })
})
