import { contract, type Endpoint } from '../../../src/api/contract'
import type { Row } from '../../../src/api/row'
import { code, table } from './table'

export const rows = Object.entries(contract) as [Endpoint, Row][]

/** All calls in the order of the contract: method, path and what each is for. */
export const callTable = (): string =>
  table(
    ['Method and path', 'What it is for'],
    rows.map(([, { method, path, summary }]) => [code(`${method} ${path}`), summary]),
  )

/** All rows, with what a client has to know of them. */
export const rowTable = (): string =>
  table(
    ['Method and path', 'What it is for', 'Answer', 'Repeat-safe', 'Makes stale'],
    rows.map(([name, row]) => [
      // No code in a link: Storybook's colours for the two together are too close.
      `[${row.method} ${row.path}](#${name.toLowerCase()})`,
      row.summary,
      row.answer ? 'yes' : 'none',
      row.isRepeatSafe ? 'yes' : 'no',
      row.stale.join(', '),
    ]),
  )
