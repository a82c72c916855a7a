import { expect, it } from 'vitest'
import { catalogue, fill, withOverrides } from './catalogue'

const sends = catalogue('sends', { to: 'Ships to {address}', ask: 'Hi {name}: {link}' })

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
