import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textKeys } from './everyText'
import { explainTexts } from './explainTexts'

const said: string[] = []
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'warn').mockImplementation((text) => void said.push(String(text)))
})
afterEach(() => vi.restoreAllMocks())

it.each([
  ['cart.titel', 'cart.title'],
  ['Cart.Title', 'cart.title'],
  ['reason.twice', 'bulk.reason.twice'],
])('%s is named once, with %s as the remedy', (wrong, right) => {
  explainTexts({ [wrong]: 'Basket', 'cart.title': 'Basket' }, textKeys)
  explainTexts({ [wrong]: 'Basket' }, textKeys)
  expect(said).toEqual([
    `Giftwell: unknown text key "${wrong}", so it is ignored. Did you mean "${right}"? See dist/docs/texts.md for all keys.`,
  ])
})

it('existing keys are not mentioned', () => {
  explainTexts(Object.fromEntries(textKeys.map((key) => [key, 'Words'])), textKeys)
  expect(said).toEqual([])
})
