import type { Row } from '../row'
import type { Clock } from './clock'
import { ApiError, isApiError } from './errors'
import { errorCode, parseBody } from './parse'
import { retryAfter } from './retryAfter'
import type { Received, Send, Sending } from './wire'
import { type SlowReads, withinLimit } from './withinLimit'

/** Options of one attempt. */
export interface AttemptOptions extends Omit<Sending, 'method' | 'signal'> {
  row: Row
  /** Aborts the attempt. */
  signal: AbortSignal | undefined
  send: Send
  clock: Clock
  /** Gets the function that times out this attempt early, once it is slow. */
  slowReads?: SlowReads | undefined
}

/**
 * Sends a call once, within its time limit. Resolves to a successful response with its parsed body;
 * rejects with an `ApiError` otherwise.
 */
export async function attempt(options: AttemptOptions): Promise<Received & { body: unknown }> {
  const { row, signal, send, clock, slowReads, ...rest } = options
  const received = await withinLimit(
    row,
    clock,
    signal,
    (limited) => send({ ...rest, method: row.method, signal: limited }),
    slowReads,
  )
  const { status, headers, text } = received
  if (status >= 200 && status < 300) return { ...received, body: parseBody(row, text, status) }
  const data = lenientBody(row, text, status)
  throw new ApiError(row, 'http', {
    status,
    data,
    code: errorCode(data),
    retryAfterMs: retryAfter(headers.get('retry-after'), clock.now().getTime()),
  })
}

/** The body of an error response; null if it is not JSON, such as a page, so that the status is still reported. */
function lenientBody(row: Row, text: string, status: number): unknown {
  try {
    return parseBody(row, text, status)
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}
