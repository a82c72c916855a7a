import { describe, expect, it } from 'vitest'
import { cardOrder, expiryOf, isExpired, isExpiringSoon } from './savedCards'

describe('the expiry of a card', () => {
  it.each([
    ['08/2028', '08/28'],
    ['8/2028', '08/28'],
    ['08/28', '08/28'],
    ['2028-08', null],
    ['', null],
    [null, null],
  ])('%s reads %s', (expires, words) => {
    expect(expiryOf({ expires })).toBe(words)
  })

  it.each([
    // The last minute of November in Chicago, and the first of December.
    ['11/2026', '2026-12-01T05:59:00Z', false],
    ['11/2026', '2026-12-01T06:00:00Z', true],
    ['12/2026', '2026-12-01T06:00:00Z', false],
    ['01/2027', '2026-12-31T12:00:00Z', false],
    [null, '2026-12-31T12:00:00Z', false],
  ])('%s at %s: over is %s', (expires, now, isOver) => {
    expect(isExpired({ expires }, new Date(now))).toBe(isOver)
  })
})

it.each([
  // November ends within thirty days of this moment, but not a minute earlier.
  ['11/2026', '2026-11-01T05:59:00Z', false],
  ['11/2026', '2026-11-01T06:00:00Z', true],
  ['11/2026', '2026-12-01T06:00:00Z', false],
  // Its last minute in Chicago.
  ['11/2026', '2026-12-01T05:59:00Z', true],
  // Across the turn of the year and clock changes.
  ['12/2026', '2026-12-02T05:59:00Z', false],
  ['12/2026', '2026-12-02T06:00:00Z', true],
  ['12/2026', '2027-01-01T05:59:00Z', true],
  ['12/2026', '2027-01-01T06:00:00Z', false],
  ['03/2026', '2026-03-02T04:59:00Z', false],
  ['03/2026', '2026-03-02T05:00:00Z', true],
  ['02/2028', '2028-01-31T05:59:00Z', false],
  ['02/2028', '2028-01-31T06:00:00Z', true],
  [null, '2026-11-20T12:00:00Z', false],
])('a card of %s is over soon at %s: %s', (expires, now, isSoon) => {
  expect(isExpiringSoon({ expires }, new Date(now))).toBe(isSoon)
})

it('lists the default first, and expired ones last', () => {
  const cards = [
    { name: 'over', expires: '01/2020', is_default: true },
    { name: 'plain', expires: '01/2030' },
    { name: 'default', expires: '01/2030', is_default: true },
  ]
  const names = cardOrder(cards, new Date('2026-12-01T12:00:00Z')).map(({ name }) => name)
  expect(names).toEqual(['default', 'plain', 'over'])
})
