import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBackend } from '../../mocks/backend'
import { seed } from '../../mocks/scenario'
import { emailsAndReminders, fourSubscriptions, manyOrders } from '../../mocks/scenarios'
import { reportOnAccount } from '../../testing/cli/conformance'
import { MIGRATIONS } from './openDb'
import { openPglite } from './pgliteTemplate'
import { sqlDb } from './sqlDb'

let client: PGlite
beforeAll(async () => {
  client = await openPglite()
  await migrate(drizzle({ client }), MIGRATIONS)
})
afterAll(() => client.close())

it('the account stored in tables passes the conformance checks', async () => {
  const world = { ...manyOrders(), ...emailsAndReminders(), ...fourSubscriptions() }
  const db = sqlDb(drizzle({ client }))
  await db.transaction(seed(world, 'shopper'))
  const backend = createBackend({ db })
  const { checks } = await reportOnAccount((input, init) =>
    backend.fetch(input, init, { cookies: { gw_session: 'shopper' } }),
  )
  expect(checks.filter(({ status }) => status === 'failed' || status === 'differs')).toEqual([])
  expect(checks.find(({ id }) => id === 'row.getSubscription')?.status).toBe('passed')
})
