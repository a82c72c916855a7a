import { contract } from '../../src/api/contract'
import type { Row } from '../../src/api/row'
import type { EarlyRead } from '../../src/domain/page/appManifest'
import { apps } from '../apps'
import { features, numberOf } from '../chunks'

/* Tables that the build derives from the manifests and the table of chunks. */

export { textKeys } from '../../src/texts/everyText'
export { appEntries } from '../apps'
export { alone, features, numberOf } from '../chunks'
export { purposes } from '../purposes'

const rows: Readonly<Record<string, Row>> = contract

/** The contract row that a manifest names; throws if there is none. */
export function rowOf({ endpoint }: EarlyRead): Row {
  const row = rows[endpoint]
  if (!row) throw new Error(`The contract has no row "${endpoint}", which a manifest reads early.`)
  return row
}

/** The format of the loader's table: `/checkout/cart?t=1` for a row that knows `t`, `!/customer`. */
function pathOf(read: EarlyRead): string {
  const { path, query } = rowOf(read)
  // Every query of the contract is an object.
  const { entries = {} } = (query ?? {}) as { entries?: object }
  return `${read.isForCustomers ? '!' : ''}${path}${'t' in entries ? '?t=1' : ''}`
}

const ofApps = Object.values(apps)

/** Paths that are read early, by app. */
export const reads = Object.fromEntries(ofApps.map(({ name, reads }) => [name, reads.map(pathOf)]))

/** Numbers of the chunks that a shopper probably needs next, by current app. */
export const likelyNext = Object.fromEntries(
  ofApps.map(({ name, likelyNext }) => [name, likelyNext.map(numberOf)]),
)

/** Apps that are independent of a page's subject. */
export const anywhere = ofApps.filter(({ isAnywhere }) => isAnywhere).map(({ name }) => name)

/** Chunks that a page loads itself if it wants them: nothing else needs them. */
export const ownChoice = Object.values(features)
  .filter((feature) => 'isOptional' in feature)
  .map(({ number }) => number)
