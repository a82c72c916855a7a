import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { readTable } from './readTable'
import { writeTable } from './writeTable'

it.each([
  ['=1+1', `"'=1+1"`],
  ['+1 402', `"'+1 402"`],
  ['-2', `"'-2"`],
  ['@sum(A1)', `"'@sum(A1)"`],
  ['|calc', `"'|calc"`],
  ['%0A=1', `"'%0A=1"`],
  ['\t=1', `"'\t=1"`],
  ['\tAnn', `"'\tAnn"`],
  [' =1', `"' =1"`],
  ["'=1", `"''=1"`],
  ['"=1', `"'""=1"`],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['say "hi"', '"say ""hi"""'],
  ["'Ann'", "'Ann'"],
  ['1-2', '1-2'],
  ['Ann', 'Ann'],
])('%j is written as %s, and read as it was', async (text, cell) => {
  expect(writeTable([[text]])).toBe(`${cell}\r\n`)
  expect((await readTable(writeTable([[text]]))).cells).toEqual([[text.trim()]])
})

/** Cells with content that spreadsheets and CSV interpret. */
const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'=+-@|%\'"\t\r\n ,;a1') }),
  fc.string({ unit: 'grapheme' }),
)
const row = fc.array(cell, { minLength: 1, maxLength: 5 })
const table = fc.array(row, { minLength: 1, maxLength: 6 })

it('reads what it writes, except for surrounding spaces and empty rows', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const trimmed = rows.map((cells) => cells.map((text) => text.trim()))
      const kept = trimmed.filter((cells) => cells.some((text) => text !== ''))
      expect((await readTable(writeTable(rows))).cells).toEqual(kept)
    }),
    { numRuns: 500, seed: 20_261_122 },
  )
}, 60_000)

it('reads it as well beside cells that a quote only begins', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const text = rows.map((cells) => `"Bud" Lee,${writeTable([cells])}`).join('')
      const read = rows.map((cells) => ['"Bud" Lee', ...cells.map((one) => one.trim())])
      expect((await readTable(text)).cells).toEqual(read)
    }),
    { numRuns: 500, seed: 20_261_122 },
  )
}, 60_000)

it('never starts a cell with a formula', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const { data } = Papa.parse<string[]>(writeTable(rows), { delimiter: ',' })
      const formulas = data.flat().filter((text) => /^[\s"]*[=+\-@|%]|^[\t\r\n]/.test(text))
      expect(formulas).toEqual([])
    }),
    { numRuns: 500, seed: 20_261_122 },
  )
})
