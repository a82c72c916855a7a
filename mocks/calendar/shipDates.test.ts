import { describe, expect, it } from 'vitest'
import { chicago, startOfDay } from './chicago'
import { holidayOn } from './holidays'
import { closedReason, deliveryDay, isCutoffPassed, nextShipDay } from './shipDates'

const at = (iso: string, soldOutDays: string[] = []) => ({ now: Date.parse(iso), soldOutDays })
/** A Tuesday, ten in the morning in Chicago. */
const tuesday = at('2026-12-01T16:00:00Z')

describe('the clock in Chicago', () => {
  it.each([
    ['2026-03-08T07:59:59Z', '2026-03-08', 119],
    ['2026-03-08T08:00:00Z', '2026-03-08', 180],
    ['2026-11-01T06:59:59Z', '2026-11-01', 119],
    ['2026-11-01T07:00:00Z', '2026-11-01', 60],
    ['2026-11-27T05:59:59Z', '2026-11-26', 1439],
    ['2026-11-27T06:00:00Z', '2026-11-27', 0],
  ])('at %s it is %s, minute %i', (iso, day, minute) => {
    expect(chicago(Date.parse(iso))).toEqual({ day, minute })
  })

  it.each([
    ['2026-07-01', '2026-07-01T05:00:00.000Z'],
    ['2026-12-01', '2026-12-01T06:00:00.000Z'],
    ['2026-03-08', '2026-03-08T06:00:00.000Z'],
    ['2026-11-01', '2026-11-01T05:00:00.000Z'],
  ])('%s begins at %s', (day, iso) => {
    expect(new Date(startOfDay(day)).toISOString()).toBe(iso)
  })
})

describe('holidays', () => {
  it.each([
    ['2026-11-26', 'Thanksgiving Day'],
    ['2027-11-25', 'Thanksgiving Day'],
    ['2026-12-25', 'Christmas Day'],
    ['2027-01-01', 'New Year’s Day'],
    ['2026-05-25', 'Memorial Day'],
    ['2026-09-07', 'Labor Day'],
    ['2026-07-04', 'Independence Day'],
    ['2026-12-24', null],
  ])('%s is %s', (day, name) => {
    expect(holidayOn(day)).toBe(name)
  })
})

describe('the cut-off', () => {
  it.each([
    ['2026-12-01T18:59:59Z', false],
    ['2026-12-01T19:00:00Z', true],
    ['2026-07-01T17:59:00Z', false],
    ['2026-07-01T18:00:00Z', true],
    // Nothing ships on a weekend or a holiday, so there is no cutoff to miss.
    ['2026-12-04T23:00:00Z', true],
    ['2026-12-05T23:00:00Z', false],
    ['2026-12-06T23:00:00Z', false],
    ['2026-12-25T23:00:00Z', false],
  ])('at %s has passed: %s', (iso, expected) => {
    expect(isCutoffPassed(Date.parse(iso))).toBe(expected)
  })
})

describe('a ship date', () => {
  const group = { start_date: '2026-12-07', end_date: '2026-12-18' }
  it.each([
    ['today', tuesday, '2026-12-01', null, null],
    ['yesterday', tuesday, '2026-11-30', null, 'past'],
    ['today after the cut-off', at('2026-12-01T19:00:00Z'), '2026-12-01', null, 'cut-off'],
    ['Saturday', tuesday, '2026-12-05', null, 'weekend'],
    ['Christmas', tuesday, '2026-12-25', null, 'holiday'],
    ['a sold-out day', at('2026-12-01T16:00:00Z', ['2026-12-21']), '2026-12-21', null, 'sold-out'],
    ['before its group', tuesday, '2026-12-04', group, 'outside-group'],
    ['first of its group', tuesday, '2026-12-07', group, null],
    ['last of its group', tuesday, '2026-12-18', group, null],
    ['after its group', tuesday, '2026-12-21', group, 'outside-group'],
  ])('%s', (_case, days, day, inGroup, expected) => {
    expect(closedReason(day, days, inGroup)).toBe(expected)
  })

  it('that is next skips closed days', () => {
    const christmasEve = at('2026-12-24T20:00:00Z')
    expect(nextShipDay('2026-12-24', christmasEve)).toBe('2026-12-28')
    expect(nextShipDay('2026-12-01', tuesday, { start_date: '2028-01-01' })).toBeNull()
  })

  it.each([
    ['2026-12-08', 2, '2026-12-10'],
    ['2026-12-10', 2, '2026-12-14'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-11-25', 2, '2026-11-30'],
  ])('of %s with %i days arrives on %s', (day, transit, expected) => {
    expect(deliveryDay(day, transit)).toBe(expected)
  })
})
