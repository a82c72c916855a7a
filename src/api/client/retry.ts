import type { Row } from '../row'
import type { Clock } from './clock'
import { isApiError } from './errors'

/** Pauses before the second and the third attempt, in milliseconds. */
const PAUSES_MS = [500, 1500]
const PASSING_STATUS = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * Goes on after the first attempt of a call has failed: repeats it at most twice where its row
 * allows a repeat and the failure may pass, which is no answer, none in time, or a status that says
 * "later". The server's `Retry-After` is honoured up to 30 seconds. Rejects with the last failure.
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

/** Resolves after so many milliseconds, or at once when the caller gave up. */
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
