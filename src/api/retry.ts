import { isApiError } from './errors'
import type { Row } from './row'

/** Pauses before the second and the third attempt, in milliseconds. */
const PAUSES_MS = [500, 1500]
const LONGEST_PAUSE_MS = 30_000
const PASSING_STATUS = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * Runs a call, and repeats it at most twice where its row allows a repeat and the failure may pass:
 * no answer, none in time, or a status that says "later". The server's `Retry-After` is honoured up
 * to 30 seconds. A row that is not safe to repeat runs exactly once.
 */
export async function withRetries<T>(
  row: Row,
  run: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await run()
    } catch (error) {
      if (!row.isRepeatSafe || !isPassing(error)) throw error
      const asked = isApiError(error) ? error.retryAfterMs : null
      await sleep(asked ?? pause * (0.75 + Math.random() / 2), signal)
    }
  }
  return run()
}

function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false
  if (error.kind === 'network' || error.kind === 'timeout') return true
  return error.kind === 'http' && PASSING_STATUS.has(error.status ?? 0)
}

/** Resolves after so many milliseconds, or at once when the caller gave up. */
function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const wake = () => {
      clearTimeout(timer)
      resolve()
    }
    if (signal?.aborted) wake()
    signal?.addEventListener('abort', wake, { once: true })
  })
}

/** A `Retry-After` header, seconds or a date, in milliseconds up to 30 s; null without a sane one. */
export function retryAfter(header: string | null, now: number): number | null {
  if (!header) return null
  const ms = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_PAUSE_MS) : null
}
