import Papa from 'papaparse'
import { withoutEscape } from './writeTable'

/** Characters to read before yielding to the page. */
const SLICE = 64 * 1024

const QUOTE = '"'
/** Not part of any text, so that no character is read as a quote. */
const NO_QUOTE = '\0'
/** A whole cell in quotes. */
const IN_QUOTES = /^"(.*)"$/

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
 * adds. Quotes are text if one only begins a cell, as in `"Happy Holidays" from us`: it would swallow what follows.
 */
export const readTable = (text: string): Promise<ReadTable> =>
  parse(text.replace(/^\uFEFF/, ''), QUOTE)

function parse(text: string, quoteChar: string): Promise<ReadTable> {
  const cells: string[][] = []
  const places: number[] = []
  let read = 0
  const delimiter = delimiterOf(text, quoteChar)
  const isRunOn = (cell: string) =>
    cell.includes(QUOTE) && (cell.includes(delimiter) || cell.includes('\n'))
  return new Promise((resolve) => {
    const end = () =>
      resolve({ cells: cells.slice(0, MOST_ROWS), places, isWhole: cells.length <= MOST_ROWS })
    const config: Papa.ParseLocalConfig<string[], Papa.LocalFile> = {
      delimiter,
      quoteChar,
      chunkSize: SLICE,
      chunk({ data, errors }, parser) {
        // Errors can be about the last row, which is read again with the next slice.
        const isMisread = errors.some(
          ({ code, row = 0 }) => code === 'MissingQuotes' || data[row]?.some(isRunOn),
        )
        if (quoteChar === QUOTE && isMisread) {
          resolve(parse(text, NO_QUOTE))
          parser.abort()
          return
        }
        for (const written of data) {
          const row = written.map((cell) => withoutEscape(unquoted(cell, quoteChar)).trim())
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
    Papa.parse(text as never, config)
  })
}

/** A cell without the quotes around it, if they were not read as such. */
const unquoted = (cell: string, quoteChar: string): string =>
  quoteChar === QUOTE ? cell : cell.trim().replace(IN_QUOTES, '$1')

/** The first row's delimiter: a tab if it has one, a semicolon if it has no more commas, else a comma. */
function delimiterOf(text: string, quoteChar: string): string {
  const counts = { '\t': 0, ';': 0, ',': 0 }
  let isQuoted = false
  for (const sign of text.trimStart().slice(0, 20_000)) {
    if (sign === quoteChar) isQuoted = !isQuoted
    if (sign === '\n' && !isQuoted) break
    if (!isQuoted && (sign === '\t' || sign === ';' || sign === ',')) counts[sign] += 1
  }
  if (counts['\t'] > 0) return '\t'
  return counts[';'] > 0 && counts[';'] >= counts[','] ? ';' : ','
}
