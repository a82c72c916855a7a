import { describe, expect, it } from 'vitest'
import { usFormat } from '../format'
import { startMonthName } from '../monthName'
import { clubMonth, soonestMonth, spellClubMonth } from './clubMonths'

describe('clubMonth', () => {
  it.each([
    [1, 1],
    [12, 12],
    ['3', 3],
    ['03', 3],
    [' March ', 3],
    ['mar', 3],
    ['SEPT', 9],
    [0, null],
    [13, null],
    [1.5, null],
    ['', null],
    ['ma', null],
    ['2026-03', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (start, month) => {
    expect(clubMonth(start)).toBe(month)
  })
})

describe('soonestMonth', () => {
  it.each([
    [[11, 12, 1, 2], 12, 12],
    [[11, 12, 1, 2], 1, 1],
    [[11, 12, 1, 2], 2, 2],
    [[11, 12, 1, 2], 3, 11],
    [[3, 6, 9], 10, 3],
    [[5], 6, 5],
    [[], 7, 7],
  ])('of %j from month %i on is %i', (months, from, soonest) => {
    expect(soonestMonth(months, from)).toBe(soonest)
  })
})

describe('startMonthName', () => {
  it.each([
    [3, 'March'],
    ['12', 'December'],
    ['next spring', 'next spring'],
    [13, '13'],
  ])('%j is called %j', (start, name) => {
    expect(startMonthName(start, usFormat)).toBe(name)
  })
})

describe('spellClubMonth', () => {
  it.each([
    [5, 3, 5],
    [5, '3', '5'],
    [5, 'March', 'May'],
    [5, 'next spring', 5],
    [5, null, 5],
  ])('%j, with %j in the line, is sent as %j', (month, like, sent) => {
    expect(spellClubMonth(month, like)).toBe(sent)
  })
})
