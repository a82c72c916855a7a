import { describe, expect, it } from 'vitest'
import { bareRows } from './bareRows'

const row = (words: string) =>
  `export const a = {\n  method: 'GET',\n${words}  isRepeatSafe: true,\n}`

describe('a row of the contract', () => {
  it.each([
    ["  summary: 'Reads it.',\n  stale: [],\n"],
    ["  summary: \"Reads the shopper's.\",\n  stale: ['cart', 'customer'],\n"],
    ["  summary:\n    'Reads it, all of it.',\n"],
  ])('loses what no call reads: %j', (words) => {
    expect(bareRows(row(words), 'a.ts')).toBe(row(''))
  })

  it.each([["  summary: 'Reads ' + what,\n"], ['  summary: words.a,\n'], ['  stale: changes,\n']])(
    'stops the build when it is written otherwise: %j',
    (words) => {
      expect(() => bareRows(row(words), 'a.ts')).toThrow('a row in a.ts is not laid out as')
    },
  )
})
