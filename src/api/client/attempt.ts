import type { Row } from '../row'
import type { Clock } from './clock'
import { ApiError, isApiError } from './errors'
import { errorCode, parseBody } from './parse'
import { retryAfter } from './retryAfter'
import type { Received, Send, Sending } from './wire'
import { withinLimit } from './withinLimit'

/** What one attempt needs to know. */
export interface AttemptOptions extends Omit<Sending, 'method' | 'signal'> {
  row: Row
  /** Gives it up. */
  signal: AbortSignal | undefined
  send: Send
  clock: Clock
}

/**
 * Sends a call once, within its time limit. Resolves to what an answer of success says; rejects with
 * an `ApiError` for everything else.
 */
export async function attempt(options: AttemptOptions): Promise<Received & { body: unknown }> {
  const { row, signal, send, clock, ...rest } = options
  const received = await withinLimit(row, clock, signal, (limited) =>
    send({ ...rest, method: row.method, signal: limited }),
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

/** The body of an error answer, which may be a page; it is worth reading, but never worth failing. */
function lenientBody(row: Row, text: string, status: number): unknown {
  try {
    return parseBody(row, text, status)
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}
