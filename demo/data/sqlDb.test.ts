import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll } from 'vitest'
import { dbSuite } from '../../testing/dbSuite'
import { orderSuite } from '../../testing/orderSuite'
import { emptied } from '../../testing/sqlData'
import { MIGRATIONS } from './openDb'
import { openPglite } from './pgliteTemplate'

let client: PGlite
beforeAll(async () => {
  client = await openPglite()
  await migrate(drizzle({ client }), MIGRATIONS)
})
afterAll(() => client.close())

const open = emptied(() => drizzle({ client }))
dbSuite('PGlite', open)
orderSuite('PGlite', open)
