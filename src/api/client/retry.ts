import type { Row } from '../row'
import type { Clock } from './clock'
import { isApiError } from './errors'

/** Pauses before the second and the third attempt, in milliseconds. */
const PAUSES_MS = [500, 1500]
const PASSING_STATUS = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * Continues after the first attempt of a call has failed: retries at most twice if the row allows it
 * and the failure is transient: a network error, a timeout, or a status such as 503. Honors the
 * server's `Retry-After` up to 30 seconds. Rejects with the last failure.
 */
export async function retry<T>(
  row: Row,
  failure: unknown,
  run: () => Promise<T>,
  clock: Clock,
  signal?: AbortSignal,
): Promise<T> {
  let last = failure
  for (const pause of PAUSES_MS) {
    if (!row.isRepeatSafe || !isPassing(last)) break
    const asked = isApiError(last) ? last.retryAfterMs : null
    await sleep(clock, asked ?? pause * (0.75 + Math.random() / 2), signal)
    try {
      return await run()
    } catch (error) {
      last = error
    }
  }
  throw last
}

function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false
  if (error.kind === 'network' || error.kind === 'timeout') return true
  return error.kind === 'http' && PASSING_STATUS.has(error.status ?? 0)
}

/** Resolves after `ms` milliseconds, or immediately when the caller aborts. */
function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const callOff = clock.after(ms, resolve)
    const wake = () => {
      callOff()
      resolve()
    }
    if (signal?.aborted) wake()
    signal?.addEventListener('abort', wake, { once: true })
  })
}
