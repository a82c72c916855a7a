import { apiBaseOf, isBilling, isSignedIn, type Settings } from './readOption'

/** A request that was sent before the client was there. */
export interface EarlyAnswer {
  answer: Promise<Response>
  /** When it was sent, in milliseconds since 1970. */
  at: number
}

/** Early requests by absolute URL; null once they were taken, so that none is sent twice. */
export type EarlyReads = Map<string, EarlyAnswer | null>

/**
 * Asks the server what an app will ask first, with the headers of the client, past the browser's
 * cache, and with the credentials that are the default.
 */
export function readEarly(paths: readonly string[], options: Settings, reads: EarlyReads): void {
  for (const path of paths) {
    // See `AppRow`: `!` stands before what only customers ask, a query is for the billing page.
    const plain = path.replace(isBilling() ? '!' : /!|\?.*/g, '')
    const url = apiBaseOf(options) + plain
    if (reads.has(url) || (path[0] === '!' && !isSignedIn(options))) continue
    const answer = fetch(url, { headers: { accept: 'application/json' }, cache: 'no-store' })
    // The client sends it again; a failure that nobody takes is nobody's.
    answer.catch(() => {})
    reads.set(url, { answer, at: Date.now() })
  }
}
