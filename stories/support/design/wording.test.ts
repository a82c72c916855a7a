import { describe, expect, it } from 'vitest'
import { allTexts } from '../../docs/tables/texts'
import { textsIn } from './wording'

const values = (text: string) => text.match(/\{[^{}]*\}/g) ?? []
const plain = (text: string) => text.replace(/\{[^{}]*\}/g, '')

describe.each(['longer', 'accented'])('texts that are %s', (wording) => {
  const texts = Object.entries(textsIn(wording))

  it('are those of the whole catalogue', () => {
    expect(texts.length).toBeGreaterThan(300)
    expect(texts.map(([key]) => key)).toEqual(Object.keys(allTexts))
  })

  it('keep their values', () => {
    for (const [key, text] of texts) expect(values(text)).toEqual(values(allTexts[key] ?? ''))
  })
})

it('a longer text is longer by a third', () => {
  const lengths = (texts: Readonly<Record<string, string>>) =>
    plain(Object.values(texts).join('')).length
  const usual = lengths(allTexts)
  expect(lengths(textsIn('longer')) / usual).toBeGreaterThan(1.3)
  expect(lengths(textsIn('longer')) / usual).toBeLessThan(1.45)
  expect(textsIn('longer')['cart.emptyTitle']).toBe('Yoouur caart iis eeempty')
})

it('an accented text has its ends marked', () => {
  expect(textsIn('accented')['cart.emptyTitle']).toBe('[Ýóúr çárt ís émptý]')
})

it('the usual texts are not overridden', () => {
  expect(textsIn('')).toEqual({})
  expect(textsIn('toString')).toEqual({})
})
