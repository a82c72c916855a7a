import type { Row } from '../row'

/**
 * Why a call came to nothing: `network` (no answer), `timeout` (none in time), `aborted` (given up by
 * the caller), `http` (an error status), `not-json` (a page or a cut body where JSON was due),
 * `wrong-shape` (JSON that is not what the contract says), `bad-input` (never sent).
 */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'http'
  | 'not-json'
  | 'wrong-shape'
  | 'bad-input'

interface ApiErrorFacts {
  status?: number | null
  code?: string | null
  data?: unknown
  retryAfterMs?: number | null
  cause?: unknown
}

const REASONS: Record<ApiErrorKind, string> = {
  network: 'could not be reached. Check the connection and the base URL of the API',
  timeout: 'did not answer in time. Try again, or raise the limit of its row',
  aborted: 'was given up by the caller',
  http: 'refused the call',
  'not-json':
    'sent something that is not JSON, such as a page of a proxy. Check what answers at the base URL',
  'wrong-shape': 'sent JSON that the contract does not know. Compare it with openapi.json',
  'bad-input':
    'was not called, since a path parameter is empty or a dot segment. Pass the id itself',
}

/**
 * A call that came to nothing. It names the endpoint by its template, never by the filled path, so
 * that it can be reported: certificates and codes stand in paths.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** Method and path template: `PUT /checkout/discount/`. */
  readonly endpoint: string
  /** HTTP status, or null when no answer came. */
  readonly status: number | null
  /** The server's own word for it, such as `cart_not_found`, or null. */
  readonly code: string | null
  /** The parsed body of an error answer, or null. */
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

/** Whether something caught is an `ApiError`, whichever copy of the class made it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}

/** Whether the shop knows nobody any more; a page of a proxy, which says nothing of it, has no data. */
export const isSignedOut = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403) && error.data !== null
