import type { ClientOptions } from '../../src/api/client/client'
import type { EarlyReads } from '../loader/readEarly'

/** Maximum age of an early answer, in milliseconds. */
const FRESH_MS = 10_000

/**
 * Gives the client the answers that the loader requested early, each once and within 10 s. A write invalidates
 * all of them, because it can change them.
 */
export function earlyAnswers(reads: EarlyReads): NonNullable<ClientOptions['earlyAnswer']> {
  return (method, url) => {
    if (method !== 'GET') {
      for (const each of reads.keys()) reads.set(each, null)
      return null
    }
    const { href } = new URL(url, location.href)
    const early = reads.get(href)
    if (early) reads.set(href, null)
    return early && Date.now() - early.at < FRESH_MS ? early.answer : null
  }
}
