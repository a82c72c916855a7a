import { describe, expect, it } from 'vitest'
import { aShipment } from '../../../mocks/fixtures'
import { announceInstant, announcementOf, announcementProblem, announceTimes } from './announcement'

const now = new Date('2026-12-01T16:00:00Z')

describe('the announcement of a shipment', () => {
  it.each([
    ['an instant, in winter', '2026-12-07T15:00:00.000Z', '2026-12-07', '09:00'],
    ['an instant, in summer', '2026-07-07T15:00:00.000Z', '2026-07-07', '10:00'],
    ['late in the evening', '2026-12-08T03:30:00.000Z', '2026-12-07', '21:30'],
    ['by the clock of the wall in Chicago', '2026-12-24T08:00:00', '2026-12-24', '08:00'],
    ['a day alone', '2026-12-07', '2026-12-07', '09:00'],
    ['nothing', null, '', '09:00'],
    ['nonsense', 'soon', '', '09:00'],
  ])('%s', (_case, announce_it_time, day, time) => {
    expect(announcementOf(aShipment({ announce_it_time }))).toMatchObject({ day, time })
  })

  it('is sent to the recipient unless another email is given', () => {
    const shipment = aShipment({ email: 'ann@example.com', announce_it_email: '' })
    expect(announcementOf(shipment).email).toBe('ann@example.com')
  })

  it.each([
    ['2026-12-07', '09:00', '2026-12-07T15:00:00.000Z'],
    ['2026-07-07', '09:00', '2026-07-07T14:00:00.000Z'],
    ['2026-12-32', '09:00', null],
    ['2026-12-07', '9', null],
  ])('%s at %s is %s', (day, time, instant) => {
    expect(announceInstant(day, time)).toBe(instant)
  })

  it.each([
    ['is off', { isOn: false, email: '' }, null],
    ['has no address', { email: ' ' }, 'no-email'],
    ['has half an address', { email: 'ann@' }, 'email'],
    ['has no day', { day: '' }, 'no-day'],
    ['was yesterday', { day: '2026-11-30' }, 'past'],
    ['was an hour ago', { day: '2026-12-01', time: '09:00' }, 'past'],
    ['is in an hour', { day: '2026-12-01', time: '11:00' }, null],
  ])('that %s: %o', (_case, over, problem) => {
    const whole = {
      isOn: true,
      email: 'ann@example.com',
      message: '',
      day: '2026-12-07',
      time: '09:00',
    }
    expect(announcementProblem({ ...whole, ...over }, now)).toBe(problem)
  })

  it('is sent at a full hour, or at the scheduled time', () => {
    expect(announceTimes('09:00')).toHaveLength(16)
    expect(announceTimes('09:30')).toContain('09:30')
  })
})
