import { beforeAll, describe, expect, it } from 'vitest'
import { oneShipment, twoShipments } from '../../../mocks/scenarios'
import { breaking, giftwell, reportOn } from '../../../testing/cli/conformance'
import { demoShop } from './demoShop'
import type { Report } from './report'
import { all, calls, instead, refusal, type Violation } from './violations/violation'

const URL_OF_TEST = 'http://shop.test/api'

const emptyNames = instead('putNewRecipient', ({ fname }) =>
  fname === '' ? { newAddress: { addr_id: 1 } } : undefined,
)

describe('behavior that the specification leaves open', () => {
  const args = ['conformance', URL_OF_TEST, '--only', 'recipients.failed']
  const run = (...more: string[]) => giftwell([...args, ...more], { fetch: breaking(emptyNames()) })

  it('is reported as the contract’s choice, and does not fail the run', async () => {
    const { code, out } = await run()
    expect(code).toBe(0)
    expect(out).toMatch(/^differs +recipients\.failed \(§8\*\)/m)
    expect(out).toMatch(/expected: .* \(the contract's choice\*\)$/m)
    expect(out).not.toContain('(specification §')
    expect(out).toContain('0 passed, 0 failed, 1 differ, 0 skipped')
  })

  it('fails the run with --strict, still reported as a choice', async () => {
    const { code, out } = await run('--strict')
    expect(code).toBe(1)
    expect(out).toMatch(/^FAILED +recipients\.failed \(§8\*\)/m)
    expect(out).toMatch(/expected: .* \(the contract's choice\*\)$/m)
  })
})

describe('"asked"', () => {
  it.each([
    [
      'an unknown gift card that broke the server, before the cart was read',
      'gift-card.invalid',
      instead('putGiftCard', () => refusal(500, 'server_error')),
      /^PUT \/checkout\/giftcard\/ {"gc_code":"GW-NO-SUCH-CODE"[^,]*,"page":"cart"}$/,
      /^500: /,
    ],
    [
      'a field that was cut, before it was emptied again',
      'recipients.limits',
      instead('putNewRecipient', async ({ company }, { next }) => {
        if (!company) return undefined
        const { newAddress } = await (await next()).json()
        return { newAddress: { ...newAddress, company: company.slice(0, 20) } }
      }),
      /^PUT \/checkout\/pdp-add-new-recipient .*"company":"x+\."/,
      /^20 and 30 characters/,
    ],
    [
      'a call that other calls come before',
      'promo.accepted',
      instead('putDiscount', () => refusal(422, 'no')),
      /^PUT \/checkout\/discount\/ {"discount_code":"STEAK10"}$/,
      /^422: /,
    ],
    [
      'a read alone, if stock was requested before it',
      'validity.found',
      instead('getValidationCheck', () => ({ is_valid: true, problems: [] })),
      /^PUT \/checkout\/line-item .*, then GET \/checkout\/validation-check$/,
      /is_valid/,
    ],
  ])('shows the call that failed: %s', async (_what, id, plant, asked, came) => {
    const { checks } = await reportOn(URL_OF_TEST, ['--only', id], breaking(plant()))
    expect(checks[0]?.finding?.asked).toMatch(asked)
    expect(checks[0]?.finding?.came).toMatch(came)
  })
})

describe('added lines', () => {
  it('include the cart’s cspl_id', async () => {
    const seen: unknown[] = []
    const watching: Violation = async (passing) => {
      const { request, next } = passing
      if (calls(request, 'putLineItems')) {
        const { lineitems } = await request.clone().json()
        seen.push(...lineitems.map(({ cspl_id }: { cspl_id: unknown }) => cspl_id))
      }
      const response = await next()
      if (!calls(request, 'getCart')) return response
      const answer = await response.json()
      return Response.json({ ...answer, cart: { ...answer.cart, cspl_id: 77 } })
    }
    await reportOn(URL_OF_TEST, ['--only', 'lines', '--only', 'row.putLine'], breaking(watching))
    expect(seen.length).toBeGreaterThan(8)
    expect(new Set(seen)).toEqual(new Set([77]))
  })
})

describe('a setup that a server refuses', () => {
  const skippedIn = ({ checks }: Report) =>
    checks.flatMap(({ id, status }) => (status === 'skipped' ? id : []))
  const run = async (violation: Violation, world = twoShipments) =>
    reportOn(URL_OF_TEST, [], breaking(violation, world), demoShop)
  let always: string[] = []
  beforeAll(async () => {
    always = skippedIn(await run(({ next }) => next()))
  })

  /** Checks that are skipped although they run on a server that accepts everything. */
  const lost = (report: Report) => skippedIn(report).filter((id) => !always.includes(id))

  it.each([
    [
      'recipients without an address of their own',
      instead('putNewRecipient', ({ addr_id, city }) =>
        addr_id || !city ? undefined : refusal(422, 'no_such_field'),
      ),
      // No address is in Alaska then.
      ['shipping.far'],
    ],
    [
      'lines by the fields of the specification alone',
      instead('putLineItems', ({ lineitems: [{ sku_id }] }) =>
        sku_id ? refusal(422, 'no_such_field') : undefined,
      ),
      [],
    ],
    [
      'lines, with an answer that is no cart',
      instead('putLineItems', async (_body, { next }) => {
        await next()
        return {}
      }),
      [],
    ],
    [
      'an older promo code',
      instead('putDiscount', ({ discount_code }) =>
        discount_code === 'STEAK10' ? refusal(422, 'no') : undefined,
      ),
      ['promo.accepted', 'promo.replaced', 'promo.removed'],
    ],
  ])('affects only related checks: %s', async (_what, plant, expected) => {
    expect(lost(await run(plant()))).toEqual(expected)
  })

  it('checks the existing cart if nothing can be added', async () => {
    const report = await run(instead('putLineItems', () => refusal(422, 'closed'))(), oneShipment)
    const passed = report.checks.flatMap(({ id, status }) => (status === 'passed' ? id : []))
    const judged = ['totals.sum', 'totals.merchandise', 'mini-cart.count', 'promo.accepted']
    expect(passed).toEqual(expect.arrayContaining([...judged, 'gift-card.applied']))
    expect(report.checks.find(({ id }) => id === 'lines.added')?.status).toBe('failed')
  })

  it('requests rows with a failed setup with nonexistent ids', async () => {
    const report = await run(
      all(
        instead('putLineItems', () => refusal(422, 'closed'))(),
        instead('putQuantity', () => new Response(null, { status: 405 }))(),
      ),
      oneShipment,
    )
    expect(report.checks.find(({ id }) => id === 'row.putQuantity')?.status).toBe('failed')
    expect(report.checks.find(({ id }) => id === 'row.putSku')?.status).toBe('skipped')
  })
})
