import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogue } from '..'
import { textKeys } from './everyText'
import { explainEvery } from './explainEvery'
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

it('keys of a host’s own catalogue exist', () => {
  catalogue('shop', { hello: 'Hello' })
  explainEvery({ 'shop.hello': 'Hallo', 'shop.helo': 'Hallo' })
  expect(said).toEqual([
    expect.stringContaining('"shop.helo", so it is ignored. Did you mean "shop.hello"?'),
  ])
})

it.each([
  ['cart.title', '{count|one|{name}}'],
  ['cart.empty', '{count |one|many}'],
  ['summary.title', `{count|${'a'.repeat(301)}}`],
])('a plural that cannot be read is named once: %s', (key, text) => {
  explainTexts({ [key]: text }, [key])
  explainTexts({ [key]: text }, [key])
  expect(said).toEqual([
    `Giftwell: the text "${key}" has a plural that cannot be read, so shoppers see its braces. Write it as {count|item|items}, with up to 6 forms of up to 300 characters, none of them with braces.`,
  ])
})

it('a plural of a host’s own catalogue that cannot be read is named, too', () => {
  catalogue('own', { sum: '{count|one|many', good: '{count|one|many} {name}' })
  explainEvery({})
  expect(said).toEqual([expect.stringContaining('the text "own.sum" has a plural')])
})
