import type { AnyEndpoint } from '../src/api/account'

/** Every kind of fault, by its number in the documentation. */
export const faultKinds = {
  /** The connection breaks before the server does anything. */
  X1: 'network-error',
  /** There is never an answer. */
  X2: 'never',
  /** The server acts, but answers after the client has timed out: 25 s. */
  X3: 'late',
  /** The server takes 3 s, then behaves normally. */
  X4: 'slow',
  /** The server acts, but the connection breaks before the answer. */
  X5: 'dropped-after',
  /** The server acts, but only half of the answer arrives. */
  X6: 'cut-body',
  /** 500, without acting. */
  X7: 'server-error',
  /** 502 with an HTML page. */
  X8: 'bad-gateway',
  /** 503 with `Retry-After`. */
  X9: 'unavailable',
  /** 429 with `Retry-After`. */
  X10: 'too-many',
  /** 401: the session has ended. */
  X11: 'unauthorized',
  /** 403: not allowed. */
  X12: 'forbidden',
  /** 404: not found. */
  X13: 'not-found',
  /** 409, or 422 as `status`: a conflict with the server's data. */
  X14: 'conflict',
  /** An HTML page with status 200, as from a proxy or a sign-in page. */
  X15: 'html',
  /** An empty answer with status 200, or 204 as `status`. */
  X16: 'empty',
  /** JSON with the wrong shape. */
  X17: 'wrong-shape',
  /** The real answer made hostile: prototype keys, negative and text amounts, 10 MB of padding. */
  X18: 'hostile',
} as const

export type FaultKind = (typeof faultKinds)[keyof typeof faultKinds]

/** A fault and its options. */
export interface Fault {
  /** The kind of fault; see the table. */
  kind: FaultKind
  /** How often it occurs; default always. */
  times?: number
  /** Its delay, in milliseconds; default 3 s for `slow`, 25 s for `late`, otherwise none. */
  delay?: number
  /** Promise to wait for instead of a delay. */
  until?: Promise<unknown>
  /** Another status: 422 for `conflict`, 204 for `empty`. */
  status?: number
  /** `Retry-After`, in seconds or as a date; default 2 seconds. */
  retryAfter?: string
  /** Another body. */
  body?: unknown
  /** Which of the wrong shapes or hostile texts to use; default one after the other. */
  variant?: number
}

/** Faults by row name; `'*'` applies to all others. */
export type Faults = Partial<Record<AnyEndpoint | '*', Fault | FaultKind | null>>

const SLOW_MS = 3000
// Longer than any client timeout except that of placing an order.
const LATE_MS = 25_000

const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`

/** JSON answers of the wrong shape. */
const wrongShapes: readonly unknown[] = [
  [],
  null,
  'ok',
  {},
  { cart: {} },
  { cart: { cart_id: 1, recipients: null } },
  { cart: { cart_id: 'one', recipients: [] } },
  { success: false, error: 'refused' },
]

/** Ways in which a hostile or careless server can change its answer. */
const hostileTexts: readonly ((text: string) => string)[] = [
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},'),
  (text) => text.replace(/"price":([\d.]+)/g, '"price":-1,"price":$1'),
  (text) => text.replace(/"(price|tax|qty)":(-?[\d.]+)/g, '"$1":"$2"'),
  (text) => text.replace(/"price":[\d.]+/g, '"price":59.949999'),
  (text) => text.replace('{', `{"padding":"${'x'.repeat(10_000_000)}",`),
]

/** Runs a call under a fault: `act` is the server's normal behavior. */
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

/** The real answer, cut in half or made hostile. */
async function broken(response: Response, fault: Fault, strikes: number): Promise<Response> {
  const text = await response.text()
  const fuzz = hostileTexts[(fault.variant ?? strikes) % hostileTexts.length]
  const body = fault.kind === 'cut-body' ? text.slice(0, Math.floor(text.length / 2)) : fuzz?.(text)
  const status = response.status === 204 ? 200 : response.status
  return new Response(body, { status, headers: { 'content-type': 'application/json' } })
}

/** Errors that are sent as JSON: their status and code. */
const ERRORS: Readonly<Partial<Record<FaultKind, readonly [status: number, error: string]>>> = {
  'server-error': [500, 'server_error'],
  unavailable: [503, 'unavailable'],
  'too-many': [429, 'too_many_requests'],
  unauthorized: [401, 'session_gone'],
  forbidden: [403, 'forbidden'],
  'not-found': [404, 'not_found'],
  conflict: [409, 'conflict'],
}

/** The replacement answer; the server has not acted. */
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

/** Waits, or rejects as soon as the client aborts. */
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
