import type { Settings } from '../../src/domain/page/options/settings'
import { apiBaseOf, isBilling, isSignedIn } from './readOption'

/** A request that was sent before the client existed. */
export interface EarlyAnswer {
  answer: Promise<Response>
  /** When it was sent, in milliseconds since 1970. */
  at: number
}

/** Early requests by absolute URL; null once taken, so that none is sent twice. */
export type EarlyReads = Map<string, EarlyAnswer | null>

/**
 * Sends an app's first reads early, with the client's headers, bypassing the browser's cache, and with default
 * credentials.
 */
export function readEarly(paths: readonly string[], options: Settings, reads: EarlyReads): void {
  for (const path of paths) {
    // See `AppRow`: `!` marks reads for customers only; a query is for the billing page.
    const plain = path.replace(isBilling() ? '!' : /!|\?.*/g, '')
    const url = apiBaseOf(options) + plain
    if (reads.has(url) || (path[0] === '!' && !isSignedIn(options))) continue
    const answer = fetch(url, { headers: { accept: 'application/json' }, cache: 'no-store' })
    // The client sends it again; an unused failure needs no report.
    answer.catch(() => {})
    reads.set(url, { answer, at: Date.now() })
  }
}
