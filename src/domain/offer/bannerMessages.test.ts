import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BannerData } from './bannerData'
import { bannerMessages, cutoffTime, isMessageOver, messageEnd } from './bannerMessages'

const NOON = '2026-12-21T18:00:00Z'
const AT_NOON = { text: 'a', orderBy: NOON, arrivesBy: '2026-12-24' }

function message(data: BannerData) {
  const [first] = bannerMessages(data)
  if (!first) throw new Error('These data hold no message.')
  return first
}
const cutoff = (orderBy: string) => message({ orderBy, arrivesBy: '2026-12-24' })
const at = (instant: string, milliseconds = 0) => new Date(Date.parse(instant) + milliseconds)

describe('a message', () => {
  it('has its code as written, its end as an instant, and its full link', () => {
    const data = { text: ' Save ', code: ' steak10 ', ends: '2026-11-26' }
    expect(message({ ...data, href: '/s', linkText: 'Shop' })).toEqual({
      id: 'Save | steak10',
      slot: 'text',
      text: 'Save',
      code: 'steak10',
      ends: new Date('2026-11-27T06:00:00Z'),
      link: { href: '/s', text: 'Shop' },
      cutoff: null,
    })
  })

  it.each([{ href: '/steaks' }, { linkText: 'Shop' }, { href: '//evil.test', linkText: 'Shop' }])(
    'has no link of a part: %j',
    (part) => {
      expect(message({ text: 'a', ...part }).link).toBeNull()
    },
  )

  it('is remembered by its id, otherwise by its text, code and cutoff', () => {
    const ids = [
      { text: 'a', id: 'fall' },
      { text: 'a' },
      { text: 'a', code: 'X' },
      { text: 'a', orderBy: '2026-12-21 13:00', arrivesBy: '2026-12-24' },
    ].map((data) => message(data).id)
    expect(ids).toEqual(['fall', 'a', 'a | X', 'a | 2026-12-21 13:00'])
  })

  it('keeps its template’s name if an earlier message is dropped', () => {
    const slots = (data: BannerData) => bannerMessages(data).map(({ slot }) => slot)
    expect(slots({ messages: [{ text: 'a' }, null, { text: 'c' }] })).toEqual(['text', 'text-3'])
    expect(slots({ text: 'a', messages: [{ text: 'b' }] })).toEqual(['text', 'text-2'])
  })
})

describe('a message is over', () => {
  it.each([
    ['a millisecond before its end', { text: 'a', ends: NOON }, -1, false],
    ['at its end', { text: 'a', ends: NOON }, 0, true],
    ['after its end', { text: 'a', ends: NOON }, 1, true],
    ['without an end', { text: 'a' }, 1e12, false],
    ['a millisecond before its cut-off', AT_NOON, -1, false],
    ['at its cut-off', AT_NOON, 0, true],
  ])('%s: %s', (_case, data, milliseconds, expected) => {
    expect(isMessageOver(message(data), at(NOON, milliseconds))).toBe(expected)
  })

  it.each([
    ['the sale first', NOON, '2026-12-22T18:00:00Z', NOON],
    ['the cut-off first', '2026-12-22T18:00:00Z', NOON, NOON],
  ])('with what ends first: %s', (_case, ends, orderBy, end) => {
    const both = message({ text: 'a', ends, orderBy, arrivesBy: '2026-12-24' })
    expect(messageEnd(both)).toEqual(new Date(end))
  })

  it.each([
    ['a cut-off of today', cutoff('2026-12-21 17:00'), true],
    ['the end of today', cutoff('2026-12-21 23:59'), true],
    ['a cut-off of tomorrow', cutoff('2026-12-22 00:01'), false],
    ['a message without one', message({ text: 'a' }), false],
  ])('if the server says that today’s cutoff has passed: %s', (_case, one, expected) => {
    expect(isMessageOver(one, at(NOON))).toBe(false)
    expect(isMessageOver(one, at(NOON), true)).toBe(expected)
  })

  it('for good', () => {
    const [min, max] = [new Date('2026-01-01'), new Date('2027-12-31')]
    const time = fc.date({ min, max, noInvalidDate: true })
    fc.assert(
      fc.property(time, time, fc.nat(1e9), (ends, now, later) => {
        const one = message({ text: 'a', ends: ends.toISOString() })
        const isOver = isMessageOver(one, now)
        expect(isOver).toBe(now >= ends)
        if (isOver) expect(isMessageOver(one, at(now.toISOString(), later))).toBe(true)
      }),
    )
  })
})

describe('the time of a cut-off', () => {
  it.each([
    ['on its day', '2026-12-21 13:00', NOON, '1:00 PM'],
    ['the evening before', '2026-12-22 13:00', '2026-12-22T05:59:59Z', 'Tue, Dec 22, 1:00 PM'],
    ['which a day ends with', '2026-12-22', NOON, 'Tue, Dec 22, 11:59 PM'],
    ['from midnight on', '2026-12-22 13:00', '2026-12-22T06:00:00Z', '1:00 PM'],
    ['before summer time', '2026-03-08 13:00', '2026-03-08T05:59:59Z', 'Sun, Mar 8, 1:00 PM'],
    ['as summer time begins', '2026-03-08 13:00', '2026-03-08T08:00:00Z', '1:00 PM'],
    ['on the day that winter time begins', '2026-11-01 13:00', '2026-11-01T07:00:00Z', '1:00 PM'],
  ])('%s', (_case, orderBy, now, expected) => {
    const { cutoff: one } = cutoff(orderBy)
    expect(one && cutoffTime(one, new Date(now))).toBe(expected)
  })

  it.each([
    ['the hour that summer time skips', '2026-03-08 02:30', '2026-03-08T07:30:00Z'],
    ['the hour that occurs twice, the first time', '2026-11-01 01:30', '2026-11-01T06:30:00Z'],
  ])('is never promised late: %s', (_case, orderBy, instant) => {
    expect(cutoff(orderBy).cutoff?.at).toEqual(new Date(instant))
  })
})
