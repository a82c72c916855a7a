import type { ClientOptions } from '../../src/api/client/client'
import type { EarlyReads } from '../loader/readEarly'

/** How old an early answer may be, in milliseconds. */
const FRESH_MS = 10_000

/**
 * A `fetch` for the client that takes what the loader has already asked for, each answer once and
 * within 10 s. A write makes all of them old, since it may change what they say.
 */
export function earlyFetch(
  reads: EarlyReads,
  send: typeof fetch,
): NonNullable<ClientOptions['fetch']> {
  return (input, init = {}) => {
    if ((init.method ?? 'GET') !== 'GET') {
      for (const url of reads.keys()) reads.set(url, null)
      return send(input, init)
    }
    const url = new URL(input instanceof Request ? input.url : input, location.href).href
    const early = reads.get(url)
    if (!early) return send(input, init)
    reads.set(url, null)
    return Date.now() - early.at < FRESH_MS
      ? untilAborted(early.answer, init.signal)
      : send(input, init)
  }
}

/** An answer that its caller may give up, though the request itself goes on. */
function untilAborted(answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    const end = () => signal.removeEventListener('abort', abort)
    answer.then(resolve, reject).then(end)
  })
}
