import { embedFolder } from '../../embed/build/embedFolder'
import { type Backend, createBackend } from '../../mocks/backend'
import type { Scenario } from '../../mocks/scenario'
import { scenario } from '../../mocks/scenarios/make'
import type { Transport } from '../../src/api/client/wire'
import type { ShopData } from '../../src/cli/conformance/data'
import { demoShop } from '../../src/cli/conformance/demoShop'
import type { Report } from '../../src/cli/conformance/report'
import type { Violation } from '../../src/cli/conformance/violations/violation'
import type { Serve } from '../../src/cli/io'
import { main } from '../../src/cli/main'
import { listen } from '../site/listen'

/** The options of a check of the mock backend. */
export const houseData = {
  ...demoShop,
  stuckGiftCard: 'GIFT-STUCK',
  login: { email: 'eleanor@example.com', password: 'oak and ash', fname: 'Eleanor', lname: 'Oak' },
}

/** A guest's cart with a sold-out line, and one with a quantity above its stock; one item's stock can be exceeded. */
export const soldOutCart = scenario((make) => ({
  cart: make.cart([make.gift(0, [make.line(10061)]), make.gift(1, [make.line(10041, { qty: 8 })])]),
  stock: [{ item_id: demoShop.item.item_id, units: 40 }],
}))

/** A backend over HTTP, on a free port. */
export interface RunningServer {
  baseUrl: string
  backend: Backend
  stop(): Promise<void>
}

/** Starts a separate backend. */
export async function startServer(world: () => Scenario = soldOutCart): Promise<RunningServer> {
  const backend = createBackend({ scenario: world })
  const { origin, close } = await listen((request) => backend.fetch(request))
  return { baseUrl: `${origin}/api`, backend, stop: close }
}

/** A transport to a backend with violations, without a network. */
export function breaking(violation: Violation, world: () => Scenario = soldOutCart): Transport {
  const backend = createBackend({ scenario: world })
  return (input, init) => {
    const request = new Request(input, init)
    const next = (changed = request) => backend.fetch(changed)
    return violation({ request, next, cart: () => backend.cart() })
  }
}

/** A transport to a server that is not running, whose name has several addresses: as Node's `fetch` fails. */
export const unreachable: Transport = () => {
  const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  return Promise.reject(new TypeError('fetch failed', { cause }))
}

/** The output of a command, and its exit code. */
export interface Ran {
  code: number
  out: string
  error: string
  files: Map<string, string>
}

interface Machine {
  /** Files that exist in memory only. */
  files?: Readonly<Record<string, string>>
  fetch?: Transport
  /** Responds while the command runs; its requests have ended when it has. */
  serve?: Serve
}

const noServer: Serve = () => Promise.reject(new Error('This test serves nothing.'))

/** Runs the command from its sources. */
export async function giftwell(
  args: readonly string[],
  { files: given = {}, fetch: transport = fetch, serve = noServer }: Machine = {},
): Promise<Ran> {
  const files = new Map(Object.entries(given))
  const written = { out: '', error: '' }
  const code = await main(args, {
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
      if (path.startsWith('/')) throw new Error('not allowed')
      files.set(path, text)
    },
    fetch: transport,
    serve,
    embedFolder,
  })
  return { code, ...written, files }
}

/** The report on a server, checked with all options of the mock backend. */
export async function reportOn(
  baseUrl: string,
  options: readonly string[] = [],
  transport: Transport = fetch,
  data: ShopData = houseData,
): Promise<Report> {
  const { out, error } = await giftwell(
    ['conformance', baseUrl, '--data', 'house.json', '--json', '-', ...options],
    { files: { 'house.json': JSON.stringify(data) }, fetch: transport },
  )
  if (error) throw new Error(error)
  return JSON.parse(out)
}

/** The report on a server's account area, in a signed-in session. */
export const reportOnAccount = (transport: Transport): Promise<Report> =>
  reportOn('http://shop.test/api', ['--account'], transport, {})
