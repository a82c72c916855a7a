import { expect, it } from 'vitest'
import { nameList } from './nameList'

it.each([
  [['Rosa'], 'Rosa'],
  [['Rosa', 'Ben'], 'Rosa and Ben'],
  [['Rosa', 'Ben', 'Cleo'], 'Rosa, Ben, and Cleo'],
  [['Rosa', 'Ben', 'Cleo', 'Walt'], 'Rosa, Ben, Cleo, and Walt'],
  [['Rosa', 'Ben', 'Cleo', 'Walt', 'May'], 'Rosa, Ben, Cleo, and 2 others'],
])('%j reads as %s', (names, sentence) => {
  expect(nameList(names, '{count} others', 'en-US')).toBe(sentence)
})

it('follows the store’s language', () => {
  expect(nameList(['Rosa', 'Ben', 'Cleo'], '', 'de-DE')).toBe('Rosa, Ben und Cleo')
})
