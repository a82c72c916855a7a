import { isYes } from '../../src/domain/page/options/settings'
import type { Chunks } from '../loader/decodeManifest'
import type { Bridge, Page } from '../page/bridge'
import { isAskedFor } from '../page/feature'
import { PAYMENT, type PrefetchTable, prefetchTable } from './prefetchTable'

/** Source: specification §1. */
const PREFETCHED = 10

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Prefetches the ten chunks that are most likely needed next, while the browser is idle; not in data-saving
 * mode, on a slow connection, or in a hidden tab. Failures are ignored.
 */
export function prefetch({ chunks, options }: Bridge, { apps, send }: Page): void {
  // Not supported by every browser, and not in the standard types.
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g') || document.hidden) return
  const asked = askedOf(chunks)
  const isThere = (address: string, number: number) =>
    asked.has(number) || performance.getEntriesByName(address).length > 0
  for (const number of nextChunks(prefetchTable(), chunks, apps, isThere)) {
    const [script, , style] = chunks[number] ?? []
    for (const address of [script, style]) {
      if (address && mayFetch(address, options.prefetch)) fetchAhead(address, send)
    }
  }
}

/**
 * Whether the page's policy allows it, as far as a script can know: `connect-src` includes the page's own
 * origin, where the cart is read, and another one if an option says so.
 */
const mayFetch = (address: string, option: unknown): boolean =>
  isYes(option) || new URL(address).origin === location.origin

/**
 * Puts a file into the browser's cache. Not with `<link rel=prefetch>`, which Firefox and WebKit check against
 * `default-src`. Mode and credentials match those of `import()`; an answer is complete once it was read.
 */
function fetchAhead(address: string, send: typeof fetch): void {
  send(address, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {})
}

/** Chunks that were requested, with their dependencies; some may still be loading. */
export const askedOf = (chunks: Chunks): ReadonlySet<number> =>
  new Set(
    Object.entries(chunks).flatMap(([number, [, needs = []]]) =>
      isAskedFor(Number(number)) ? [Number(number), ...needs] : [],
    ),
  )

/** The chunks to prefetch for the current apps, with the dependencies of each before it; none on a payment page. */
export function nextChunks(
  { likelyNext, ownChoice, anywhere }: PrefetchTable,
  chunks: Chunks,
  apps: ReadonlySet<string>,
  isThere: (address: string, number: number) => boolean,
): readonly number[] {
  if (PAYMENT.some((app) => apps.has(app))) return []
  const isAnywhere = (app: string) => Number(anywhere.includes(app))
  const byPage = [...apps].sort((one, other) => isAnywhere(one) - isAnywhere(other))
  const likely = byPage.flatMap((app) => likelyNext[app] ?? [])
  // If there are fewer than ten likely ones, fill up with any others.
  const wanted = [...likely, ...Object.keys(chunks).map(Number)]
  const found = new Set<number>()
  const add = (number: number) => {
    const [script, needs = []] = chunks[number] ?? []
    for (const need of needs) add(need)
    const isWanted = script && !isThere(script, number) && !ownChoice.includes(number)
    if (isWanted && found.size < PREFETCHED) found.add(number)
  }
  for (const number of wanted) add(number)
  return [...found]
}
