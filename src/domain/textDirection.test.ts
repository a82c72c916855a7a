import { expect, it } from 'vitest'
import { textDirection } from './textDirection'

it.each([
  ['en-US', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['pa-Arab-PK', 'rtl'],
  // The codes of Aragonese and Herero begin like those of Arabic and Hebrew.
  ['arg', 'ltr'],
  ['her-NA', 'ltr'],
])('the language of %s is written %s', (locale, direction) => {
  expect(textDirection(locale)).toBe(direction)
})
