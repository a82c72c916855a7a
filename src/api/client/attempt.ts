import type { Row } from '../row'
import type { Clock } from './clock'
import { ApiError, isApiError } from './errors'
import { errorCode, parseBody } from './parse'
import { retryAfter } from './retryAfter'
import type { Received, Send, Sending } from './wire'

const READ_TIMEOUT_MS = 10_000
const WRITE_TIMEOUT_MS = 20_000

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
  const { row, clock } = options
  const received = await once(options)
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

async function once({ row, signal, send, clock, ...rest }: AttemptOptions) {
  const { method, timeoutMs = method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS } = row
  const limit = startLimit(clock, timeoutMs, signal)
  try {
    // Raced, as a transport of the page's own may pass the signal on for the answer and not for its body.
    return await Promise.race([send({ ...rest, method, signal: limit.signal }), limit.end])
  } catch (cause) {
    throw new ApiError(row, limit.isOver() ? 'timeout' : signal?.aborted ? 'aborted' : 'network', {
      cause,
    })
  } finally {
    limit.stop()
  }
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

/** A signal that fires at the time limit or when the caller gives up, and says which it was. */
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
    /** Rejects when the signal fires. */
    end,
    isOver: () => isOver,
    stop() {
      callOff()
      outer?.removeEventListener('abort', abort)
    },
  }
}
