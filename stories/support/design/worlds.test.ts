import { describe, expect, it } from 'vitest'
import * as scenarios from '../../../mocks/scenarios'
import { designGlobals } from './globals'
import { inWords } from './inWords'
import { nameOf, worldNamed } from './worlds'

describe('the worlds that a designer can choose', () => {
  const items = designGlobals.scenario.items.map(({ value }) => value)

  it('are all scenarios, each once', () => {
    const named = Object.entries(scenarios).flatMap(([name, one]) =>
      typeof one === 'function' ? [name] : [],
    )
    expect([...items].sort()).toEqual(named.sort())
    expect(items.length).toBeGreaterThan(100)
  })

  it('lead from a name to a scenario and back', () => {
    for (const name of items) expect(nameOf(worldNamed(name) ?? (() => ({})))).toBe(name)
    expect(nameOf(() => ({}))).toBeUndefined()
    expect(worldNamed('STORY_NOW')).toBeUndefined()
    expect(worldNamed(undefined)).toBeUndefined()
  })

  it('have a name in words and a sentence', () => {
    for (const { title, text } of designGlobals.scenario.items) {
      expect(title).toMatch(/^[A-Z][a-z-]*( [a-z\d]+)*$/)
      expect(text).toMatch(/\.$/)
    }
  })
})

it.each([
  ['fiveRecipients', 'Five recipients'],
  ['quantityRefusedWith200', 'Quantity refused with 200'],
  ['noDateMethod24', 'No date method 24'],
  ['eGift', 'E-gift'],
])('%s in words is "%s"', (name, words) => {
  expect(inWords(name)).toBe(words)
})
