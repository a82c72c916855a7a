import type { Row } from '../row'

/**
 * Why a call failed: `network` (no response), `timeout` (none in time), `aborted` (by the caller),
 * `http` (an error status), `not-json` (HTML or a truncated body instead of JSON), `wrong-shape`
 * (JSON that does not match the contract), `bad-input` (never sent).
 */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'http'
  | 'not-json'
  | 'wrong-shape'
  | 'bad-input'

/** Optional facts of a failed call. */
export interface ApiErrorFacts {
  status?: number | null
  code?: string | null
  data?: unknown
  retryAfterMs?: number | null
  cause?: unknown
}

const REASONS: Record<ApiErrorKind, string> = {
  network: 'could not be reached. Check the connection and the base URL of the API',
  timeout: 'timed out. Try again, or raise timeoutMs of its row',
  aborted: 'was aborted by the caller',
  http: 'failed',
  'not-json':
    'sent something other than JSON, such as a proxy error page. Check what serves the base URL',
  'wrong-shape': 'sent JSON that does not match the contract. Compare it with openapi.json',
  'bad-input': 'was not called: a path parameter is empty or a dot segment. Pass the id itself',
}

/**
 * A failed call. It names the endpoint by its path template, never by the filled path, so that it is
 * safe to report: paths contain gift card certificates and codes.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** Method and path template: `PUT /checkout/discount/`. */
  readonly endpoint: string
  /** HTTP status, or null when there was no response. */
  readonly status: number | null
  /** The server's error code, such as `cart_not_found`, or null. */
  readonly code: string | null
  /** The parsed body of an error response, or null. */
  readonly data: unknown
  /** How long the server asks to wait, in milliseconds, or null. */
  readonly retryAfterMs: number | null

  constructor(
    row: Pick<Row, 'method' | 'path'>,
    readonly kind: ApiErrorKind,
    { status = null, code = null, data = null, retryAfterMs = null, cause }: ApiErrorFacts = {},
  ) {
    const endpoint = `${row.method} ${row.path}`
    super(`${endpoint} ${REASONS[kind]}${status ? ` (status ${status})` : ''}.`, { cause })
    this.endpoint = endpoint
    this.status = status
    this.code = code
    this.data = data
    this.retryAfterMs = retryAfterMs
  }
}

/** Whether a caught value is an `ApiError`, regardless of which copy of the class created it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}

/** Whether the session has ended. Ignores a proxy's error page, which has no data and says nothing about it. */
export const isSignedOut = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403) && error.data !== null
