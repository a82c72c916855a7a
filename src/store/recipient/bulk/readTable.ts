import Papa from 'papaparse'
import { cellAt, quoteStrays } from './strayQuotes'
import { withoutEscape } from './writeTable'

/** Characters to read before yielding to the page. */
const SLICE = 64 * 1024

/** Text in quotes, where a line break ends no row. */
const QUOTED = /"[^"]*"/g

/** Longer lists are cut off: nobody sends so many gifts at once. */
export const MOST_ROWS = 5000

/** A table that was read; `isWhole` is false if it has more than `MOST_ROWS` rows. */
export interface ReadTable {
  cells: string[][]
  /** The row number of each row in the file, from 1, counting skipped empty rows. */
  places: number[]
  isWhole: boolean
}

/**
 * Parses a table separated by commas, semicolons or tabs, with quoted multi-line cells. Skips empty rows. Reads
 * in slices, to keep the page responsive. Formulas are read as text, without the apostrophe that `writeTable`
 * adds. A quote that only begins a cell, as in `"Happy Holidays" from us`, is text: it would swallow what follows.
 */
export function readTable(given: string): Promise<ReadTable> {
  const text = given.replace(/^\uFEFF/, '')
  // Also for `\r\n`: `quoteStrays` removes the return.
  const newline = text.replace(QUOTED, '').includes('\n') ? '\n' : '\r'
  const delimiter = delimiterOf(text, newline)
  const cells: string[][] = []
  const places: number[] = []
  let read = 0
  return new Promise((resolve) => {
    const end = () =>
      resolve({ cells: cells.slice(0, MOST_ROWS), places, isWhole: cells.length <= MOST_ROWS })
    const config: Papa.ParseLocalConfig<string[], Papa.LocalFile> = {
      delimiter,
      newline,
      chunkSize: SLICE,
      chunk({ data }, parser) {
        for (const written of data) {
          const row = written.map((cell) => withoutEscape(cell).trim())
          read += 1
          if (!row.some(Boolean)) continue
          cells.push(row)
          places.push(read)
        }
        if (cells.length > MOST_ROWS) {
          parser.abort()
          end()
          return
        }
        parser.pause()
        setTimeout(() => parser.resume())
      },
      complete: end,
    }
    // The types only allow chunks for files, but strings are read in chunks too.
    Papa.parse(quoteStrays(text, delimiter + newline) as never, config)
  })
}

/** The first row's delimiter: a tab if it has one, a semicolon if it has no more commas, else a comma. */
function delimiterOf(text: string, newline: string): string {
  const counts = { '\t': 0, ';': 0, ',': 0 }
  const beginning = text.trimStart().slice(0, 20_000)
  for (let start = 0; ; ) {
    const { end } = cellAt(beginning, start, `\t;,${newline}`)
    const sign = beginning[end]
    if (sign !== '\t' && sign !== ';' && sign !== ',') break
    counts[sign] += 1
    start = end + 1
  }
  if (counts['\t'] > 0) return '\t'
  return counts[';'] > 0 && counts[';'] >= counts[','] ? ';' : ','
}
