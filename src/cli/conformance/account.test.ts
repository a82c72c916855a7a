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

describe('a server with an account area', () => {
  let report: Report
  beforeAll(async () => {
    report = await reportOnAccount(createBackend({ scenario: world }).fetch)
  })

  it('receives a request for each of its rows', () => {
    const rows = Object.keys(accountContract).map((name) => `row.${name}`)
    expect(accountChecks.map(({ id }) => id)).toEqual(rows)
  })

  it('passes reversible checks, and refuses the others correctly', () => {
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

describe('a server with a defect', () => {
  it('gets a report of the failing path', async () => {
    const broken = () => Response.json({ error: 'broken' }, { status: 500 })
    expect(idsOf(await reportWith('/api/customer/cards', broken), 'failed')).toContain(
      'row.getCards',
    )
  })

  it('gets a report of a malformed response', async () => {
    const report = await reportWith('/api/customer/reminders', () => Response.json({ days: [] }))
    expect(idsOf(report, 'differs')).toContain('row.getReminders')
  })
})

it('gets an explanation if the session is a guest’s', async () => {
  const report = await reportOnAccount(createBackend().fetch)
  const orders = report.checks.find(({ id }) => id === 'row.getOrders')
  expect(orders).toMatchObject({ status: 'skipped', reason: expect.stringContaining('guest') })
})
