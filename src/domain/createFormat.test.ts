import { expect, it } from 'vitest'
import { fill, withOverrides } from '../texts/catalogue'
import { createFormat } from './createFormat'
import { usFormat } from './format'

const day = { year: 2026, month: 12, day: 24 }
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

it.each([
  [{}, '$1,234.50', 'Thu, Dec 24', 'Dec 24', 'December', '1:05 PM'],
  [
    { locale: 'de-DE', currency: 'EUR' },
    '1.234,50 €',
    'Do., 24. Dez.',
    '24. Dez.',
    'Dezember',
    '13:05',
  ],
  [{ currency: 'EUR' }, '€1,234.50', 'Thu, Dec 24', 'Dec 24', 'December', '1:05 PM'],
])('%j', (options, money, short, date, month, time) => {
  const format = createFormat(options)
  expect(plain(format.money(123_450))).toBe(money)
  expect(plain(format.day(day))).toBe(short)
  expect(plain(format.day(day, 'date'))).toBe(date)
  expect(format.day(day, 'month-name')).toBe(month)
  expect(plain(format.time(13, 5))).toBe(time)
  expect(format.day({ ...day, month: Number.NaN })).toBe('')
})

it('writes the same as the browser', () => {
  const byHand = createFormat()
  expect(byHand).toEqual(usFormat)
  const write = createFormat({ currency: 'EUR' })
  for (let month = 1; month <= 12; month++) {
    const one = { year: 2026, month, day: 2 * month }
    for (const style of ['short', 'date', 'month-name'] as const)
      expect(byHand.day(one, style)).toBe(write.day(one, style))
  }
})

it.each([{}, { locale: 'de-DE' }])(
  'an undefined option of %j is as if it were absent',
  (options) => {
    const absent = { money: undefined, day: undefined, time: undefined }
    const format = createFormat({ ...options, ...absent })
    expect(format.money(5)).toBe(createFormat(options).money(5))
    expect(format.day(day)).toBe(createFormat(options).day(day))
    expect(format.time(13, 5)).toBe(createFormat(options).time(13, 5))
  },
)

it('uses given functions, and throws for an invalid locale', () => {
  const format = createFormat({ money: (cents) => `${cents} points` })
  expect(format.money(5)).toBe('5 points')
  expect(format.day(day)).toBe('Thu, Dec 24')
  expect(() => createFormat({ locale: 'de_DE' })).toThrow(RangeError)
})

it.each([
  ['de-DE', '{count} {count|Artikel|Artikeln}', ['0 Artikeln', '1 Artikel', '2 Artikeln']],
  ['fr-FR', '{count} {count|article|articles}', ['0 article', '1 article', '2 articles']],
  ['pl-PL', '{count|# dzień|# dni|# dni}', ['0 dni', '1 dzień', '2 dni']],
  ['ru-RU', '{count} {count|a|b|c}', ['0 c', '1 a', '2 b', '5 c', '21 a', '22 b']],
  ['ja-JP', '{count|#個}', ['0個', '1個', '2個']],
])('plurals of a host’s text go by its language: %s', (locale, text, wanted) => {
  createFormat({ locale })
  const said = withOverrides({ noun: 'n', texts: { key: '' } }, { 'n.key': text }, locale)
  const counts = wanted.map((words) => Number.parseInt(words, 10))
  expect(counts.map((count) => fill(said.key, { count }))).toEqual(wanted)
})
