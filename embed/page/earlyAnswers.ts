import type { ClientOptions } from '../../src/api/client/client'
import type { EarlyReads } from '../loader/readEarly'

/** How old an early answer may be, in milliseconds. */
const FRESH_MS = 10_000

/**
 * Hands the client what the loader has already asked for, each answer once and within 10 s. A write
 * makes all of them void, since it may change what they say.
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
