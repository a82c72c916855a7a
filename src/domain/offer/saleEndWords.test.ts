import { describe, expect, it } from 'vitest'
import { momentWords, saleEndWords } from './saleEndWords'

describe('momentWords', () => {
  it.each([
    ['the last second of winter time', '2026-03-08T07:59:59Z', 'Sun, Mar 8', '1:59 AM'],
    ['the first of summer time', '2026-03-08T08:00:00Z', 'Sun, Mar 8', '3:00 AM'],
    ['the last second of summer time', '2026-11-01T06:59:59Z', 'Sun, Nov 1', '1:59 AM'],
    ['the first of winter time', '2026-11-01T07:00:00Z', 'Sun, Nov 1', '1:00 AM'],
    ['noon', '2026-12-24T18:00:00Z', 'Thu, Dec 24', '12:00 PM'],
    ['a minute before noon', '2026-12-24T17:59:00Z', 'Thu, Dec 24', '11:59 AM'],
    ['midnight', '2026-11-27T06:00:00Z', 'Fri, Nov 27', '12:00 AM'],
  ])('%s', (_case, instant, day, time) => {
    expect(momentWords(new Date(instant))).toEqual({ day, time })
  })
})

describe('saleEndWords', () => {
  it.each([
    ['the end of a day', '2026-11-27T06:00:00Z', 'Thu, Nov 26', '11:59 PM'],
    ['a minute later', '2026-11-27T06:01:00Z', 'Fri, Nov 27', '12:01 AM'],
    ['a minute earlier', '2026-11-27T05:59:00Z', 'Thu, Nov 26', '11:59 PM'],
    ['the end of a year', '2027-01-01T06:00:00Z', 'Thu, Dec 31', '11:59 PM'],
    ['the end of a day of 23 hours', '2026-03-09T05:00:00Z', 'Sun, Mar 8', '11:59 PM'],
    ['the end of a day of 25 hours', '2026-11-02T06:00:00Z', 'Sun, Nov 1', '11:59 PM'],
    ['any other time', '2026-12-01T19:30:00Z', 'Tue, Dec 1', '1:30 PM'],
  ])('%s', (_case, instant, day, time) => {
    expect(saleEndWords(new Date(instant))).toEqual({ day, time })
  })
})
