import type { Row } from '../row'
import type { Clock } from './clock'
import { ApiError } from './errors'

const READ_TIMEOUT_MS = 10_000
const WRITE_TIMEOUT_MS = 20_000

/** Time after which a read counts as slow, in milliseconds. */
const SLOW_MS = 5000

/** Functions that time out the attempts of slow reads early. */
export type SlowReads = Set<() => void>

/**
 * Runs one call of a row within its time limit: 10 s for a read, 20 s for a write, unless the row says otherwise.
 * Rejects with an `ApiError` that says whether it timed out, was aborted or failed.
 */
export async function withinLimit<T>(
  row: Row,
  clock: Clock,
  signal: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<T>,
  slowReads?: SlowReads,
): Promise<T> {
  const { method, timeoutMs = method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS } = row
  try {
    return await withinTime(clock, call, signal, timeoutMs, slowReads)
  } catch (cause) {
    const isOver = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new ApiError(row, isOver ? 'timeout' : signal?.aborted ? 'aborted' : 'network', { cause })
  }
}

/**
 * Runs a call with a signal that aborts at a time limit, by default that of a read, or when the caller aborts.
 * Rejects then, at the limit with a `TimeoutError`, even if the call ignores the signal. A slow call can be
 * timed out early through `slowReads`.
 */
export async function withinTime<T>(
  clock: Clock,
  call: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
  ms = READ_TIMEOUT_MS,
  slowReads?: SlowReads,
): Promise<T> {
  const controller = new AbortController()
  const { signal } = controller
  const end = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const abort = () => controller.abort(outer?.reason)
  const expire = () => controller.abort(new DOMException('', 'TimeoutError'))
  const callOff = clock.after(ms, expire)
  const stopWatching = clock.after(SLOW_MS, () => slowReads?.add(expire))
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort, { once: true })
  try {
    // Raced, because the page's own transport may apply the signal to the response but not to its body.
    return await Promise.race([call(signal), end])
  } finally {
    callOff()
    stopWatching()
    slowReads?.delete(expire)
    outer?.removeEventListener('abort', abort)
  }
}
