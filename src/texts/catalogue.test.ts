import { expect, it } from 'vitest'
import { catalogue } from '..'
import { createFormat } from '../domain/createFormat'
import { builtInTexts, fill, withOverrides } from './catalogue'

const sends = builtInTexts('sends', { to: 'Ships to {address}', ask: 'Hi {name}: {link}' })

it.each([
  ['he', 'אל \u206812 Elm St, Ames\u2069', '\u2068Dana\u2069: https://shop.test'],
  ['de', 'אל 12 Elm St, Ames', 'Dana: https://shop.test'],
])(
  'a text in %s isolates values, but not a link, only if it reads from right to left',
  (locale, to, ask) => {
    const overrides = { 'sends.to': 'אל {address}', 'sends.ask': '{name}: {link}' }
    const texts = withOverrides(sends, overrides, locale)
    expect(fill(texts.to, { address: '12 Elm St, Ames' })).toBe(to)
    expect(fill(texts.ask, { name: 'Dana', link: 'https://shop.test' })).toBe(ask)
  },
)

it.each([
  ['fr-FR', '{count} {count|article|articles}', '0 article'],
  ['he-IL', '{count} {count|פריט|פריטים|פריטים}', '\u20680\u2069 פריטים'],
  ['en-US', '{count} {count|item|items}', '0 items'],
])(
  'the texts of a host’s own catalogue are in the store’s language: %s',
  (locale, text, wanted) => {
    createFormat({ locale })
    const { sum } = withOverrides(catalogue('own', { sum: text }), {}, locale)
    expect(fill(sum, { count: 0 })).toBe(wanted)
  },
)

it('a form can be a sentence, but has an end', () => {
  const sentence = 'Every gift in your cart arrives on the day that you have chosen for it.'
  expect(fill(`{count|One gift.|${sentence}}`, { count: 2 })).toBe(sentence)
  const endless = `{count|${'a'.repeat(301)}}`
  expect(fill(endless, { count: 2 })).toBe(endless)
})
