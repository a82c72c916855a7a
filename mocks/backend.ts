import { type Context, Hono } from 'hono'
import { type AnyEndpoint, accountContract } from '../src/api/account'
import { contract } from '../src/api/contract'
import type { Row } from '../src/api/row'
import type { Backend, BackendOptions, RequestRecord } from './backendTypes'
import { faultControl } from './faultControl'
import { strike } from './faults'
import { keep } from './routes/cartOf'
import { remember } from './routes/recentlyViewed'
import { asJson, type Env, serve } from './serve'
import { openWorld, SHOPPER, type World } from './world'

export type { Backend, BackendOptions, FetchContext, RequestRecord } from './backendTypes'

/**
 * Creates a backend: a small store with prices, stock, promo codes, gift cards and a calendar.
 *
 * Paths start at the first `/api`. Every answer has the clock's `Date`.
 */
export function createBackend(options: BackendOptions = {}): Backend {
  const world = openWorld(options)
  const faults = faultControl({ ...world.scenario.faults, ...options.faults })
  const requests: RequestRecord[] = []
  const logs: string[] = []
  const app = createApp(world, { faults, requests, logs })
  return {
    ...doors(world),
    async fetch(input, init, context = {}) {
      const request = input instanceof Request && !init ? input : new Request(absolute(input), init)
      if (request.signal.aborted) throw request.signal.reason
      const response = await app.fetch(request, context)
      response.headers.set('date', new Date(world.clock()).toUTCString())
      return response
    },
    requests,
    count: (name) => requests.filter(({ endpoint }) => !name || endpoint === name).length,
    setFault: faults.set,
    setRules(changed) {
      world.rules = { ...world.rules, ...changed }
    },
    logs,
    db: world.db,
  }
}

/** Actions and data for tests, without a request. */
function doors(world: World): Pick<Backend, 'cart' | 'view' | 'completeHosted'> {
  const { session: fixed, db, clock, within } = world
  return {
    cart: (id = fixed ?? SHOPPER) =>
      within(id, async (tx, session) => {
        const cart = session.cart_id === null ? null : await tx.read('carts', session.cart_id)
        return cart && keep({ tx, session, now: clock(), rules: world.rules }, cart)
      }),
    view: (itemId, id = fixed ?? SHOPPER) =>
      within(id, async (_tx, session) => {
        session.recently_viewed = remember(session.recently_viewed, itemId)
      }),
    completeHosted: (uid, card) =>
      db.transaction(async (tx) => {
        const hosted = await tx.read('hosted', uid)
        if (!card) await tx.remove('hosted', uid)
        else if (hosted) await tx.write('hosted', uid, { ...hosted, ...card })
      }),
  }
}

interface TestContext {
  faults: ReturnType<typeof faultControl>
  requests: RequestRecord[]
  logs: string[]
}

/** The routes: one for each row of both tables, and the log. */
function createApp(world: World, { faults, requests, logs }: TestContext): Hono<Env> {
  const app = new Hono<Env>({ getPath: (request) => pathOf(new URL(request.url)) })
  const record = ({ req }: Context<Env>, endpoint: AnyEndpoint | null, text: string) => {
    const url = new URL(req.url)
    const body = text === '' ? null : asJson(text)
    const { method } = req
    const request: RequestRecord = {
      method,
      endpoint,
      path: pathOf(url) + url.search,
      body,
      status: null,
    }
    requests.push(request)
    return request
  }
  for (const [name, row] of Object.entries({ ...contract, ...accountContract }) as [
    AnyEndpoint,
    Row,
  ][]) {
    app.on(row.method, row.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      const text = await context.req.text()
      const request = record(context, name, text)
      const act = () => serve(world, context, { name, row, text })
      const fault = faults.next(name)
      const answer = await (fault ? strike(fault, context.req.raw.signal, act) : act())
      request.status = answer.status
      return answer
    })
  }
  app.post('/log', async (context) => {
    const body = asJson(await context.req.text()) as { message?: unknown } | null
    logs.push(String(body?.message ?? ''))
    return context.body(null, 204)
  })
  app.notFound(async (context) => {
    record(context, null, await context.req.text()).status = 404
    return context.json({ error: 'not_found' }, 404)
  })
  // A fault that prevents an answer rejects, like the global `fetch`.
  app.onError((error) => {
    throw error
  })
  return app
}

/** The path below the API's base: the part after the first `/api`. */
const pathOf = (url: URL) => url.pathname.replace(/^.*?\/api(?=\/)/, '')

const absolute = (input: Request | string | URL) =>
  typeof input === 'string' ? new URL(input, 'http://shop.test') : input
