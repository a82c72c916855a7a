import type { AnyEndpoint } from '../../api/account'
import { fillPath } from '../../api/client/endpointUrl'
import type { Loose, Transport } from '../../api/client/wire'
import type { AnswerOf, Row } from '../../api/row'
import { whyUnreachable } from '../whyUnreachable'
import type { ConformanceOptions } from './options'
import { table } from './table'

/** A request and its response, as far as a report needs them. */
export interface Exchange {
  name: AnyEndpoint
  /** Path under the base, with its query. */
  path: string
  sent: unknown
  /** Null if there was no response. */
  status: number | null
  text: string
  /** The parsed JSON; null if the body is empty or not JSON. */
  body: unknown
  /** Why there is no JSON response, or null. */
  fault: 'no-answer' | 'timeout' | 'redirect' | 'not-json' | null
}

/** Calls a row of the server, and returns any response. Never rejects. */
export type Ask = (name: AnyEndpoint, input?: Loose) => Promise<Exchange>

interface WireOptions
  extends Pick<ConformanceOptions, 'baseUrl' | 'cookie' | 'headers' | 'timeoutMs'> {
  fetch: Transport
}

/**
 * Opens a raw connection to a server, without the client, to see its actual responses. Sends back its
 * cookies, does not follow redirects, and never retries.
 */
export function openWire({ baseUrl, cookie, headers, timeoutMs, fetch }: WireOptions): Ask {
  const jar = cookieJar(cookie)
  return async (name, { params, query, body } = {}) => {
    const row: Row = table[name]
    const search = String(new URLSearchParams(query as Record<string, string> | undefined))
    const path = fillPath(row, params) + (search && `?${search}`)
    const asked = { name, path, sent: body ?? null }
    try {
      const response = await fetch(baseUrl + path, {
        method: row.method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...jar.header(),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      jar.take(response.headers.getSetCookie())
      const text = await response.text()
      return { ...asked, status: response.status, text, ...read(response.status, text) }
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      const text = isLate ? `no answer within ${timeoutMs} ms` : whyUnreachable(error)
      return { ...asked, status: null, text, body: null, fault: isLate ? 'timeout' : 'no-answer' }
    }
  }
}

function read(status: number, text: string): Pick<Exchange, 'body' | 'fault'> {
  if (status >= 300 && status < 400) return { body: null, fault: 'redirect' }
  if (text.trim() === '') return { body: null, fault: null }
  try {
    return { body: JSON.parse(text), fault: null }
  } catch {
    return { body: null, fault: 'not-json' }
  }
}

/** Stores cookies by name, which is enough for one session on one server. */
function cookieJar(given: string | null) {
  const cookies = new Map<string, string>()
  const put = (pair: string) => {
    const [name = '', ...value] = pair.split('=')
    if (name.trim()) cookies.set(name.trim(), value.join('=').trim())
  }
  for (const pair of given?.split(';') ?? []) put(pair)
  return {
    take: (lines: readonly string[]) => {
      for (const line of lines) put(line.split(';')[0] ?? '')
    },
    header: (): Record<string, string> => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      return cookie === '' ? {} : { cookie }
    },
  }
}

/** Sends a call whose answer is required; without a valid one, the check is blocked by that of the row. */
export type Answer = <K extends AnyEndpoint>(
  name: K,
  input?: Loose,
) => Promise<NonNullable<AnswerOf<(typeof table)[K]>>>
