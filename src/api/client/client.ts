import type { AnswerOf, InputOf, Row } from '../row'
import { attempt } from './attempt'
import { type Clock, deviceClock } from './clock'
import { type EarlyAnswer, receive } from './earlyAnswer'
import { fillPath, isOwnOrigin } from './endpointUrl'
import { ApiError } from './errors'
import { guardAnswer } from './parse'
import { createSharing } from './sharing'
import type { Loose, Send, Transport } from './wire'
import type { SlowReads } from './withinLimit'

/** How a client reaches its server. */
export interface ClientOptions {
  /**
   * Prefix of every path. Default `/api`. Requests to another origin have no cookies, so the server recognizes no
   * cart or customer, unless `fetch` sets `credentials: 'include'`.
   */
  baseUrl?: string
  /** The transport; a mock backend's `fetch` in tests. */
  fetch?: Transport
  /** Reads that a loader sent before the client existed. */
  earlyAnswer?: EarlyAnswer
  /** A CSRF header, sent with every write to the page's own origin and nowhere else. */
  csrf?: { header: string; value: string | (() => string) } | null
  /** Headers for every request. */
  headers?: Readonly<Record<string, string>>
  /** Converts the answers of an unusual server to the contract, before they are validated. */
  adapt?: (row: Row, answer: unknown) => unknown
  /** Clock for pauses and time limits; defaults to the device's. */
  clock?: Clock
}

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with an `ApiError` of kind `aborted`. */
  signal?: AbortSignal
  /** Headers for this call only. */
  headers?: Readonly<Record<string, string>>
  /** True to ignore answers to earlier requests, such as an early answer. */
  isFresh?: boolean
  /** Structural sharing: receives the parsed answer, and returns it with unchanged parts by reference. */
  share?: (answer: unknown) => unknown
}

/** Calls the rows of the contract, typed by the row. */
export interface Client {
  /** Resolves to the row's guarded answer, or rejects with an `ApiError`. */
  call<TRow extends Row>(
    row: TRow,
    input: InputOf<TRow>,
    options?: CallOptions,
  ): Promise<AnswerOf<TRow>>
  /** How far the server's clock is ahead of this device's, in milliseconds; 0 up to a minute. */
  skewMs(): number
  /** Calls a listener when that changes by more than a minute; returns an unsubscribe function. */
  onSkewChange(listener: () => void): () => void
  /**
   * Times out each attempt of a read that has waited for 5 s or more, so that the read is sent again at once, if
   * it has attempts left. For a "Try again" beside content that is slow to load.
   */
  retrySlowReads(): void
  /** Preloads the code that sends requests, so that the first call does not wait for it. Never rejects. */
  warm(): Promise<unknown>
}

/**
 * Creates a client based on ofetch.
 *
 * Reads time out after 10 s and are retried at most twice; writes time out after 20 s and are sent once.
 * Identical concurrent reads share one request, until a write is sent.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '/api', earlyAnswer, clock = deviceClock } = options
  const { adapt = (_row, answer) => answer } = options
  const transport: Transport = options.fetch ?? ((...args) => globalThis.fetch(...args))
  const shared = createSharing()
  const slowReads: SlowReads = new Set()
  const skewListeners = new Set<() => void>()
  let skew = 0

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

  /** Sends a call, with retries, until it succeeds or fails for good. */
  async function answered(row: Row, path: string, input: Loose, own: CallOptions) {
    const { signal } = own
    // Queries in the contract only contain strings and numbers.
    const query = String(new URLSearchParams(input.query as Record<string, string> | undefined))
    const url = baseUrl.replace(/\/$/, '') + path + (query && `?${query}`)
    const once = async (send: Send) => {
      const { status, headers, body } = await attempt({
        row,
        url,
        body: input.body,
        headers: { ...headersFor(row), ...own.headers },
        signal,
        send,
        clock,
        slowReads: row.method === 'GET' ? slowReads : undefined,
      })
      const before = skew
      skew = measureSkew(headers.get('date'), clock.now().getTime()) ?? skew
      // Ignore differences of a few seconds caused by latency.
      if (Math.abs(skew - before) > TOLERATED_MS) for (const listener of skewListeners) listener()
      return { status, answer: adapt(row, body) }
    }
    // If the sending code cannot be loaded, the call was not sent.
    const sending = (failure: unknown) =>
      import('./sending').catch((cause) => {
        throw failure ?? new ApiError(row, 'network', { cause })
      })
    const early = own.isFresh ? null : earlyAnswer?.(row.method, url)
    try {
      return await once(early ? receive(early) : (await sending(null)).createSender(transport))
    } catch (error) {
      if (!row.isRepeatSafe) throw error
      const { retry, createSender } = await sending(error)
      return retry(row, error, () => once(createSender(transport)), clock, signal)
    }
  }

  return {
    async call(row, input, own = {}) {
      const { share = (answer: unknown) => answer } = own
      const loose = input as Loose
      const path = fillPath(row, loose.params)
      const key = `${path}?${JSON.stringify(loose.query ?? {})}`
      const { status, answer } = await shared(row.method === 'GET', key, () =>
        answered(row, path, loose, own),
      )
      // The guard is what makes the answer the row's own type.
      return guardAnswer(row, share(answer), status) as AnswerOf<typeof row>
    },
    skewMs: () => skew,
    onSkewChange(listener) {
      skewListeners.add(listener)
      return () => skewListeners.delete(listener)
    },
    retrySlowReads() {
      for (const expire of slowReads) expire()
    },
    warm: () => import('./sending').catch(() => undefined),
  }
}

/** Up to this difference, in milliseconds, the device's clock counts as correct. */
const TOLERATED_MS = 60_000

/**
 * How far the server's clock is ahead of the device's, in milliseconds, from a `Date` header.
 *
 * 0 if they differ by a minute or less; null without a valid header.
 */
function measureSkew(header: string | null, deviceNow: number): number | null {
  const server = header ? Date.parse(header) : Number.NaN
  if (!Number.isFinite(server)) return null
  const skew = server - deviceNow
  return Math.abs(skew) > TOLERATED_MS ? skew : 0
}
