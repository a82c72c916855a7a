import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { type Backend, createBackend } from '../../../mocks/backend'
import type { Scenario } from '../../../mocks/scenario'
import { scenario } from '../../../mocks/scenarios/make'
import type { Io } from '../io'
import { main } from '../main'
import type { Report } from './report'

/** What the house is checked with. */
export const houseData = {
  item: { item_id: 1001, sku_id: 10011, other_sku_id: 10012 },
  cheap: { item_id: 1102, sku_id: 11021 },
  addOn: { item_id: 2001, sku_id: 20011 },
  nonPerishable: { item_id: 1601, sku_id: 16011 },
  autoDelivery: { item_id: 1602, sku_id: 16021 },
  subscription: { item_id: 2201, sku_id: 22011 },
  club: { item_id: 1801, sku_id: 18011 },
  combo: { item_id: 1901, sku_id: 19011 },
  codes: { active: ['STEAK10', 'SHIPFREE'], expired: 'SUMMER25', refused: 'MEMBERS15' },
  giftCard: 'GIFT-0025',
  stuckGiftCard: 'GIFT-STUCK',
  login: { email: 'eleanor@example.com', password: 'oak', fname: 'Eleanor', lname: 'Oak' },
}

/** A guest's cart with a line that is sold out and one of which too many are wanted. */
export const soldOutCart = scenario((make) => ({
  cart: make.cart([make.gift(0, [make.line(10061)]), make.gift(1, [make.line(10041, { qty: 8 })])]),
}))

/** Answers a request instead of the backend, or hands it on. */
export type Breach = (
  request: Request,
  next: (request?: Request) => Promise<Response>,
  backend: Backend,
) => Promise<Response>

/** A backend over HTTP, on a free port. */
export interface RunningServer {
  baseUrl: string
  backend: Backend
  stop(): Promise<void>
}

/** Starts a backend of its own, with a breach planted where one is given. */
export async function startServer(
  world: () => Scenario = soldOutCart,
  breach: Breach | null = null,
): Promise<RunningServer> {
  const backend = createBackend({ scenario: world })
  const fetch = (request: Request) => {
    const next = (changed = request) => backend.fetch(changed)
    return breach ? breach(request, next, backend) : next()
  }
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    backend,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** What a command wrote, and how it ended. */
export interface Ran {
  code: number
  out: string
  error: string
  files: Map<string, string>
}

/** Runs the command from its sources, with files that exist in memory only. */
export async function giftwell(args: string[], given: Record<string, string> = {}): Promise<Ran> {
  const files = new Map(Object.entries(given))
  const written = { out: '', error: '' }
  const io: Io = {
    out: (text) => {
      written.out += `${text}\n`
    },
    error: (text) => {
      written.error += `${text}\n`
    },
    async readFile(path) {
      const text = files.get(path)
      if (text === undefined) throw new Error('no such file')
      return text
    },
    async writeFile(path, text) {
      files.set(path, text)
    },
    fetch: (...args) => fetch(...args),
  }
  const code = await main(args, io)
  return { code, ...written, files }
}

/** The report on a server, checked with all that the house has. */
export async function reportOn(baseUrl: string, ...options: string[]): Promise<Report> {
  const args = ['conformance', baseUrl, '--data', 'house.json', '--json', '-', ...options]
  const { out, error } = await giftwell(args, { 'house.json': JSON.stringify(houseData) })
  if (error) throw new Error(error)
  return JSON.parse(out)
}
