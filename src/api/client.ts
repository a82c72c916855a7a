import { createFetch } from 'ofetch'
import { fillPath, isOwnOrigin } from './address'
import { ApiError, isApiError } from './errors'
import { jsonText } from './jsonText'
import { errorCode, guardAnswer, parseBody } from './parse'
import { retryAfter, withRetries } from './retry'
import type { AnswerOf, InputOf, Row } from './row'
import { measureSkew } from './skew'

const READ_TIMEOUT_MS = 10_000
const WRITE_TIMEOUT_MS = 20_000

/** How a client reaches its server. */
export interface ClientOptions {
  /** What stands before every path; `/api` unless given. */
  baseUrl?: string
  /** The transport; a mock backend's `fetch` in tests. */
  fetch?: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /** An anti-forgery header, sent on every write to the page's own origin and nowhere else. */
  csrf?: { header: string; value: string | (() => string) } | null
  /** Headers for every request. */
  headers?: Readonly<Record<string, string>>
  /** Puts an answer of an unusual server right, before anything else looks at it. */
  adapt?: (row: Row, answer: unknown) => unknown
}

/** What a caller may say of one call. */
export interface CallOptions {
  /** Gives the call up; it rejects with an `ApiError` of kind `aborted`. */
  signal?: AbortSignal
  /** Keeps what has not changed: gets the parsed answer, returns it with known parts in place. */
  share?: (answer: unknown) => unknown
}

type Loose = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

/** Calls the rows of the contract, typed by the row. */
export interface Client {
  /** Resolves to the row's guarded answer, or rejects with an `ApiError`. */
  call<TRow extends Row>(
    row: TRow,
    input: InputOf<TRow>,
    options?: CallOptions,
  ): Promise<AnswerOf<TRow>>
  /** How far the server's clock is ahead of this device's, in milliseconds; 0 below a minute. */
  skewMs(): number
}

/**
 * Makes a client over ofetch.
 *
 * Reads give up after 10 s and are repeated at most twice; writes after 20 s and are sent once.
 * Identical reads under way are one request, until a write is sent.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '/api', adapt = (_row, answer) => answer } = options
  const transport = options.fetch ?? ((...args) => globalThis.fetch(...args))
  const send = createFetch({ fetch: transport as typeof fetch })
  const reads = new Map<string, Promise<unknown>>()
  let skew = 0

  async function once(row: Row, path: string, input: Loose, signal?: AbortSignal) {
    const limit = startLimit(
      row.timeoutMs ?? (row.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS),
      signal,
    )
    try {
      const response = await send.raw(path, {
        baseURL: baseUrl,
        method: row.method,
        headers: headersFor(row),
        credentials: 'same-origin',
        retry: false,
        responseType: 'text',
        ignoreResponseError: true,
        signal: limit.signal,
        ...(input.query ? { query: input.query } : {}),
        // Serialised here, since ofetch leaves an empty array or a bare value alone.
        ...(input.body === undefined ? {} : { body: jsonText(input.body) }),
      })
      return {
        status: response.status,
        headers: response.headers,
        text: String(response._data ?? ''),
      }
    } catch (cause) {
      throw new ApiError(
        row,
        limit.isOver() ? 'timeout' : signal?.aborted ? 'aborted' : 'network',
        { cause },
      )
    } finally {
      limit.stop()
    }
  }

  async function attempt(row: Row, path: string, input: Loose, signal?: AbortSignal) {
    const { status, headers, text } = await once(row, path, input, signal)
    skew = measureSkew(headers.get('date'), Date.now()) ?? skew
    if (status >= 200 && status < 300)
      return { status, answer: adapt(row, parseBody(row, text, status)) }
    const data = lenientBody(row, text, status)
    throw new ApiError(row, 'http', {
      status,
      data,
      code: errorCode(data),
      retryAfterMs: retryAfter(headers.get('retry-after'), Date.now()),
    })
  }

  function headersFor(row: Row): Record<string, string> {
    const { csrf, headers } = options
    const isSecret = csrf && row.method !== 'GET' && isOwnOrigin(baseUrl)
    return {
      accept: 'application/json',
      ...(row.body ? { 'content-type': 'application/json' } : {}),
      ...headers,
      ...(isSecret
        ? { [csrf.header]: typeof csrf.value === 'function' ? csrf.value() : csrf.value }
        : {}),
    }
  }

  /** One request for identical reads under way; a write ends the sharing, as it may change answers. */
  function shared(row: Row, key: string, run: () => Promise<{ status: number; answer: unknown }>) {
    if (row.method !== 'GET') {
      reads.clear()
      return run()
    }
    const running = (reads.get(key) as ReturnType<typeof run> | undefined) ?? run()
    reads.set(key, running)
    const forget = () => {
      if (reads.get(key) === running) reads.delete(key)
    }
    running.then(forget, forget)
    return running
  }

  return {
    async call(row, input, { signal, share = (answer: unknown) => answer } = {}) {
      const loose = input as Loose
      const path = fillPath(row, loose.params)
      const key = `${path}?${JSON.stringify(loose.query ?? {})}`
      const { status, answer } = await shared(row, key, () =>
        withRetries(row, () => attempt(row, path, loose, signal), signal),
      )
      // The guard is what makes the answer the row's own type.
      return guardAnswer(row, share(answer), status) as AnswerOf<typeof row>
    },
    skewMs: () => skew,
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
function startLimit(ms: number, outer?: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort(outer?.reason)
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    controller.abort()
  }, ms)
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort, { once: true })
  return {
    signal: controller.signal,
    isOver: () => isOver,
    stop() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}
