import { type AnyEndpoint, accountContract } from '../../../src/api/account'
import { contract, type Endpoint } from '../../../src/api/contract'
import type { Row } from '../../../src/api/row'
import { code, table } from './table'

export const rows = Object.entries(contract) as [Endpoint, Row][]

/** The account area's paths, which the specification leaves open. */
export const accountRows = Object.entries(accountContract) as [AnyEndpoint, Row][]

/** All calls in the order of the contract: method, path and purpose. */
export const callTable = (): string =>
  table(
    ['Method and path', 'What it is for'],
    rows.map(([, { method, path, summary }]) => [code(`${method} ${path}`), summary]),
  )

/** Rows, with everything that a client has to know. */
export const rowTable = (all: readonly (readonly [AnyEndpoint, Row])[] = rows): string =>
  table(
    ['Method and path', 'What it is for', 'Answer', 'Repeat-safe', 'Makes stale'],
    all.map(([name, row]) => [
      // No code in a link: Storybook's colors for the combination have too little contrast.
      `[${row.method} ${row.path}](#${name.toLowerCase()})`,
      row.summary,
      row.answer ? 'yes' : 'none',
      row.isRepeatSafe ? 'yes' : 'no',
      row.stale.join(', '),
    ]),
  )
