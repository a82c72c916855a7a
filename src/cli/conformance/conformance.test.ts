import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { memoryDb } from '../../../mocks/memoryDb'
import { type Scenario, seed } from '../../../mocks/scenario'
import {
  customerSignedIn,
  emptyCart,
  oneShipment,
  smallBox,
  twoShipments,
} from '../../../mocks/scenarios'
import {
  breaking,
  giftwell,
  houseData,
  type RunningServer,
  reportOn,
  soldOutCart,
  startServer,
} from '../../../testing/cli/conformance'
import type { Transport } from '../../api/client/wire'
import { contract, type Endpoint } from '../../api/contract'
import { checks } from './checks'
import { demoShop } from './demoShop'
import type { Report } from './report'
import {
  all,
  bentCart,
  calls,
  eachLine,
  instead,
  refusal,
  type Violation,
} from './violations/violation'

let server: RunningServer
let before: unknown
let report: Report
/** Rows that were called. */
let called: Set<string | null>

beforeAll(async () => {
  server = await startServer()
  before = await server.backend.cart()
  report = await reportOn(server.baseUrl)
  called = new Set(server.backend.requests.map(({ endpoint }) => endpoint))
})
afterAll(() => server.stop())

const idsOf = ({ checks: results }: Report, status: string) =>
  results.filter((one) => one.status === status).map(({ id }) => id)

describe('a server that keeps the contract', () => {
  it('passes every check except those that were not requested', () => {
    expect(report.checks.filter(({ status }) => status === 'failed')).toEqual([])
    expect(idsOf(report, 'skipped')).toEqual([
      'row.getCustomer',
      'row.putPlaceOrder',
      'order.status',
      'order.clears-cart',
    ])
    expect(report.passed).toBeGreaterThan(90)
  })

  it('receives each of the 39 rows except an order', () => {
    const rows = Object.keys(contract)
    expect(checks.filter(({ id }) => id.startsWith('row.'))).toHaveLength(rows.length)
    expect(rows.filter((name) => !called.has(name))).toEqual(['putPlaceOrder'])
  })

  it('has the same cart as before', async () => {
    const after = await server.backend.cart()
    expect(after?.recipients).toEqual((before as typeof after)?.recipients)
    expect(after?.discount_code).toBe('')
  })

  it('keeps only the gift card that it does not remove, which is reported', async () => {
    const after = await server.backend.cart()
    expect(Object.keys(after?.gift_card_json ?? {})).toEqual([houseData.stuckGiftCard])
    expect(report.leftBehind).toBe(`gift card "${houseData.stuckGiftCard}"`)
  })

  it('gets a reason for each skipped check', () => {
    const reasons = report.checks.flatMap(({ reason }) => reason ?? [])
    expect(reasons).toEqual([
      expect.stringContaining('guest'),
      expect.stringContaining('--place-order'),
      expect.stringContaining('none was placed'),
      expect.stringContaining('none was placed'),
    ])
  })
})

describe('each check', () => {
  it('has its own id, and a remedy', () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
    for (const { remedy, proves, section } of checks) {
      expect(remedy).toMatch(/^[A-Z].*\.$/)
      expect(proves).toMatch(/^\S.*[^.]$/)
      expect(section).toMatch(/^§[3-9]$/)
    }
  })
})

describe('a server that limits quantities', () => {
  it.each([
    ['passes if fewer are in stock', 'passed', soldOutCart],
    ['is not asked for more than a shopper can request', 'skipped', oneShipment],
  ])('%s', async (_what, status, world) => {
    const limited = instead('putQuantity', ({ qty }) =>
      qty > 99 ? refusal(422, 'quantity_too_large') : undefined,
    )
    const only = ['--only', 'stock.insufficient']
    const found = await reportOn('http://shop.test/api', only, breaking(limited(), world))
    expect(idsOf(found, status)).toEqual(['stock.insufficient'])
  })
})

describe('--read-only', () => {
  it('sends no request that changes anything', async () => {
    const shop = await startServer(oneShipment)
    const { passed, failed } = await reportOn(shop.baseUrl, ['--read-only'])
    await shop.stop()
    expect(failed).toBe(0)
    expect(passed).toBeGreaterThan(20)
    const writes = shop.backend.requests.filter(({ method }) => method !== 'GET')
    expect(new Set(writes.map(({ endpoint }) => endpoint))).toEqual(new Set(['postCheckStock']))
  })
})

describe('without a data file', () => {
  const run = async (world: () => Scenario, violation: Violation | null = null) => {
    const backend = createBackend({ scenario: world })
    const fetch: Transport = (input, init) => {
      const request = new Request(input, init)
      const next = (changed = request) => backend.fetch(changed)
      return violation ? violation({ request, next, cart: () => backend.cart() }) : next()
    }
    const args = ['conformance', 'http://shop.test/api', '--json', '-']
    const found: Report = JSON.parse((await giftwell(args, { fetch })).out)
    const names = new Set(backend.requests.map(({ endpoint }) => endpoint))
    return { found, missed: Object.keys(contract).filter((name) => !names.has(name as Endpoint)) }
  }
  const notTheDemo = instead('getProductId', () => ({ prod_id: 'other' }))()

  it('checks the demo store with its products', async () => {
    const { found } = await run(emptyCart)
    expect(found.items).toBe('demo store')
    expect(idsOf(found, 'failed')).toEqual([])
    expect(found.passed).toBeGreaterThan(85)
    expect(found.leftBehind).toBeNull()
  })

  it('checks another shop with the items in its cart', async () => {
    const { found } = await run(twoShipments, notTheDemo)
    expect(found.items).toBe('cart')
    expect(idsOf(found, 'failed')).toEqual([])
    expect(idsOf(found, 'passed')).toContain('shipments.merged')
    expect(found.leftBehind).toBeNull()
  })

  it.each([
    ['ship free', { ships_free: true }],
    ['have methods of their own', { nonperishable_ship_methods: [{ ship_id: 24 }] }],
  ])('does not expect standard shipping of small items that %s', async (_which, own) => {
    const small = bentCart((cart) =>
      eachLine(cart, (line) => line.price < 59.95 && Object.assign(line, own)),
    )
    const ofCart = all(notTheDemo, small())
    const reasonOf = ({ checks: results }: Report, id: string) =>
      results.find((one) => one.id === id)?.reason
    expect(reasonOf((await run(smallBox, ofCart)).found, 'shipping.base')).toMatch(/^No "cheap"/)
    const ofFile = await reportOn('http://shop.test/api', ['--only', 'shipping'], breaking(small()))
    expect(reasonOf(ofFile, 'shipping.base')).toMatch(/"cheap" ships/)
    expect(reasonOf(ofFile, 'shipping.far')).toMatch(/"cheap" ships/)
  })

  it('checks an unknown shop with every row except an order, with nonexistent ids', async () => {
    const { found, missed } = await run(emptyCart, notTheDemo)
    expect(idsOf(found, 'failed')).toEqual([])
    // The second request was answered before the backend received it.
    expect(missed.toSorted()).toEqual(['getProductId', 'putPlaceOrder'])
    const row = found.checks.find(({ id }) => id === 'row.putQuantity')
    expect(row?.reason).toMatch(/unknown ids.*404.*--data/)
  })

  it('still finds a row that is not served at all', async () => {
    const gone = instead('putQuantity', () => new Response(null, { status: 405 }))()
    const { found } = await run(emptyCart, (passing) =>
      calls(passing.request, 'putQuantity') ? gone(passing) : notTheDemo(passing),
    )
    expect(idsOf(found, 'failed')).toContain('row.putQuantity')
  })
})

describe('--cookie', () => {
  // One run per test: on a busy machine two take longer than a test's timeout.
  it.each([
    ['a customer with it', ['--cookie', 'gw_session=margaret'], 'row.getCustomer'],
    ['a guest without', [], 'customer.guest'],
  ])('reports who is signed in: %s', async (_who, options, passed) => {
    const db = memoryDb(seed(customerSignedIn(), 'margaret'))
    const backend = createBackend({ db, scenario: customerSignedIn })
    const fetch: Transport = (input, init) => backend.fetch(new Request(input, init))
    const before = await backend.cart('margaret')
    const found = await reportOn('http://shop.test/api', options, fetch, demoShop)
    expect(found.checks.filter(({ status }) => status === 'failed')).toEqual([])
    expect(idsOf(found, 'passed')).toContain(passed)
    expect((await backend.cart('margaret'))?.recipients).toEqual(before?.recipients)
  })
})
