import type { AnswerOf, InputOf, Row } from '../row'
import { attempt } from './attempt'
import { type Clock, deviceClock } from './clock'
import { type EarlyAnswer, receive } from './earlyAnswer'
import { fillPath, isOwnOrigin } from './endpointUrl'
import { ApiError } from './errors'
import { guardAnswer } from './parse'
import { createSharing } from './sharing'
import type { Loose, Send, Transport } from './wire'

/** How a client reaches its server. */
export interface ClientOptions {
  /** What stands before every path; `/api` unless given. */
  baseUrl?: string
  /** The transport; a mock backend's `fetch` in tests. */
  fetch?: Transport
  /** Reads that were sent before the client was there; a loader's. */
  earlyAnswer?: EarlyAnswer
  /** An anti-forgery header, sent on every write to the page's own origin and nowhere else. */
  csrf?: { header: string; value: string | (() => string) } | null
  /** Headers for every request. */
  headers?: Readonly<Record<string, string>>
  /** Puts an answer of an unusual server right, before anything else looks at it. */
  adapt?: (row: Row, answer: unknown) => unknown
  /** What pauses and time limits are measured by; the device's unless given. */
  clock?: Clock
}

/** What a caller may say of one call. */
export interface CallOptions {
  /** Gives the call up; it rejects with an `ApiError` of kind `aborted`. */
  signal?: AbortSignal
  /** Headers of this call alone. */
  headers?: Readonly<Record<string, string>>
  /** True where an answer from before this call will not do, such as an early one. */
  isFresh?: boolean
  /** Keeps what has not changed: gets the parsed answer, returns it with known parts in place. */
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
  /** How far the server's clock is ahead of this device's, in milliseconds; 0 below a minute. */
  skewMs(): number
  /** Calls back when that has changed by more than a minute; returns how to end it. */
  onSkewChange(listener: () => void): () => void
  /** Loads what calls are sent with, so that the first one need not wait for it. Never rejects. */
  warm(): Promise<unknown>
}

/**
 * Makes a client over ofetch.
 *
 * Reads give up after 10 s and are repeated at most twice; writes after 20 s and are sent once.
 * Identical reads under way are one request, until a write is sent.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '/api', earlyAnswer, clock = deviceClock } = options
  const { adapt = (_row, answer) => answer } = options
  const transport: Transport = options.fetch ?? ((...args) => globalThis.fetch(...args))
  const shared = createSharing()
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

  /** Sends a call until it is answered or has failed for good. */
  async function answered(row: Row, path: string, input: Loose, own: CallOptions) {
    const { signal } = own
    // The queries of the contract hold texts and numbers.
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
      })
      const before = skew
      skew = measureSkew(headers.get('date'), clock.now().getTime()) ?? skew
      // The seconds that an answer was under way are no news.
      if (Math.abs(skew - before) > TOLERATED_MS) for (const listener of skewListeners) listener()
      return { status, answer: adapt(row, body) }
    }
    // It was not sent where what sends it cannot be loaded.
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
    warm: () => import('./sending').catch(() => undefined),
  }
}

/** Below this the device's clock is taken as right, in milliseconds. */
const TOLERATED_MS = 60_000

/**
 * How far the server's clock is ahead of the device's, in milliseconds, from a `Date` header.
 *
 * 0 where they differ by a minute or less; null where the header says nothing.
 */
function measureSkew(header: string | null, deviceNow: number): number | null {
  const server = header ? Date.parse(header) : Number.NaN
  if (!Number.isFinite(server)) return null
  const skew = server - deviceNow
  return Math.abs(skew) > TOLERATED_MS ? skew : 0
}
