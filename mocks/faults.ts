import type { AnyEndpoint } from '../src/api/account'

/** Every way in which a call can go wrong, by the number that the documentation gives it. */
export const faultKinds = {
  /** The connection breaks before the server has done anything. */
  X1: 'network-error',
  /** No answer ever comes. */
  X2: 'never',
  /** The server acts, and its answer comes after the client has given up: 25 s. */
  X3: 'late',
  /** The server takes 3 s, then does as always. */
  X4: 'slow',
  /** The server acts, and the connection breaks before its answer. */
  X5: 'dropped-after',
  /** The server acts, and half of its answer arrives. */
  X6: 'cut-body',
  /** 500, and nothing was done. */
  X7: 'server-error',
  /** 502 with a page of HTML. */
  X8: 'bad-gateway',
  /** 503 with `Retry-After`. */
  X9: 'unavailable',
  /** 429 with `Retry-After`. */
  X10: 'too-many',
  /** 401: the session is gone. */
  X11: 'unauthorized',
  /** 403: not allowed. */
  X12: 'forbidden',
  /** 404: there is no such thing. */
  X13: 'not-found',
  /** 409, or 422 as `status`: it contradicts what the server has. */
  X14: 'conflict',
  /** A page of HTML with status 200, as a proxy or a sign-in page sends it. */
  X15: 'html',
  /** An empty answer with status 200, or 204 as `status`. */
  X16: 'empty',
  /** JSON of another shape. */
  X17: 'wrong-shape',
  /** The true answer made hostile: prototype keys, negative and textual amounts, 10 MB of padding. */
  X18: 'hostile',
} as const

export type FaultKind = (typeof faultKinds)[keyof typeof faultKinds]

/** A fault, and how it behaves. */
export interface Fault {
  /** What happens; see the table. */
  kind: FaultKind
  /** How often it strikes before it is over; always, unless given. */
  times?: number
  /** How long it takes, in milliseconds: 3 s for `slow`, 25 s for `late`, else nothing. */
  delay?: number
  /** What it waits for, in place of a time. */
  until?: Promise<unknown>
  /** Another status: 422 for `conflict`, 204 for `empty`. */
  status?: number
  /** `Retry-After`, in seconds or as a date; 2 seconds unless given. */
  retryAfter?: string
  /** Another body. */
  body?: unknown
  /** Which of the wrong shapes or hostile texts; one after the other unless given. */
  variant?: number
}

/** Faults by the name of the row that they strike; `'*'` strikes all others. */
export type Faults = Partial<Record<AnyEndpoint | '*', Fault | FaultKind | null>>

const SLOW_MS = 3000
// Longer than any time-out of the client but that of placing an order.
const LATE_MS = 25_000

const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`

/** Answers that are JSON, and not what was asked for. */
const wrongShapes: readonly unknown[] = [
  [],
  null,
  'ok',
  {},
  { cart: {} },
  { cart: { cart_id: 1, recipients: null } },
  { cart: { cart_id: 'one', recipients: [] } },
]

/** What a hostile or careless server makes of its answer. */
const hostileTexts: readonly ((text: string) => string)[] = [
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},'),
  (text) => text.replace(/"price":([\d.]+)/g, '"price":-1,"price":$1'),
  (text) => text.replace(/"(price|tax|qty)":(-?[\d.]+)/g, '"$1":"$2"'),
  (text) => text.replace(/"price":[\d.]+/g, '"price":59.949999'),
  (text) => text.replace('{', `{"padding":"${'x'.repeat(10_000_000)}",`),
]

/** Runs a call under a fault: `act` is what the server would do and answer without it. */
export async function strike(
  { fault, strikes }: { fault: Fault; strikes: number },
  signal: AbortSignal,
  act: () => Promise<Response>,
): Promise<Response> {
  const { kind, delay, until } = fault
  if (kind === 'never') await wait(Number.POSITIVE_INFINITY, signal)
  if (kind === 'late' || kind === 'dropped-after') {
    const response = await act()
    await wait(delay ?? (kind === 'late' ? LATE_MS : 0), signal)
    if (kind === 'dropped-after') throw new TypeError('Failed to fetch')
    return response
  }
  if (until) await Promise.race([until, wait(Number.POSITIVE_INFINITY, signal)])
  else await wait(delay ?? (kind === 'slow' ? SLOW_MS : 0), signal)
  if (kind === 'network-error') throw new TypeError('Failed to fetch')
  if (kind === 'slow') return act()
  if (kind === 'cut-body' || kind === 'hostile') return broken(await act(), fault, strikes)
  return instead(fault, strikes)
}

/** The true answer, cut in half or made hostile. */
async function broken(response: Response, fault: Fault, strikes: number): Promise<Response> {
  const text = await response.text()
  const fuzz = hostileTexts[(fault.variant ?? strikes) % hostileTexts.length]
  const body = fault.kind === 'cut-body' ? text.slice(0, Math.floor(text.length / 2)) : fuzz?.(text)
  const status = response.status === 204 ? 200 : response.status
  return new Response(body, { status, headers: { 'content-type': 'application/json' } })
}

/** Errors that come as JSON: their status and their word. */
const ERRORS: Readonly<Partial<Record<FaultKind, readonly [status: number, error: string]>>> = {
  'server-error': [500, 'server_error'],
  unavailable: [503, 'unavailable'],
  'too-many': [429, 'too_many_requests'],
  unauthorized: [401, 'session_gone'],
  forbidden: [403, 'forbidden'],
  'not-found': [404, 'not_found'],
  conflict: [409, 'conflict'],
}

/** What comes in place of the answer; the server has done nothing. */
function instead(fault: Fault, strikes: number): Response {
  const { kind, status, retryAfter = '2' } = fault
  if (kind === 'bad-gateway') return html(status ?? 502, 'Bad gateway')
  if (kind === 'html') return html(status ?? 200, 'Please sign in')
  if (kind === 'empty') return new Response(status === 204 ? null : '', { status: status ?? 200 })
  const known = ERRORS[kind]
  if (!known) {
    const wrong = wrongShapes[(fault.variant ?? strikes) % wrongShapes.length]
    return Response.json(fault.body === undefined ? wrong : fault.body, { status: status ?? 200 })
  }
  const [usual, error] = known
  const isForLater = kind === 'unavailable' || kind === 'too-many'
  return Response.json(fault.body ?? { error }, {
    status: status ?? usual,
    headers: isForLater ? { 'retry-after': retryAfter } : {},
  })
}

const html = (status: number, title: string) =>
  new Response(page(title), { status, headers: { 'content-type': 'text/html' } })

/** Waits, or rejects as soon as the client gives up. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return Promise.resolve()
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
