import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../mocks/ask'
import type { Backend } from '../../mocks/backend'
import { bundled } from '../../testing/bundled'
import { missingPostgres, type PostgresServer, startPostgres } from '../../testing/postgres'
import { fillCart } from '../fillCart'
import { openShop } from '../shop'

/* Two demo stores share a database and nothing else: a shopper may be answered by either, call by call. */

const program = bundled('demo/server.ts')

describe.runIf(!missingPostgres)('two processes on one PostgreSQL server', () => {
  const children: ChildProcess[] = []
  let server: PostgresServer
  let origins: string[]
  beforeAll(async () => {
    server = await startPostgres()
    const DATABASE_URL = await server.database()
    const start = () => {
      const env = { ...process.env, DATABASE_URL, PORT: '0', PROVIDER_PORT: '0' }
      const child = spawn(process.execPath, [program()], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      children.push(child)
      return addressOf(child)
    }
    origins = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of children) child.kill()
    await Promise.all(ended)
    await server.close()
  })

  /** Both of them as one backend, from which each call goes to the next. */
  function alternating(session: string, first = 0): Backend {
    let calls = first
    const backend: Pick<Backend, 'fetch' | 'cart'> = {
      fetch: (input, init) => {
        calls += 1
        const { pathname, search } = new URL(String(input), 'http://shop.test')
        const headers = new Headers(init?.headers)
        headers.set('x-gw-session', session)
        headers.set('content-type', 'application/json')
        return fetch(`${origins[calls % 2]}${pathname}${search}`, { ...init, headers })
      },
      cart: async () => (await ask(backend as Backend, 'getCart')).body.cart as never,
    }
    return backend as Backend
  }
  const pay = (key: string) => ({
    body: { payment_info: { method: 'card', uid: 'hpf-1' }, sms_info: null },
    headers: { 'idempotency-key': key },
  })

  it('fill one cart for five, order it once, and know the order afterwards', async () => {
    const backend = alternating('s1')
    await fillCart(openShop(backend, 's1'))
    const { cart } = (await ask(backend, 'getCart')).body
    expect(cart.recipients).toHaveLength(5)
    const placed = await ask(backend, 'putPlaceOrder', pay('attempt-1'))
    expect(placed).toMatchObject({ status: 200, body: { status: 'placed', is_repeat: false } })
    const repeated = await ask(backend, 'putPlaceOrder', pay('attempt-1'))
    expect(repeated.body).toEqual({ ...placed.body, is_repeat: true })
    expect((await ask(backend, 'getCart')).body.cart.recipients).toEqual([])
  })

  it('place one order when both receive it at the same moment', async () => {
    await fillCart(openShop(alternating('s2'), 's2'))
    const answers = await Promise.all(
      [0, 1, 0, 1].map((first) => ask(alternating('s2', first), 'putPlaceOrder', pay('attempt-2'))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1)
    expect(answers.filter(({ body }) => !body.is_repeat)).toHaveLength(1)
  })
})

/** The address that a starting store prints. */
async function addressOf(child: ChildProcess): Promise<string> {
  const line = await new Promise((resolve) => child.stdout?.once('data', resolve))
  const [address] = /http:\/\/localhost:\d+/.exec(String(line)) ?? []
  if (!address) throw new Error(`The store does not say where it is: ${line}`)
  return address
}
