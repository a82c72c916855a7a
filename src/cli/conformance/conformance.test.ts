import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneShipment } from '../../../mocks/scenarios'
import { contract } from '../../api/contract'
import { checks } from './checks'
import type { Report } from './report'
import { houseData, type RunningServer, reportOn, startServer } from './testing'

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
  it('passes every check but those that it was not asked for', () => {
    expect(report.checks.filter(({ status }) => status === 'failed')).toEqual([])
    expect(idsOf(report, 'skipped')).toEqual([
      'row.getCustomer',
      'row.putPlaceOrder',
      'order.clears-cart',
    ])
    expect(report.passed).toBeGreaterThan(90)
  })

  it('is asked for each of the 39 rows, but for an order', () => {
    const rows = Object.keys(contract)
    expect(checks.filter(({ id }) => id.startsWith('row.'))).toHaveLength(rows.length)
    expect(rows.filter((name) => !called.has(name))).toEqual(['putPlaceOrder'])
  })

  it('has its cart as it was before', async () => {
    const after = await server.backend.cart()
    expect(after?.recipients).toEqual((before as typeof after)?.recipients)
    expect(after?.discount_code).toBe('')
  })

  it('keeps nothing but the card that it does not take off, and that is told', async () => {
    const after = await server.backend.cart()
    expect(Object.keys(after?.gift_card_json ?? {})).toEqual([houseData.stuckGiftCard])
    expect(report.leftBehind).toBe(`gift card "${houseData.stuckGiftCard}"`)
  })

  it('says why something was skipped', () => {
    const reasons = report.checks.flatMap(({ reason }) => reason ?? [])
    expect(reasons).toEqual([
      expect.stringContaining('guest'),
      expect.stringContaining('--place-order'),
      expect.stringContaining('none was placed'),
    ])
  })
})

describe('the checks', () => {
  it('have ids of their own, and each says what is to be done', () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
    for (const { remedy, proves, section } of checks) {
      expect(remedy).toMatch(/^[A-Z].*\.$/)
      expect(proves).toMatch(/^\S.*[^.]$/)
      expect(section).toMatch(/^§[3-9]$/)
    }
  })
})

describe('--place-order', () => {
  it('places one, and sees that the cart is empty then', async () => {
    const shop = await startServer(oneShipment)
    const { checks: results } = await reportOn(shop.baseUrl, [
      '--place-order',
      '--only',
      'row.putPl',
      '--only',
      'order',
    ])
    await shop.stop()
    expect(results.map(({ id, status }) => [id, status])).toEqual([
      ['row.putPlaceOrder', 'passed'],
      ['order.clears-cart', 'passed'],
    ])
    expect(shop.backend.count('putPlaceOrder')).toBe(1)
  })
})

describe('--read-only', () => {
  it('sends nothing that changes anything', async () => {
    const shop = await startServer(oneShipment)
    const { passed, failed } = await reportOn(shop.baseUrl, ['--read-only'])
    await shop.stop()
    expect(failed).toBe(0)
    expect(passed).toBeGreaterThan(20)
    const writes = shop.backend.requests.filter(({ method }) => method !== 'GET')
    expect(new Set(writes.map(({ endpoint }) => endpoint))).toEqual(new Set(['postCheckStock']))
  })
})
