import Papa from 'papaparse'
import { withoutEscape } from './writeTable'

/** Characters that are read in one go, before the page gets its turn. */
const SLICE = 64 * 1024

/** A list longer than this is not read to its end: nobody sends so many gifts at once. */
export const MOST_ROWS = 5000

/** A table as it was read; `isWhole` is false where it goes on after `MOST_ROWS`. */
export interface ReadTable {
  cells: string[][]
  /** The number of each of its rows, counted from 1, with the empty ones that are left out. */
  places: number[]
  isWhole: boolean
}

/**
 * Reads a table out of a text: separated by commas, semicolons or tabs, with quoted cells over several
 * lines. Empty rows are left out. It reads slice by slice, so that a page stays alive meanwhile; what
 * looks like a formula is a text, without the apostrophe that `writeTable` puts before it.
 */
export function readTable(text: string): Promise<ReadTable> {
  const cells: string[][] = []
  const places: number[] = []
  let read = 0
  return new Promise((resolve) => {
    const end = () =>
      resolve({ cells: cells.slice(0, MOST_ROWS), places, isWhole: cells.length <= MOST_ROWS })
    const config: Papa.ParseLocalConfig<string[], Papa.LocalFile> = {
      delimiter: delimiterOf(text),
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
    // Only for files do the types know slices, which texts are read in as well.
    Papa.parse(text.replace(/^\uFEFF/, '') as never, config)
  })
}

/** The sign that separates cells, by the first row: whoever writes semicolons or tabs means them. */
function delimiterOf(text: string): string {
  const counts = { '\t': 0, ';': 0, ',': 0 }
  let isQuoted = false
  for (const sign of text.trimStart().slice(0, 20_000)) {
    if (sign === '"') isQuoted = !isQuoted
    if (sign === '\n' && !isQuoted) break
    if (!isQuoted && (sign === '\t' || sign === ';' || sign === ',')) counts[sign] += 1
  }
  if (counts['\t'] > 0) return '\t'
  return counts[';'] > 0 && counts[';'] >= counts[','] ? ';' : ','
}
