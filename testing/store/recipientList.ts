import { guessColumns } from '../../src/domain/recipient/bulk/bulkColumns'
import { bulkRows } from '../../src/domain/recipient/bulk/bulkRows'
import { readTable } from '../../src/store/recipient/bulk/readTable'

/* A list of recipients, as in a shopper's file. */

/** The item for each of them: not perishable, shipped by mail. */
export const dry = { isPerishable: false, isEGift: false }

export const HEAD = 'First name,Last name,Street,City,State,Zip,Message'

export const row = (index: number): string =>
  `Ann${index},Ode,${index} Elm Street,Omaha,NE,68102,Hello ${index}`

/** A number of recipients, below a header row. */
export const listOf = (count: number): string =>
  [HEAD, ...Array.from({ length: count }, (_, at) => row(at))].join('\n')

/** A text as parsed, row by row. */
export async function rowsOf(
  text: string,
  saved: Parameters<typeof bulkRows>[2] = [],
  needs: Parameters<typeof bulkRows>[1] = dry,
) {
  const { cells, places } = await readTable(text)
  return bulkRows({ cells, places, ...guessColumns(cells) }, needs, saved)
}
