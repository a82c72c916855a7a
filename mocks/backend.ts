import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { contract, type Endpoint } from '../src/api/contract'
import type { Row } from '../src/api/row'
import type { Cart } from '../src/domain/entities'
import type { Db, HostedRecord, SessionRecord, Transaction } from './db'
import { type Fault, type FaultKind, type Faults, strike } from './faults'
import { memoryDb } from './memoryDb'
import { Answer, type Call, Refusal } from './routes/call'
import { keep } from './routes/cartOf'
import { handlers } from './routes/handlers'
import { remember } from './routes/recentlyViewed'
import { houseRules, type Rules } from './rules'
import { type Scenario, seed } from './scenario'
import { sessionIdOf, withCookie } from './session'

/** How a backend is made. */
export interface BackendOptions {
  /** Where the data are; in memory, filled by the scenario, where it is absent. */
  db?: Db
  /** The world to start in. With a `db` of its own only clock, rules and faults of it count. */
  scenario?: Scenario | (() => Scenario)
  /** The time, in milliseconds since 1970; the scenario's, else the device's. */
  clock?: () => number
  faults?: Faults
  rules?: Partial<Rules>
  /**
   * The session of every request. `null` takes it from the `gw_session` cookie or the
   * `x-gw-session` header; that is so with a `db` of its own, and `'shopper'` without one.
   */
  session?: string | null
}

/** One request that came in. */
export interface RequestRecord {
  method: string
  /** Name of the row, or null where no row has such a path. */
  endpoint: Endpoint | null
  /** Path under the API's base, with its query. */
  path: string
  body: unknown
}

/** What stands in for things that a request cannot carry in a browser. */
export interface FetchContext {
  cookies?: Readonly<Record<string, string>>
  /** Whether `Set-Cookie` has to travel as `x-mock-set-cookie`. */
  isMocked?: boolean
}

/** A pretend server that serves every row of the contract. */
export interface Backend {
  /** Answers a request as a server would. Rejects where there is no answer, like the global `fetch`. */
  fetch(
    input: Request | string | URL,
    init?: RequestInit,
    context?: FetchContext,
  ): Promise<Response>
  /** All requests so far, oldest first. */
  readonly requests: readonly RequestRecord[]
  /** How many requests came in, or how many for one row. */
  count(endpoint?: Endpoint): number
  /** Lets a row fail from now on, `'*'` all others; null ends it. */
  setFault(endpoint: Endpoint | '*', fault: Fault | FaultKind | null): void
  setRules(rules: Partial<Rules>): void
  /** Messages that were posted to the log. */
  readonly logs: readonly string[]
  readonly db: Db
  /** The cart of a session as it would be answered now; null where there is none. */
  cart(session?: string): Promise<Cart | null>
  /** Notes that an item was looked at. */
  view(itemId: number, session?: string): Promise<void>
  /** Notes the card that was typed into the hosted payment form. */
  completeHosted(uid: string, card: Partial<Omit<HostedRecord, 'uid'>>): Promise<void>
}

type Env = { Bindings: FetchContext }

/**
 * Makes a backend: a little store with prices, stock, promo codes, gift cards and a calendar.
 *
 * Paths count from `/api` on, whatever stands before it. Every answer bears the clock's `Date`.
 */
export function createBackend(options: BackendOptions = {}): Backend {
  const given = options.scenario ?? {}
  const scenario = typeof given === 'function' ? given() : given
  const fixed = options.session === undefined && !options.db ? 'shopper' : (options.session ?? null)
  const db = options.db ?? memoryDb(seed(scenario, fixed ?? 'shopper'))
  const pinned = scenario.now === undefined ? null : Date.parse(scenario.now)
  const clock = options.clock ?? (() => pinned ?? Date.now())
  const faults = new Map(Object.entries({ ...scenario.faults, ...options.faults }))
  const strikes = new Map<string, number>()
  const requests: RequestRecord[] = []
  const logs: string[] = []
  let rules: Rules = { ...houseRules, ...scenario.rules, ...options.rules }

  const app = new Hono<Env>({ getPath: (request) => pathOf(new URL(request.url)) })
  for (const [name, row] of Object.entries(contract) as [Endpoint, Row][]) {
    const path = row.path.replace(/\{(\w+)\}/g, ':$1')
    app.on(row.method, path, async (context) => {
      const text = await context.req.text()
      record(context, name, text)
      const act = () => serve(context, name, row, text)
      const fault = faultOf(name)
      return fault ? strike(fault, context.req.raw.signal, act) : act()
    })
  }
  app.post('/log', async (context) => {
    const body = asJson(await context.req.text()) as { message?: unknown } | null
    logs.push(String(body?.message ?? ''))
    return context.body(null, 204)
  })
  app.notFound(async (context) => {
    record(context, null, await context.req.text())
    return context.json({ error: 'not_found' }, 404)
  })
  // A fault that leaves a request without an answer rejects, as the global `fetch` does.
  app.onError((error) => {
    throw error
  })

  function record({ req }: Context<Env>, endpoint: Endpoint | null, text: string) {
    const url = new URL(req.url)
    const body = text === '' ? null : asJson(text)
    requests.push({ method: req.method, endpoint, path: pathOf(url) + url.search, body })
  }

  /** The fault that strikes now, and how often it struck before. */
  function faultOf(name: Endpoint): { fault: Fault; strikes: number } | null {
    const key = faults.has(name) ? name : '*'
    const entry = faults.get(key)
    if (!entry) return null
    const fault: Fault = typeof entry === 'string' ? { kind: entry } : entry
    const before = strikes.get(key) ?? 0
    if (before >= (fault.times ?? Number.POSITIVE_INFINITY)) return null
    strikes.set(key, before + 1)
    return { fault, strikes: before }
  }

  /** What the server does and answers where nothing fails. */
  async function serve(
    { req, env }: Context<Env>,
    name: Endpoint,
    row: Row,
    text: string,
  ): Promise<Response> {
    const { id, isNew } =
      fixed === null ? sessionIdOf(req.raw.headers, env) : { id: fixed, isNew: false }
    const body = asJson(text)
    if (row.body && !v.is(row.body, body))
      return Response.json({ error: 'bad_request' }, { status: 400 })
    const now = clock()
    const response = await within(id, async (tx, session) => {
      // The body was checked against the row, so that each handler gets what its row promises.
      const call = {
        params: req.param(),
        query: req.query(),
        body,
        headers: req.raw.headers,
        tx,
        session,
        now,
        rules,
      } as unknown as Call<never>
      return responseOf(await handlers[name](call))
    }).catch(refused)
    return isNew ? withCookie(response, id, env) : response
  }

  /** Runs work in a transaction with the session, which is kept where it was changed. */
  function within<T>(id: string, work: (tx: Transaction, session: SessionRecord) => Promise<T>) {
    return db.transaction(async (tx) => {
      const session = (await tx.read('sessions', id)) ?? newSession(id)
      const before = JSON.stringify(session)
      const result = await work(tx, session)
      if (JSON.stringify(session) !== before) await tx.write('sessions', id, session)
      return result
    })
  }

  return {
    async fetch(input, init, context = {}) {
      const request = input instanceof Request && !init ? input : new Request(absolute(input), init)
      if (request.signal.aborted) throw request.signal.reason
      const response = await app.fetch(request, context)
      response.headers.set('date', new Date(clock()).toUTCString())
      return response
    },
    requests,
    count: (endpoint) =>
      endpoint
        ? requests.filter((request) => request.endpoint === endpoint).length
        : requests.length,
    setFault(endpoint, fault) {
      strikes.delete(endpoint)
      if (fault === null) faults.delete(endpoint)
      else faults.set(endpoint, fault)
    },
    setRules(changed) {
      rules = { ...rules, ...changed }
    },
    logs,
    db,
    cart: (session = fixed ?? 'shopper') =>
      within(session, async (tx, record) => {
        const cart = record.cart_id === null ? null : await tx.read('carts', record.cart_id)
        return cart && keep({ tx, session: record, now: clock(), rules }, cart)
      }),
    view: (itemId, session = fixed ?? 'shopper') =>
      within(session, async (_tx, record) => {
        record.recently_viewed = remember(record.recently_viewed, itemId)
      }),
    completeHosted: (uid, card) =>
      db.transaction(async (tx) => {
        const hosted = await tx.read('hosted', uid)
        if (hosted) await tx.write('hosted', uid, { ...hosted, ...card })
      }),
  }
}

/** The path under the API's base: what follows the first `/api`. */
const pathOf = (url: URL) => url.pathname.replace(/^.*?\/api(?=\/)/, '')

const absolute = (input: Request | string | URL) =>
  typeof input === 'string' ? new URL(input, 'http://shop.test') : input

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const newSession = (session_id: string): SessionRecord => ({
  session_id,
  cust_id: null,
  cart_id: null,
  last_order_id: null,
  billing: null,
  recently_viewed: [],
})

function responseOf(answer: unknown): Response {
  if (answer instanceof Answer) return Response.json(answer.body, { status: answer.status })
  return answer === null ? new Response(null, { status: 204 }) : Response.json(answer)
}

function refused(error: unknown): Response {
  if (error instanceof Refusal) return Response.json(error.body, { status: error.status })
  throw error
}
