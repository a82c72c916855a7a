import type { Row } from '../row'
import type { Clock } from './clock'
import { ApiError } from './errors'

const READ_TIMEOUT_MS = 10_000
const WRITE_TIMEOUT_MS = 20_000

/**
 * Runs one call of a row within its time limit: 10 s for a read, 20 s for a write, unless the row says otherwise.
 * Rejects with an `ApiError` that says whether it timed out, was aborted or failed.
 */
export async function withinLimit<T>(
  row: Row,
  clock: Clock,
  signal: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { method, timeoutMs = method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS } = row
  const limit = startLimit(clock, timeoutMs, signal)
  try {
    // Raced, because the page's own transport may apply the signal to the response but not to its body.
    return await Promise.race([call(limit.signal), limit.end])
  } catch (cause) {
    throw new ApiError(row, limit.isOver() ? 'timeout' : signal?.aborted ? 'aborted' : 'network', {
      cause,
    })
  } finally {
    limit.stop()
  }
}

/** Creates a signal that aborts at the time limit or when the caller aborts, and reports which of the two it was. */
function startLimit(clock: Clock, ms: number, outer?: AbortSignal) {
  const controller = new AbortController()
  const { signal } = controller
  const end = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const abort = () => controller.abort(outer?.reason)
  let isOver = false
  const callOff = clock.after(ms, () => {
    isOver = true
    controller.abort()
  })
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort, { once: true })
  return {
    signal,
    /** Rejects when the signal aborts. */
    end,
    isOver: () => isOver,
    stop() {
      callOff()
      outer?.removeEventListener('abort', abort)
    },
  }
}
