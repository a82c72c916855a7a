import { contract } from '../../src/api/contract'
import type { Row } from '../../src/api/row'
import type { EarlyRead } from '../../src/domain/page/appManifest'
import { apps } from '../apps'
import { features, numberOf } from '../chunks'

/* What the build derives from the manifests and the table of chunks. */

export { textKeys } from '../../src/texts/everyText'
export { appEntries } from '../apps'
export { alone, features, numberOf } from '../chunks'
export { purposes } from '../purposes'

const rows: Readonly<Record<string, Row>> = contract

/** The row of the contract that a manifest names; throws for one that is none. */
export function rowOf({ endpoint }: EarlyRead): Row {
  const row = rows[endpoint]
  if (!row) throw new Error(`The contract has no row "${endpoint}", which a manifest reads early.`)
  return row
}

/** As the loader's table wants it: `/checkout/cart?t=1` for a row that knows `t`, `!/customer`. */
function pathOf(read: EarlyRead): string {
  const { path, query } = rowOf(read)
  // Every query of the contract is an object.
  const { entries = {} } = (query ?? {}) as { entries?: object }
  return `${read.isForCustomers ? '!' : ''}${path}${'t' in entries ? '?t=1' : ''}`
}

const ofApps = Object.values(apps)

/** Paths that are read early, by app. */
export const reads = Object.fromEntries(ofApps.map(({ name, reads }) => [name, reads.map(pathOf)]))

/** Numbers of the chunks that a shopper probably needs next, by the app at hand. */
export const likelyNext = Object.fromEntries(
  ofApps.map(({ name, likelyNext }) => [name, likelyNext.map(numberOf)]),
)

/** Apps that say nothing of what a page is about. */
export const anywhere = ofApps.filter(({ isAnywhere }) => isAnywhere).map(({ name }) => name)

/** What a page loads by itself where it wants it: nobody else needs it. */
export const ownChoice = Object.values(features)
  .filter((feature) => 'isOptional' in feature)
  .map(({ number }) => number)
