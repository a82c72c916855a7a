import { beforeAll, describe, expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { emailsAndReminders, fourSubscriptions, manyOrders } from '../../../mocks/scenarios'
import { reportOnAccount } from '../../../testing/cli/conformance'
import { accountContract } from '../../api/account'
import { accountChecks } from './checks'
import type { Report } from './report'

/** A customer with orders, subscriptions, cards and reminders. */
const world = () => ({ ...manyOrders(), ...emailsAndReminders(), ...fourSubscriptions() })

const idsOf = ({ checks }: Report, status: string) =>
  checks.filter((one) => one.status === status).map(({ id }) => id)

describe('a server that serves the account', () => {
  let report: Report
  beforeAll(async () => {
    report = await reportOnAccount(createBackend({ scenario: world }).fetch)
  })

  it('is asked for each of its rows', () => {
    const rows = Object.keys(accountContract).map((name) => `row.${name}`)
    expect(accountChecks.map(({ id }) => id)).toEqual(rows)
  })

  it('passes what can be done without a trace, and refuses the rest as somebody who knows it', () => {
    expect([...idsOf(report, 'failed'), ...idsOf(report, 'differs')]).toEqual([])
    expect(idsOf(report, 'passed')).toEqual(
      expect.arrayContaining(['row.getOrder', 'row.getSubscription', 'row.deleteReminder']),
    )
  })
})

/** The report on a server with a different response at one path. */
async function reportWith(path: string, answer: () => Response): Promise<Report> {
  const backend = createBackend({ scenario: world })
  return reportOnAccount(async (input, init) => {
    const request = new Request(input, init)
    return new URL(request.url).pathname === path ? answer() : backend.fetch(request)
  })
}

describe('a server that does not', () => {
  it('is told of a path that it breaks over', async () => {
    const broken = () => Response.json({ error: 'broken' }, { status: 500 })
    expect(idsOf(await reportWith('/api/customer/cards', broken), 'failed')).toContain(
      'row.getCards',
    )
  })

  it('is told of an answer of another shape', async () => {
    const report = await reportWith('/api/customer/reminders', () => Response.json({ days: [] }))
    expect(idsOf(report, 'differs')).toContain('row.getReminders')
  })
})

it('a guest is told why there is nothing to see', async () => {
  const report = await reportOnAccount(createBackend().fetch)
  const orders = report.checks.find(({ id }) => id === 'row.getOrders')
  expect(orders).toMatchObject({ status: 'skipped', reason: expect.stringContaining('guest') })
})
